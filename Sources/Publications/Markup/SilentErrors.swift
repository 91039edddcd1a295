// SPDX-License-Identifier: Apache-2.0
import CXML2

/// Keeps libxml2 from printing, while it parses, what it cannot report to its context.
///
/// The handler is the calling thread's own; what it was before is put back.
func withSilentErrors<Result>(_ body: () -> Result) -> Result {
  let handler = __xmlStructuredError()?.pointee
  let context = __xmlStructuredErrorContext()?.pointee
  xmlSetStructuredErrorFunc(nil) { _, _ in }
  defer { xmlSetStructuredErrorFunc(context, handler) }
  return body()
}

// SPDX-License-Identifier: Apache-2.0
internal import CICUShim

/// Which ICU the process is linked with; units can differ from one version to the next.
public enum ICUVersion {
  /// The version of the library, for example `72.1`.
  public static var library: String { text(cicu_version) }

  /// The version of Unicode whose rules and properties it has, for example `15.0`.
  public static var unicode: String { text(cicu_unicode_version) }

  private static func text(_ write: (UnsafeMutablePointer<CChar>) -> Void) -> String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 20) { buffer in
      guard let start = buffer.baseAddress else { return "" }
      write(start)
      return String(cString: start)
    }
  }
}

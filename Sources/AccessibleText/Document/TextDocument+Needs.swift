// SPDX-License-Identifier: Apache-2.0

extension TextDocument {
  /// What a host has to hand over before a section can be read.
  ///
  /// - Returns: `nil` where it is there, and where it never comes.
  public func need(ofSection number: Int) -> TextNeed? {
    guard let section = hostSections?.table[number], section.content.isAwaited else { return nil }
    return .section(section.key)
  }

  /// What a host has to hand over before the lines and pages of a section are known.
  ///
  /// - Returns: `nil` where they are, and where it never comes.
  public func need(ofLayoutOfSection number: Int) -> TextNeed? {
    if let need = need(ofSection: number) { return need }
    guard hasPushedLayouts, let section = hostSections?.table[number],
      section.content.value != nil, section.layout.isAwaited
    else { return nil }
    return .layout(section.key)
  }
}

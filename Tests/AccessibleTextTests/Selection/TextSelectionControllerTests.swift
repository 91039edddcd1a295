// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import AccessibleTextTesting
import Testing

@Suite("TextSelectionController")
struct TextSelectionControllerTests {
  private final class Observer: TextSelectionObserver {
    var told: [String] = []
    var whenTold: (TextSelectionController) -> Void = { _ in }

    func selectionWillChange(in controller: TextSelectionController) {
      told.append("will \(controller.selectedText ?? "nil")")
      whenTold(controller)
    }

    func selectionDidChange(in controller: TextSelectionController) {
      told.append("did \(controller.selectedText ?? "nil")")
    }
  }

  private let text: SelectedText
  private let controller: TextSelectionController
  private let observer = Observer()

  init() throws {
    text = try SelectedText("One ‸two\nthree")
    controller = TextSelectionController(in: text.walker.element)
    controller.observer = observer
  }

  @Test func `the observer is told will and did exactly once for a change, and never for none`()
    throws
  {
    #expect(controller.select(.word, at: TextCaret(try text.mark())))
    #expect(!controller.select(.word, at: TextCaret(try text.mark())))
    #expect(controller.extend(by: .word, .forward))
    #expect(!controller.extend(by: .word, .forward))
    #expect(!controller.select(controller.selection))
    #expect(!controller.select(try SelectedText("f‸oreign").caret()))
    #expect(controller.select(nil))
    #expect(!controller.select(nil))
    #expect(
      observer.told == [
        "will nil", "did two", "will two", "did two\nthree", "will two\nthree", "did nil",
      ])
  }

  @Test func `what an observer asks for before a change is ignored`() {
    observer.whenTold = { $0.select(nil) }
    #expect(controller.selectAll(.element))
    #expect(controller.selectAll())
    #expect(
      observer.told == [
        "will nil", "did One two", "will One two", "did One two\nthree",
      ])
  }

  @Test func `a selection that is stale in the changed text is dropped`() throws {
    controller.selectAll()
    let changed = try #require(
      text.document.replacingSection(0, with: SectionContent(paragraphs: "New")))
    controller.textDidChange(to: try #require(changed.firstElement))
    #expect(controller.selection == nil)
    controller.selectAll()
    #expect(controller.selectedText == "New")
  }

  @Test func `a new layout leaves the selection and tells nobody`() throws {
    controller.selectAll()
    observer.told = []
    let again = text.document.laidOut { _ in nil }
    controller.textDidChange(to: try #require(again.firstElement))
    #expect(observer.told == [])
    #expect(controller.selectedText == "One two\nthree")
  }
}

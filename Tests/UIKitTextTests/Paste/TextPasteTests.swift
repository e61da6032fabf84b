import ItemProvider
import Testing
import UIKitTesting

@testable import UIKitText

/// What is copied out of texts and pasted into them.
@MainActor
struct TextPasteTests {
    private let stage = TextViewScreen("abc", isEditing: true)

    init() { UIPasteboard.general.items = [] }

    private func attribute(_ key: NSAttributedString.Key, at location: Int) -> Any? {
        stage.view.textStorage.attribute(key, at: location, effectiveRange: nil)
    }

    private var image: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 8, height: 6)).image { $0.cgContext.fill(CGRect(x: 0, y: 0, width: 8, height: 6)) }
    }

    // MARK: Looks and pictures

    @Test("TX-102: text that was copied keeps its look where looks can be edited, and takes that of what is typed elsewhere")
    func looks() throws {
        stage.view.attributedText = NSAttributedString(string: "red", attributes: [.foregroundColor: UIColor.red])
        stage.select(0, 3)
        try stage.press("cmd+c")
        #expect(UIPasteboard.general.string == "red")
        stage.view.text = "abc"
        stage.view.textColor = .blue
        stage.select(3, 0)
        try stage.press("cmd+v")
        #expect(stage.view.text == "abcred" || stage.view.text == "abc red")
        #expect(attribute(.foregroundColor, at: stage.view.text.utf16.count - 1) as? UIColor == .blue)
        stage.view.allowsEditingTextAttributes = true
        try stage.press("cmd+v")
        #expect(attribute(.foregroundColor, at: stage.view.text.utf16.count - 1) as? UIColor == .red)
        #expect(attribute(.foregroundColor, at: 0) as? UIColor == .blue)
        stage.view.undoManager?.undo()
        #expect(attribute(.foregroundColor, at: stage.view.text.utf16.count - 1) as? UIColor == .blue)
        stage.view.undoManager?.redo()
        #expect(attribute(.foregroundColor, at: stage.view.text.utf16.count - 1) as? UIColor == .red)
    }

    @Test("A picture is pasted as an attachment where looks can be edited, and nowhere else")
    func pictures() throws {
        UIPasteboard.general.image = image
        let paste = #selector(UIResponderStandardEditActions.paste(_:))
        stage.select(1, 0)
        #expect(!stage.view.canPerformAction(paste, withSender: nil))
        try stage.press("cmd+v")
        #expect(stage.view.text == "abc")
        stage.view.allowsEditingTextAttributes = true
        #expect(stage.view.canPerformAction(paste, withSender: nil))
        try stage.press("cmd+v")
        #expect(stage.view.text == "a\u{FFFC}bc")
        #expect((attribute(.attachment, at: 1) as? NSTextAttachment)?.image?.size == CGSize(width: 8, height: 6))
        #expect(attribute(.font, at: 1) as? UIFont == stage.view.font)
        stage.view.undoManager?.undo()
        #expect(stage.view.text == "abc")
    }

    @Test("Text with its look goes through data, and damaged data are told")
    func archives() throws {
        let text = NSMutableAttributedString(string: "one two", attributes: [.font: UIFont.systemFont(ofSize: 20)])
        text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 4, length: 3))
        let copy = try #require(StyledTextArchive.text(from: StyledTextArchive.data(of: text)))
        #expect(copy.string == "one two")
        #expect(copy.attribute(.font, at: 6, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 20))
        #expect(copy.attribute(.foregroundColor, at: 3, effectiveRange: nil) == nil)
        #expect(copy.attribute(.foregroundColor, at: 4, effectiveRange: nil) as? UIColor == .red)
        #expect(StyledTextArchive.text(from: Data([1, 2, 3])) == nil)
        #expect(throws: (any Error).self) {
            try NSAttributedString.object(withItemProviderData: Data(), typeIdentifier: "com.apple.uikit.attributedstring")
        }
    }

    // MARK: Delegates

    @Test("A delegate makes text of each item, later too, combines the texts, and the view's own delegate is asked once")
    func transforming() throws {
        let helper = PasteHelper()
        stage.view.pasteDelegate = helper
        UIPasteboard.general.strings = ["one", "two"]
        stage.select(3, 0)
        _ = stage.log.take()
        try stage.press("cmd+v")
        #expect(helper.items.count == 2)
        #expect(stage.view.text == "abc")
        helper.items[1].setResult(string: "2")
        helper.items[0].setResult(string: "-1")
        helper.items[0].setResult(string: "ignored")
        #expect(stage.view.text == "abc-1+2")
        #expect(stage.log.take().first == "change {3, 0} \"-1+2\"")
        #expect(helper.items[0].defaultAttributes[.font] as? UIFont == stage.view.font)
    }

    @Test("A result that comes when another paste has begun goes nowhere")
    func givenUp() throws {
        let helper = PasteHelper()
        stage.view.pasteDelegate = helper
        UIPasteboard.general.strings = ["one", "two"]
        stage.select(3, 0)
        try stage.press("cmd+v")
        try stage.press("cmd+v")
        helper.items[0].setResult(string: "late")
        helper.items[2].setResult(string: "-1")
        helper.items[1].setResult(string: "late")
        #expect(stage.view.text == "abc")
        helper.items[3].setResult(string: "2")
        #expect(stage.view.text == "abc-1+2")
    }

    @Test("Items that become nothing leave the text, and the usual result is the text itself")
    func nothing() async throws {
        let helper = PasteHelper()
        stage.view.pasteDelegate = helper
        UIPasteboard.general.string = "!"
        stage.select(0, 3)
        try stage.press("cmd+v")
        helper.items[0].setNoResult()
        #expect(stage.view.text == "abc")
        try stage.press("cmd+v")
        helper.items[1].setDefaultResult()
        for _ in 0..<10_000 where stage.view.text == "abc" { await Task.yield() }
        #expect(stage.view.text == "!")
    }

    @Test("SV-123: only items of the types that the configuration accepts are pasted")
    func configuration() throws {
        let helper = PasteHelper()
        stage.view.pasteDelegate = helper
        stage.view.pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.image"])
        UIPasteboard.general.items = [["public.utf8-plain-text": "text"], ["public.png": image]]
        try stage.press("cmd+v")
        #expect(helper.items.count == 1)
        #expect(helper.items.first?.itemProvider.hasItemConformingToTypeIdentifier("public.image") == true)
        #expect(stage.view.canPaste(UIPasteboard.general.itemProviders))
        stage.view.pasteConfiguration = nil
        #expect(stage.view.canPaste(UIPasteboard.general.itemProviders))
        UIPasteboard.general.image = image
        #expect(!stage.view.canPaste(UIPasteboard.general.itemProviders))
    }

    @Test("Items that a paste control hands over go in the place of what is selected, where the text can be changed")
    func items() async throws {
        let items = [NSItemProvider(object: "new" as NSString)]
        stage.select(0, 2)
        stage.view.paste(itemProviders: items)
        for _ in 0..<10_000 where stage.view.text == "abc" { await Task.yield() }
        #expect(stage.view.text == "newc" || stage.view.text == "new c")
        stage.view.isEditable = false
        let text = stage.view.text
        stage.view.paste(itemProviders: items)
        for _ in 0..<100 { await Task.yield() }
        #expect(stage.view.text == text)
    }

    @Test("A delegate may put the text in by itself; the caret goes behind where it says that it stands")
    func performing() async throws {
        let helper = PastePerformer()
        stage.view.pasteDelegate = helper
        UIPasteboard.general.string = "x"
        stage.select(3, 0)
        try stage.press("cmd+v")
        for _ in 0..<10_000 where helper.text == nil { await Task.yield() }
        #expect(helper.text?.string == "x")
        #expect(stage.view.text == "abc")
        #expect(stage.selection == NSRange(location: 1, length: 0))
    }

    // MARK: Other commands of texts

    @Test("The caret follows a finger by as much as it moves, and the selection goes with it")
    func floating() {
        stage.select(0, 0)
        let (start, end) = (stage.point(before: 0), stage.point(before: 3))
        stage.view.beginFloatingCursor(at: CGPoint(x: 100, y: 100))
        stage.view.updateFloatingCursor(at: CGPoint(x: 100 + end.x - start.x, y: 100))
        #expect(stage.selection == NSRange(location: 3, length: 0))
        stage.view.endFloatingCursor()
        stage.view.updateFloatingCursor(at: CGPoint(x: 100, y: 100))
        #expect(stage.selection == NSRange(location: 3, length: 0))
    }

    @Test("Texts measure in their own coordinates")
    func inputView() {
        #expect(stage.view.textInputView === stage.view)
        let field = UITextField()
        #expect(field.textInputView === field)
    }

    @Test("The command for the direction changes the paragraphs of the selection")
    func direction() {
        stage.view.makeTextWritingDirectionRightToLeft(nil)
        #expect((attribute(.paragraphStyle, at: 0) as? NSParagraphStyle)?.baseWritingDirection == .rightToLeft)
        stage.view.makeTextWritingDirectionLeftToRight(nil)
        #expect((attribute(.paragraphStyle, at: 0) as? NSParagraphStyle)?.baseWritingDirection == .leftToRight)
    }
}

private final class PasteHelper: NSObject, UITextPasteDelegate {
    var items: [any UITextPasteItem] = []

    func textPasteConfigurationSupporting(_ view: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem) {
        items.append(item)
    }

    func textPasteConfigurationSupporting(
        _ view: any UITextPasteConfigurationSupporting, combineItemAttributedStrings itemStrings: [NSAttributedString],
        for textRange: UITextRange
    ) -> NSAttributedString {
        NSAttributedString(string: itemStrings.map(\.string).joined(separator: "+"))
    }
}

private final class PastePerformer: NSObject, UITextPasteDelegate {
    var text: NSAttributedString?

    func textPasteConfigurationSupporting(
        _ view: any UITextPasteConfigurationSupporting, performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
    ) -> UITextRange {
        text = attributedString
        let view = view as! UITextView
        let start = view.position(from: view.beginningOfDocument, offset: 1)!
        return view.textRange(from: start, to: start)!
    }
}

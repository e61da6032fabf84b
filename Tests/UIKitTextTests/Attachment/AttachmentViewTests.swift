import Foundation
import Testing
import UIKitTesting

@testable import UIKitText

/// A provider of a button of 40 by 20 points, sunk 4 points below the baseline.
private final class ButtonProvider: NSTextAttachmentViewProvider {
    static var made = 0

    required init(
        textAttachment: NSTextAttachment, parentView: UIView?, textLayoutManager: NSTextLayoutManager?, location: any NSTextLocation
    ) {
        super.init(textAttachment: textAttachment, parentView: parentView, textLayoutManager: textLayoutManager, location: location)
        tracksTextAttachmentViewBounds = true
        Self.made += 1
    }

    override func loadView() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        button.bounds.origin.y = -4
        button.accessibilityIdentifier = "attached"
        view = button
    }
}

/// An attachment that makes its provider itself, as wide as the line.
private final class RuleAttachment: NSTextAttachment, @unchecked Sendable {
    var lineWidths: [CGFloat] = []

    override func attachmentBounds(
        for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?,
        proposedLineFragment: CGRect, position: CGPoint
    ) -> CGRect {
        lineWidths.append(proposedLineFragment.width)
        return CGRect(x: 0, y: 0, width: proposedLineFragment.width, height: 3)
    }

    override func viewProvider(
        for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?
    ) -> NSTextAttachmentViewProvider? {
        NSTextAttachmentViewProvider(textAttachment: self, parentView: parentView, textLayoutManager: nil, location: location)
    }
}

/// An attachment with a picture that is made when it is drawn.
private final class DrawnAttachment: NSTextAttachment, @unchecked Sendable {
    var drawnAt: [NSRange] = []

    override func image(
        for bounds: CGRect, attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?
    ) -> UIImage? {
        UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
    }
}

@MainActor
@Suite struct AttachmentViewTests {
    private let stage = TextViewScreen()
    private let type = "org.example.button"

    private func attached(_ before: String, _ attachments: [NSTextAttachment], _ after: String) -> NSAttributedString {
        let text = NSMutableAttributedString(string: before)
        for attachment in attachments { text.append(NSAttributedString(attachment: attachment)) }
        text.append(NSAttributedString(string: after))
        text.addAttribute(.font, value: UIFont.systemFont(ofSize: 17), range: NSRange(location: 0, length: text.length))
        return text
    }

    private func button() -> NSTextAttachment {
        NSTextAttachment.registerViewProviderClass(ButtonProvider.self, forFileType: type)
        return NSTextAttachment(data: nil, ofType: type)
    }

    private func show(_ text: NSAttributedString) {
        stage.view.attributedText = text
        stage.screen.settle()
    }

    private func buttons() -> [UIButton] {
        func all(_ view: UIView) -> [UIButton] { view.subviews.flatMap { ($0 as? UIButton).map { [$0] } ?? all($0) } }
        return all(stage.view).sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
    }

    @Test("an attachment whose type has a registered provider is a view, where its character is")
    func registered() throws {
        show(attached("ab", [button()], "cd"))
        let shown = try #require(buttons().first)
        let caret = stage.view.caretRect(for: stage.position(2))
        #expect(buttons().count == 1)
        #expect(abs(shown.frame.minX - caret.minX) < 0.51)
        #expect(shown.frame.size == CGSize(width: 40, height: 20))
        // The baseline is that of the letters: 16 of the 20 points are above it.
        let baseline = stage.view.textContainerInset.top + UIFont.systemFont(ofSize: 17).ascender
        #expect(abs(shown.frame.minY + 16 - max(baseline, stage.view.textContainerInset.top + 16)) < 1)
        #expect(stage.view.caretRect(for: stage.position(3)).minX - caret.minX == 40)
    }

    @Test("views are used, not drawn: touches on them are theirs, touches beside them the text's")
    func touches() throws {
        show(attached("ab", [button()], "cd"))
        var taps = 0
        let shown = try #require(buttons().first)
        shown.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        try stage.screen.tap(at: shown.convert(CGPoint(x: 20, y: 10 + shown.bounds.minY), to: nil))
        #expect(taps == 1)
        try stage.screen.tap(at: stage.point(before: 0))
        #expect(stage.view.isFirstResponder)
    }

    @Test("a view goes with its character, and with it from the screen")
    func edits() throws {
        ButtonProvider.made = 0
        show(attached("ab", [button()], "cd"))
        let first = try #require(buttons().first)
        let formerX = first.frame.minX
        stage.view.textStorage.insert(attached("mmm", [], ""), at: 0)
        stage.screen.settle()
        #expect(buttons() == [first])
        #expect(first.frame.minX > formerX + 20)
        #expect(ButtonProvider.made == 1)
        stage.view.textStorage.deleteCharacters(in: NSRange(location: 5, length: 1))
        stage.screen.settle()
        #expect(buttons().isEmpty)
    }

    @Test("one attachment at several places has a view at each")
    func shared() {
        let attachment = button()
        show(attached("", [attachment, attachment], "x"))
        #expect(buttons().map(\.frame.width) == [40, 40])
        #expect(buttons().map(\.frame.minX) == [5, 45])
    }

    @Test("views out of sight are not in the hierarchy, and come back as they were")
    func scrolling() throws {
        show(attached("", [button()], String(repeating: "line\n", count: 60)))
        let shown = try #require(buttons().first)
        stage.view.contentOffset.y = 400
        stage.screen.settle()
        #expect(shown.superview == nil)
        stage.view.contentOffset.y = 0
        stage.screen.settle()
        #expect(buttons() == [shown])
    }

    @Test("an attachment can make its provider itself, and be as wide as its line")
    func own() throws {
        let rule = RuleAttachment(data: nil, ofType: nil)
        show(attached("a\n", [rule], "\nb"))
        let width = stage.view.bounds.width
        #expect(rule.lineWidths.contains(width))
        let view = try #require(stage.view.subviews.flatMap(\.subviews).first { $0.frame.height == 3 })
        #expect(view.frame.width == width)
    }

    @Test("the method of TextKit 2 says what is drawn where there is no view")
    func image() {
        let attachment = DrawnAttachment(data: nil, ofType: nil)
        attachment.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
        show(attached("", [attachment], ""))
        let caret = stage.view.convert(stage.view.caretRect(for: stage.position(0)), to: nil)
        #expect(stage.screen.color(at: CGPoint(x: caret.minX + 5, y: caret.maxY - UIFont.systemFont(ofSize: 17).lineHeight * 0.35)) == .red)
    }

    @Test("attachments that allow no views, and text views of TextKit 1, have none")
    func notAllowed() {
        let attachment = button()
        #expect(attachment.usesTextAttachmentView)
        attachment.allowsTextAttachmentView = false
        #expect(!attachment.usesTextAttachmentView)
        show(attached("", [attachment], ""))
        #expect(buttons().isEmpty)
        attachment.allowsTextAttachmentView = true
        show(attached("", [attachment], ""))
        #expect(buttons().count == 1)
        _ = stage.view.layoutManager
        stage.screen.settle()
        #expect(buttons().isEmpty)
    }

    @Test("a layout manager of TextKit 2 that outlives its text view lays out by the attachments alone")
    func outlived() throws {
        var view: UITextView? = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view?.attributedText = attached("ab", [button()], "cd")
        let manager = try #require(view?.textLayoutManager)
        let content = manager.textContentManager
        view = nil
        manager.ensureLayout(for: try #require(content?.documentRange))
        #expect(manager.usageBoundsForTextContainer.height > 0)
    }

    @Test("pictures read from HTML are attachments of the class that programs know")
    func html() throws {
        let data = Data("<p>a<img width=\"10\" height=\"20\" src=\"x.png\"></p>".utf8)
        let text = try NSAttributedString(
            data: data, options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil)
        let attachment = text.attribute(.attachment, at: 1, effectiveRange: nil) as? NSTextAttachment
        #expect(attachment?.bounds == CGRect(x: 0, y: 0, width: 10, height: 20))
    }
}

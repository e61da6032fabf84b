import Foundation
import Testing
@testable import TextKit

private final class OwnAttachment: NSTextAttachment, @unchecked Sendable {
    var asked: [Int] = []
    var drawn: [Int] = []

    override func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect {
        asked.append(charIndex)
        return CGRect(x: 0, y: -5, width: 60, height: 45)
    }

    override func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int) -> UIImage? {
        drawn.append(charIndex)
        return UIGraphicsImageRenderer(size: imageBounds.size).image { context in
            UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
            context.fill(CGRect(origin: .zero, size: imageBounds.size))
        }
    }
}

struct AttachmentTests {
    private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    private func square(_ side: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
            red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }
    }

    private func setup(_ attachment: NSTextAttachment) -> TextSetup {
        let setup = TextSetup("ab")
        setup.storage.insert(NSAttributedString(attachment: attachment), at: 1)
        setup.storage.addAttribute(.font, value: TextSetup.font, range: setup.whole)
        return setup
    }

    @Test("TX-153: an attachment is one character")
    func character() {
        let text = NSAttributedString(attachment: NSTextAttachment())
        #expect(text.string == "\u{FFFC}")
        #expect(NSTextAttachment.character == 0xFFFC)
        #expect(text.attribute(.attachment, at: 0, effectiveRange: nil) is NSTextAttachment)
        #expect(text.containsAttachments(in: range(0, 1)))
        #expect(!NSAttributedString(string: "a").containsAttachments(in: range(0, 1)))
    }

    @Test("TX-154 TX-155: an image stands on the baseline, and makes the line higher; bounds may sink it")
    func bounds() {
        let attachment = NSTextAttachment(image: square(60))
        let high = setup(attachment)
        #expect(abs(high.lines[0].rect.height - 60 + TextSetup.font.descender) < 0.01)
        #expect(abs(high.manager.location(forGlyphAt: 0).y - 60) < 0.01)
        #expect(high.manager.attachmentSize(forGlyphAt: 1) == CGSize(width: 60, height: 60))
        #expect(high.manager.attachmentSize(forGlyphAt: 0) == CGSize(width: -1, height: -1))
        attachment.bounds = CGRect(x: 0, y: TextSetup.font.descender, width: 20, height: TextSetup.line)
        #expect(abs(setup(attachment).lines[0].rect.height - TextSetup.line) < 0.01)
    }

    @Test("TX-156: subclasses say how large an attachment is, and what is drawn")
    func subclass() {
        let attachment = OwnAttachment()
        let setup = setup(attachment)
        let picture = setup.picture()
        #expect(attachment.asked == [1])
        #expect(attachment.drawn == [1])
        let rect = setup.manager.boundingRect(forGlyphRange: range(1, 1), in: setup.container)
        #expect(abs(rect.width - 60) < 0.01)
        #expect(picture.color(at: CGPoint(x: rect.midX, y: 2)) == red)
        let baseline = setup.manager.location(forGlyphAt: 1).y
        #expect(picture.color(at: CGPoint(x: rect.midX, y: baseline + 3)) == red)
    }

    @Test("TX-157: a template takes the colour of its character")
    func template() {
        let setup = setup(NSTextAttachment(image: square(20).withRenderingMode(.alwaysTemplate)))
        let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        setup.storage.addAttribute(.foregroundColor, value: green, range: setup.whole)
        let rect = setup.manager.boundingRect(forGlyphRange: range(1, 1), in: setup.container)
        let baseline = setup.manager.location(forGlyphAt: 1).y
        #expect(setup.picture().color(at: CGPoint(x: rect.midX, y: baseline - 10)) == green)
    }

    @Test("Padding stands on both sides of an attachment")
    func padding() {
        let attachment = NSTextAttachment(image: square(20))
        attachment.lineLayoutPadding = 7
        let setup = setup(attachment)
        let rect = setup.manager.boundingRect(forGlyphRange: range(1, 1), in: setup.container)
        #expect(abs(rect.width - 34) < 0.1)
        let y = setup.manager.location(forGlyphAt: 1).y - 10
        let picture = setup.picture()
        #expect(picture.color(at: CGPoint(x: rect.minX + 3, y: y)) != red)
        #expect(picture.color(at: CGPoint(x: rect.midX, y: y)) == red)
    }

    @Test("TX-158: new contents drop the image")
    func contents() {
        let attachment = NSTextAttachment(image: square(20))
        attachment.contents = square(30).pngData()
        #expect(attachment.image == nil)
        #expect(attachment.image(forBounds: .zero, textContainer: nil, characterIndex: 0)?.size.width ?? 0 > 0)
        attachment.image = square(10)
        attachment.fileType = "public.png"
        #expect(attachment.image == nil)
    }

    @Test("Attachments of no size, and of none that can be drawn, do no harm")
    func badSizes() {
        for side in [CGFloat.infinity, .nan, -5, 1e12] {
            let attachment = NSTextAttachment()
            attachment.bounds = CGRect(x: 0, y: 0, width: side, height: side)
            let setup = setup(attachment)
            #expect(!setup.lines.isEmpty)
            #expect(setup.lines.allSatisfy { $0.rect.height.isFinite })
        }
    }
}

import Foundation
@testable import TextKit

/// A storage, a layout manager and a container that belong together.
final class TextSetup {
    let storage: NSTextStorage
    let manager: NSLayoutManager
    let container: NSTextContainer

    static let font = UIFont.systemFont(ofSize: 20)
    static let line = font.lineHeight

    init(
        _ text: String = "", width: CGFloat = 300, height: CGFloat = 0, manager: NSLayoutManager = NSLayoutManager(),
        container: NSTextContainer? = nil, storage: NSTextStorage? = nil,
        attributes: [NSAttributedString.Key: Any] = [.font: TextSetup.font]
    ) {
        self.storage = storage ?? NSTextStorage(string: text, attributes: attributes)
        self.manager = manager
        self.container = container ?? NSTextContainer(size: CGSize(width: width, height: height))
        if storage != nil { self.storage.append(NSAttributedString(string: text, attributes: attributes)) }
        manager.addTextContainer(self.container)
        self.storage.addLayoutManager(manager)
    }

    var whole: NSRange { NSRange(location: 0, length: storage.length) }

    var lines: [LineRecord] {
        var lines: [LineRecord] = []
        manager.enumerateLineFragments(forGlyphRange: whole) { rect, used, _, range, _ in
            lines.append(LineRecord(rect: rect, used: used, range: range))
        }
        return lines
    }

    func picture(_ size: CGSize = CGSize(width: 300, height: 200)) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            UIColor.white.setFill()
            context.fill(CGRect(origin: .zero, size: size))
            let range = manager.glyphRange(for: container)
            manager.drawBackground(forGlyphRange: range, at: .zero)
            manager.drawGlyphs(forGlyphRange: range, at: .zero)
        }
    }
}

struct LineRecord: Equatable {
    var rect: CGRect
    var used: CGRect
    var range: NSRange
}

func range(_ location: Int, _ length: Int) -> NSRange { NSRange(location: location, length: length) }

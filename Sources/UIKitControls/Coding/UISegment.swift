import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// A segment of a segmented control, as archives and nibs hold it.
final class UISegment: UIObject, NSCoding {
    var content = SegmentContent(title: nil)

    init(_ content: SegmentContent) {
        self.content = content
        super.init()
    }

    init?(coder: NSCoder) {
        super.init()
        content.title = coder.decodeText(forKey: Key.title)
        // Compiled nibs have titles and pictures under the same key.
        let image = coder.decodePresent(forKey: Key.image) ?? coder.decodePresent(forKey: Key.title)
        content.image = image as? UIImage
        content.width = max(coder.decodeNumber(forKey: Key.width) ?? 0, 0)
        if let flag = coder.decodeFlag(forKey: Key.isEnabled) { content.isEnabled = flag }
        if coder.containsValue(forKey: Key.offset) { content.offset = coder.decodeCGSize(forKey: Key.offset) }
    }

    func encode(with coder: NSCoder) {
        if let title = content.title { coder.encode(title as NSString, forKey: Key.title) }
        if let image = content.image { coder.encode(image, forKey: Key.image) }
        coder.encode(Double(content.width), forKey: Key.width)
        coder.encode(content.isEnabled, forKey: Key.isEnabled)
        coder.encode(content.offset, forKey: Key.offset)
    }

    private enum Key {
        static let title = "UISegmentInfo"
        static let image = "UISegmentImage"
        static let width = "UISegmentWidth"
        static let isEnabled = "UISegmentEnabled"
        static let offset = "UISegmentContentOffset"
    }
}

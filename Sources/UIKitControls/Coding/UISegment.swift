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
        content.title = coder.decodeText(forKey: NibKey.segmentInfo)
        // Compiled nibs have titles and pictures under the same key.
        let image = coder.decodePresent(forKey: NibKey.segmentImage) ?? coder.decodePresent(forKey: NibKey.segmentInfo)
        content.image = image as? UIImage
        content.width = max(coder.decodeNumber(forKey: NibKey.segmentWidth) ?? 0, 0)
        if let flag = coder.decodeFlag(forKey: NibKey.segmentEnabled) { content.isEnabled = flag }
        if coder.containsValue(forKey: NibKey.segmentContentOffset) {
            content.offset = coder.decodeCGSize(forKey: NibKey.segmentContentOffset)
        }
    }

    func encode(with coder: NSCoder) {
        if let title = content.title { coder.encode(title as NSString, forKey: NibKey.segmentInfo) }
        if let image = content.image { coder.encode(image, forKey: NibKey.segmentImage) }
        coder.encode(Double(content.width), forKey: NibKey.segmentWidth)
        coder.encode(content.isEnabled, forKey: NibKey.segmentEnabled)
        coder.encode(content.offset, forKey: NibKey.segmentContentOffset)
    }
}

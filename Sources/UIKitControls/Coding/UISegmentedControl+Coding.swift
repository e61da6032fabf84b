import Foundation
@_spi(ForasteroInternal) import UIKitCore

extension UISegmentedControl {
    func decodeSegments(from coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        if let flag = coder.decodeFlag(forKey: NibKey.momentary) { isMomentary = flag }
        if let flag = coder.decodeFlag(forKey: NibKey.apportionsSegmentWidthsByContent) { apportionsSegmentWidthsByContent = flag }
        if let color = coder.decodePresent(forKey: NibKey.selectedSegmentTintColor) as? UIColor { selectedSegmentTintColor = color }
        guard let segments = coder.decodeObjects(UISegment.self, forKey: NibKey.segments) else { return }
        append(segments.map(\.content))
        let isSaid = coder.containsValue(forKey: NibKey.selectedSegmentIndex)
        selectedSegmentIndex = isSaid ? coder.decodeInteger(forKey: NibKey.selectedSegmentIndex) : Self.noSegment
    }

    func encodeSegments(to coder: NSCoder) {
        coder.encode(isMomentary, forKey: NibKey.momentary)
        coder.encode(apportionsSegmentWidthsByContent, forKey: NibKey.apportionsSegmentWidthsByContent)
        if let selectedSegmentTintColor { coder.encode(selectedSegmentTintColor, forKey: NibKey.selectedSegmentTintColor) }
        coder.encode(NSArray(array: board.segments.map { UISegment($0.content) }), forKey: NibKey.segments)
        coder.encode(selectedSegmentIndex, forKey: NibKey.selectedSegmentIndex)
    }
}

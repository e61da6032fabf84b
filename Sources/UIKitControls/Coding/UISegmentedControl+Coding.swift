import Foundation
@_spi(ForasteroInternal) import UIKitCore

extension UISegmentedControl {
    func decodeSegments(from coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        if let flag = coder.decodeFlag(forKey: Key.momentary) { isMomentary = flag }
        if let flag = coder.decodeFlag(forKey: Key.byContent) { apportionsSegmentWidthsByContent = flag }
        if let color = coder.decodePresent(forKey: Key.tint) as? UIColor { selectedSegmentTintColor = color }
        guard let segments = coder.decodeObjects(UISegment.self, forKey: Key.segments) else { return }
        append(segments.map(\.content))
        let isSaid = coder.containsValue(forKey: Key.chosen)
        selectedSegmentIndex = isSaid ? coder.decodeInteger(forKey: Key.chosen) : Self.noSegment
    }

    func encodeSegments(to coder: NSCoder) {
        coder.encode(isMomentary, forKey: Key.momentary)
        coder.encode(apportionsSegmentWidthsByContent, forKey: Key.byContent)
        if let selectedSegmentTintColor { coder.encode(selectedSegmentTintColor, forKey: Key.tint) }
        coder.encode(NSArray(array: board.segments.map { UISegment($0.content) }), forKey: Key.segments)
        coder.encode(selectedSegmentIndex, forKey: Key.chosen)
    }

    private enum Key {
        static let momentary = "UIMomentary"
        static let byContent = "UIApportionsSegmentWidthsByContent"
        static let tint = "UISelectedSegmentTintColor"
        static let segments = "UISegments"
        static let chosen = "UISelectedSegmentIndex"
    }
}

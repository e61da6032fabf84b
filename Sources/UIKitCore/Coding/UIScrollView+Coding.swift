import Foundation

extension UIScrollView {
    func decodeScrolling(from coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        if coder.containsValue(forKey: Key.contentSize) { contentSize = coder.decodeCGSize(forKey: Key.contentSize) }
        if coder.containsValue(forKey: Key.contentInset) { contentInset = coder.decodeUIEdgeInsets(forKey: Key.contentInset) }
        if coder.containsValue(forKey: Key.indicatorInsets) {
            scrollIndicatorInsets = coder.decodeUIEdgeInsets(forKey: Key.indicatorInsets)
        }
        if let value = coder.decodeEnumeration(ContentInsetAdjustmentBehavior.self, forKey: Key.insetAdjustment) {
            contentInsetAdjustmentBehavior = value
        }
        if let value = coder.decodeEnumeration(IndicatorStyle.self, forKey: Key.indicatorStyle) { indicatorStyle = value }
        if let value = coder.decodeEnumeration(KeyboardDismissMode.self, forKey: Key.keyboardDismissMode) { keyboardDismissMode = value }
        if let number = coder.decodeNumber(forKey: Key.minimumZoom) { minimumZoomScale = number }
        if let number = coder.decodeNumber(forKey: Key.maximumZoom) { maximumZoomScale = number }
        decodeScrollFlags(from: coder)
    }

    private func decodeScrollFlags(from coder: NSCoder) {
        if let flag = coder.decodeFlag(forKey: Key.isEnabled) { isScrollEnabled = flag }
        if let flag = coder.decodeFlag(forKey: Key.bounces) { bounces = flag }
        if let flag = coder.decodeFlag(forKey: Key.bouncesZoom) { bouncesZoom = flag }
        if let flag = coder.decodeFlag(forKey: Key.bouncesVertically) { alwaysBounceVertical = flag }
        if let flag = coder.decodeFlag(forKey: Key.bouncesHorizontally) { alwaysBounceHorizontal = flag }
        if let flag = coder.decodeFlag(forKey: Key.isPaging) { isPagingEnabled = flag }
        if let flag = coder.decodeFlag(forKey: Key.isLocking) { isDirectionalLockEnabled = flag }
        if let flag = coder.decodeFlag(forKey: Key.showsVertical) { showsVerticalScrollIndicator = flag }
        if let flag = coder.decodeFlag(forKey: Key.showsHorizontal) { showsHorizontalScrollIndicator = flag }
        if let flag = coder.decodeFlag(forKey: Key.delaysTouches) { delaysContentTouches = flag }
        if let flag = coder.decodeFlag(forKey: Key.canCancel) { canCancelContentTouches = flag }
    }

    func encodeScrolling(to coder: NSCoder) {
        coder.encode(contentSize, forKey: Key.contentSize)
        coder.encode(contentInset, forKey: Key.contentInset)
        coder.encode(contentInsetAdjustmentBehavior.rawValue, forKey: Key.insetAdjustment)
        coder.encode(indicatorStyle.rawValue, forKey: Key.indicatorStyle)
        coder.encode(keyboardDismissMode.rawValue, forKey: Key.keyboardDismissMode)
        coder.encode(Double(minimumZoomScale), forKey: Key.minimumZoom)
        coder.encode(Double(maximumZoomScale), forKey: Key.maximumZoom)
        let flags: [(String, Bool)] = [
            (Key.isEnabled, isScrollEnabled), (Key.bounces, bounces), (Key.bouncesZoom, bouncesZoom),
            (Key.bouncesVertically, alwaysBounceVertical), (Key.bouncesHorizontally, alwaysBounceHorizontal),
            (Key.isPaging, isPagingEnabled), (Key.isLocking, isDirectionalLockEnabled),
            (Key.showsVertical, showsVerticalScrollIndicator), (Key.showsHorizontal, showsHorizontalScrollIndicator),
            (Key.delaysTouches, delaysContentTouches), (Key.canCancel, canCancelContentTouches),
        ]
        for (key, flag) in flags { coder.encode(flag, forKey: key) }
    }

    private enum Key {
        static let contentSize = "UIContentSize"
        static let contentInset = "UIContentInset"
        static let indicatorInsets = "UIScrollIndicatorInsets"
        static let insetAdjustment = "UIContentInsetAdjustmentBehavior"
        static let indicatorStyle = "UIIndicatorStyle"
        static let keyboardDismissMode = "UIKeyboardDismissMode"
        static let minimumZoom = "UIMinimumZoomScale"
        static let maximumZoom = "UIMaximumZoomScale"
        static let isEnabled = "UIScrollEnabled"
        static let bounces = "UIBounces"
        static let bouncesZoom = "UIBouncesZoom"
        static let bouncesVertically = "UIAlwaysBounceVertical"
        static let bouncesHorizontally = "UIAlwaysBounceHorizontal"
        static let isPaging = "UIPagingEnabled"
        static let isLocking = "UIDirectionalLockEnabled"
        static let showsVertical = "UIShowsVerticalScrollIndicator"
        static let showsHorizontal = "UIShowsHorizontalScrollIndicator"
        static let delaysTouches = "UIDelaysContentTouches"
        static let canCancel = "UICanCancelContentTouches"
    }
}

import Foundation

extension UIScrollView {
    func decodeScrolling(from coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        if coder.containsValue(forKey: NibKey.contentSize) { contentSize = coder.decodeCGSize(forKey: NibKey.contentSize) }
        if coder.containsValue(forKey: NibKey.contentInset) { contentInset = coder.decodeUIEdgeInsets(forKey: NibKey.contentInset) }
        if coder.containsValue(forKey: NibKey.scrollIndicatorInsets) {
            scrollIndicatorInsets = coder.decodeUIEdgeInsets(forKey: NibKey.scrollIndicatorInsets)
        }
        if let value = coder.decodeEnumeration(ContentInsetAdjustmentBehavior.self, forKey: NibKey.contentInsetAdjustmentBehavior) {
            contentInsetAdjustmentBehavior = value
        }
        if let value = coder.decodeEnumeration(IndicatorStyle.self, forKey: NibKey.indicatorStyle) { indicatorStyle = value }
        if let value = coder.decodeEnumeration(KeyboardDismissMode.self, forKey: NibKey.keyboardDismissMode) { keyboardDismissMode = value }
        if let number = coder.decodeNumber(forKey: NibKey.minimumZoomScale) { minimumZoomScale = number }
        if let number = coder.decodeNumber(forKey: NibKey.maximumZoomScale) { maximumZoomScale = number }
        decodeScrollFlags(from: coder)
    }

    private func decodeScrollFlags(from coder: NSCoder) {
        if let flag = coder.decodeFlag(forKey: NibKey.scrollEnabled) { isScrollEnabled = flag }
        if let flag = coder.decodeFlag(forKey: NibKey.bounces) { bounces = flag }
        if let flag = coder.decodeFlag(forKey: NibKey.bouncesZoom) { bouncesZoom = flag }
        if let flag = coder.decodeFlag(forKey: NibKey.alwaysBounceVertical) { alwaysBounceVertical = flag }
        if let flag = coder.decodeFlag(forKey: NibKey.alwaysBounceHorizontal) { alwaysBounceHorizontal = flag }
        if let flag = coder.decodeFlag(forKey: NibKey.pagingEnabled) { isPagingEnabled = flag }
        if let flag = coder.decodeFlag(forKey: NibKey.directionalLockEnabled) { isDirectionalLockEnabled = flag }
        if let flag = coder.decodeFlag(forKey: NibKey.showsVerticalScrollIndicator) { showsVerticalScrollIndicator = flag }
        if let flag = coder.decodeFlag(forKey: NibKey.showsHorizontalScrollIndicator) { showsHorizontalScrollIndicator = flag }
        if let flag = coder.decodeFlag(forKey: NibKey.delaysContentTouches) { delaysContentTouches = flag }
        if let flag = coder.decodeFlag(forKey: NibKey.canCancelContentTouches) { canCancelContentTouches = flag }
    }

    func encodeScrolling(to coder: NSCoder) {
        coder.encode(contentSize, forKey: NibKey.contentSize)
        coder.encode(contentInset, forKey: NibKey.contentInset)
        coder.encode(contentInsetAdjustmentBehavior.rawValue, forKey: NibKey.contentInsetAdjustmentBehavior)
        coder.encode(indicatorStyle.rawValue, forKey: NibKey.indicatorStyle)
        coder.encode(keyboardDismissMode.rawValue, forKey: NibKey.keyboardDismissMode)
        coder.encode(Double(minimumZoomScale), forKey: NibKey.minimumZoomScale)
        coder.encode(Double(maximumZoomScale), forKey: NibKey.maximumZoomScale)
        let flags: [(String, Bool)] = [
            (NibKey.scrollEnabled, isScrollEnabled), (NibKey.bounces, bounces), (NibKey.bouncesZoom, bouncesZoom),
            (NibKey.alwaysBounceVertical, alwaysBounceVertical), (NibKey.alwaysBounceHorizontal, alwaysBounceHorizontal),
            (NibKey.pagingEnabled, isPagingEnabled), (NibKey.directionalLockEnabled, isDirectionalLockEnabled),
            (NibKey.showsVerticalScrollIndicator, showsVerticalScrollIndicator),
            (NibKey.showsHorizontalScrollIndicator, showsHorizontalScrollIndicator),
            (NibKey.delaysContentTouches, delaysContentTouches), (NibKey.canCancelContentTouches, canCancelContentTouches),
        ]
        for (key, flag) in flags { coder.encode(flag, forKey: key) }
    }
}

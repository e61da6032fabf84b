import Foundation
@_spi(ForasteroInternal) import UIKitCore

extension UIPageControl {
    func decodePages(from coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        if coder.containsValue(forKey: Key.count) { numberOfPages = coder.decodeInteger(forKey: Key.count) }
        if coder.containsValue(forKey: Key.current) { currentPage = coder.decodeInteger(forKey: Key.current) }
        if let flag = coder.decodeFlag(forKey: Key.hidesForSinglePage) { hidesForSinglePage = flag }
        if let color = coder.decodePresent(forKey: Key.tint) as? UIColor { pageIndicatorTintColor = color }
        if let color = coder.decodePresent(forKey: Key.currentTint) as? UIColor { currentPageIndicatorTintColor = color }
    }

    func encodePages(to coder: NSCoder) {
        coder.encode(numberOfPages, forKey: Key.count)
        coder.encode(currentPage, forKey: Key.current)
        coder.encode(hidesForSinglePage, forKey: Key.hidesForSinglePage)
        if let pageIndicatorTintColor { coder.encode(pageIndicatorTintColor, forKey: Key.tint) }
        if let currentPageIndicatorTintColor { coder.encode(currentPageIndicatorTintColor, forKey: Key.currentTint) }
    }

    private enum Key {
        static let count = "UINumberOfPages"
        static let current = "UICurrentPage"
        static let hidesForSinglePage = "UIHideForSinglePage"
        static let tint = "UIPageIndicatorTintColor"
        static let currentTint = "UICurrentPageIndicatorTintColor"
    }
}

import Foundation
@_spi(ForasteroInternal) import UIKitCore

extension UIPageControl {
    func decodePages(from coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        if coder.containsValue(forKey: NibKey.numberOfPages) { numberOfPages = coder.decodeInteger(forKey: NibKey.numberOfPages) }
        if coder.containsValue(forKey: NibKey.currentPage) { currentPage = coder.decodeInteger(forKey: NibKey.currentPage) }
        if let flag = coder.decodeFlag(forKey: NibKey.hideForSinglePage) { hidesForSinglePage = flag }
        if let color = coder.decodePresent(forKey: NibKey.pageIndicatorTintColor) as? UIColor { pageIndicatorTintColor = color }
        if let color = coder.decodePresent(forKey: NibKey.currentPageIndicatorTintColor) as? UIColor {
            currentPageIndicatorTintColor = color
        }
    }

    func encodePages(to coder: NSCoder) {
        coder.encode(numberOfPages, forKey: NibKey.numberOfPages)
        coder.encode(currentPage, forKey: NibKey.currentPage)
        coder.encode(hidesForSinglePage, forKey: NibKey.hideForSinglePage)
        if let pageIndicatorTintColor { coder.encode(pageIndicatorTintColor, forKey: NibKey.pageIndicatorTintColor) }
        if let currentPageIndicatorTintColor { coder.encode(currentPageIndicatorTintColor, forKey: NibKey.currentPageIndicatorTintColor) }
    }
}

import Foundation

extension UIScrollView {
    /// Scrolls by what is seen at once, and says which page is shown then.
    /// - Returns: false where there is nothing more in that direction.
    open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        let (insets, page) = (adjustedContentInset, bounds.inset(by: adjustedContentInset).size)
        guard page.width > 0, page.height > 0 else { return false }
        let last = CGPoint(
            x: max(contentSize.width + insets.right - bounds.width, -insets.left),
            y: max(contentSize.height + insets.bottom - bounds.height, -insets.top))
        let wanted = contentOffset.moved(direction, by: page, sideways: last.y <= -insets.top)
        let position = CGPoint(x: min(max(wanted.x, -insets.left), last.x), y: min(max(wanted.y, -insets.top), last.y))
        guard position != contentOffset else { return false }
        setContentOffset(position, animated: false)
        let status = scrollStatus(page, insets)
        AssistiveTechnologies.current?.pageDidScroll(status)
        return true
    }

    private func scrollStatus(_ page: CGSize, _ insets: UIEdgeInsets) -> String {
        if let status = (delegate as? any UIScrollViewAccessibilityDelegate)?.accessibilityScrollStatus?(for: self) ?? nil { return status }
        let isSideways = contentSize.height <= page.height
        let (length, whole) = isSideways ? (page.width, contentSize.width) : (page.height, contentSize.height)
        let start = isSideways ? contentOffset.x + insets.left : contentOffset.y + insets.top
        return "Page \(Int((start / length).rounded(.up)) + 1) of \(max(Int((whole / length).rounded(.up)), 1))"
    }
}

extension CGPoint {
    fileprivate func moved(_ direction: UIAccessibilityScrollDirection, by page: CGSize, sideways: Bool) -> CGPoint {
        switch direction {
        case .left: CGPoint(x: x + page.width, y: y)
        case .right: CGPoint(x: x - page.width, y: y)
        case .up: CGPoint(x: x, y: y - page.height)
        case .down: CGPoint(x: x, y: y + page.height)
        case .next: sideways ? CGPoint(x: x + page.width, y: y) : CGPoint(x: x, y: y + page.height)
        case .previous: sideways ? CGPoint(x: x - page.width, y: y) : CGPoint(x: x, y: y - page.height)
        }
    }
}

import Foundation
import UIKit

/// Scrolls a page: its visible part stands still in the view, and the page receives the offset.
final class PageScrollView: UIScrollView {
    weak var page: WebPage?
    /// Shows the part of the page that is seen.
    weak var contentPicture: UIView?
    /// The page has scrolled by itself, and needs no command.
    private var isFollowing = false

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let contentPicture, bounds.width > 0 else { return }
        let place = pagePlace
        // The area beyond the ends of the page moves with the content.
        contentPicture.frame = CGRect(origin: place, size: bounds.size)
        if !isFollowing { page?.scroll(to: place) }
    }

    /// Another page is there, which is not scrolled; it says so where that is not so.
    func goToStart() {
        guard !isTracking else { return }
        isFollowing = true
        contentOffset = CGPoint(x: -adjustedContentInset.left, y: -adjustedContentInset.top)
        layoutIfNeeded()
        isFollowing = false
    }

    /// Goes where the page is, unless a finger is at work.
    func follow(_ place: CGPoint) {
        guard let page, !page.scroll.isAsked, !isTracking, !isDecelerating else { return }
        let present = pagePlace
        guard abs(present.x - place.x) > 0.5 || abs(present.y - place.y) > 0.5 else { return }
        isFollowing = true
        let inset = adjustedContentInset
        // A page at its beginning is below what covers it.
        contentOffset = CGPoint(x: place.x > 0 ? place.x : -inset.left, y: place.y > 0 ? place.y : -inset.top)
        layoutIfNeeded()
        isFollowing = false
    }

    /// Where the page is to be, as far as it reaches.
    private var pagePlace: CGPoint {
        CGPoint(
            x: min(max(contentOffset.x, 0), max(contentSize.width - bounds.width, 0)),
            y: min(max(contentOffset.y, 0), max(contentSize.height - bounds.height, 0)))
    }
}

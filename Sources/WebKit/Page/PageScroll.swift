import Foundation

/// How far a page is scrolled, and how large it is, in points.
struct PageScroll {
    /// The offset that was last sent to the page, or that it reported.
    var place = CGPoint.zero
    /// Where it is to be when it has answered.
    var wanted: CGPoint?
    /// True if an offset was sent, and the page has not answered.
    var isAsked = false
    var size = CGSize.zero
}

import Foundation

/// How far a page is scrolled, and how large it is, in points.
struct PageScroll {
    /// Where the page was last told to be, or said that it is.
    var place = CGPoint.zero
    /// Where it is to be when it has answered.
    var wanted: CGPoint?
    /// True if it has been told, and has not answered.
    var isAsked = false
    var size = CGSize.zero
}

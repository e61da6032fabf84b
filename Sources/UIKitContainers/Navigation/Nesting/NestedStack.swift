import UIKitCore

/// The pages of a navigation controller that stands on another one's stack, as that of the details does in a collapsed split view.
///
/// One bar and one row of pages are shown: the outer controller has the pages themselves on its stack, and tells of the inner one in their
/// place. The inner one has none until they are given back, and answers with these.
struct NestedStack {
    weak var outer: UINavigationController?
    var pages: [UIViewController]
}

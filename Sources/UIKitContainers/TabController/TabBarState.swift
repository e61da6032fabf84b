import UIKitCore

/// Where the bar of a tab bar controller is.
@MainActor
struct TabBarState {
    /// True if the app has taken the bar away.
    var isHiddenByApp = false
    /// True if what the selected tab shows wants no bar.
    var isHiddenByContent = false
    /// True if the tabs are in a sidebar instead.
    var isReplacedBySidebar = false
    /// The view with which the bar slides out or in.
    weak var host: UIView?

    var isHidden: Bool { isHiddenByApp || isHiddenByContent || isReplacedBySidebar }
    /// True if the bar is over all of the content.
    var isOverContent: Bool { !isHidden && host == nil }
}

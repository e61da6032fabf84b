/// How a presented controller covers what was there before.
// apple: https://developer.apple.com/documentation/uikit/uimodalpresentationstyle
public enum UIModalPresentationStyle: Int, Sendable {
    /// Covers the whole screen; the views beneath are taken out.
    case fullScreen = 0
    /// A sheet: on a phone it covers nearly all of the presenter, which is seen behind it.
    case pageSheet = 1
    /// A sheet in the middle of a large screen; on a phone like ``pageSheet``.
    case formSheet = 2
    /// Covers the nearest ancestor that defines a presentation context; its view is taken out.
    case currentContext = 3
    /// As the controller's ``UIViewController/transitioningDelegate`` arranges it.
    case custom = 4
    /// Covers the whole screen; the views beneath stay and can be seen through.
    case overFullScreen = 5
    /// Covers the nearest ancestor that defines a presentation context; its view stays.
    case overCurrentContext = 6
    /// A bubble beside what it belongs to; on a phone like ``pageSheet``.
    case popover = 7
    /// No presentation, or no change by an adaptation.
    case none = -1
    /// The style that the system thinks best for the controller. Reading ``UIViewController/modalPresentationStyle`` never gives it.
    case automatic = -2
}

/// How a presented controller comes and goes.
// apple: https://developer.apple.com/documentation/uikit/uimodaltransitionstyle
public enum UIModalTransitionStyle: Int, Sendable {
    /// Slides up from below.
    case coverVertical = 0
    /// Turns about the vertical axis, with the new view on the back of the old one.
    case flipHorizontal = 1
    /// Fades in above what is there.
    case crossDissolve = 2
    /// Lifts a corner of the page. Only for ``UIModalPresentationStyle/fullScreen``. There is no such motion on Linux: it slides
    /// as ``coverVertical`` does.
    case partialCurl = 3
}

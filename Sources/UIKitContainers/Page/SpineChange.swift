import UIKitCore

/// What the delegate has set while it was asked for the spine; it holds together with the new spine only.
struct SpineChange {
    var pages: [UIViewController]?
    var showsBothSides: Bool?
}

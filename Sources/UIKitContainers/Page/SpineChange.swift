import UIKitCore

/// The values that the delegate sets while it is asked for the spine; they hold together with the new spine only.
struct SpineChange {
    var pages: [UIViewController]?
    var showsBothSides: Bool?
}

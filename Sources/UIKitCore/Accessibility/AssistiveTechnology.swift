import Foundation

/// The link between views and whoever reads them to the user. Declared in UIKitAccessibility.
@MainActor
package protocol AssistiveTechnology: AnyObject {
    /// The element at which the user is.
    var focusedElement: AnyObject? { get }
    /// A scroll view shows other content, as the text says.
    func pageDidScroll(_ status: String)
    /// A frame was made: anything may be different.
    func frameWasMade()
}

/// The object of UIKitAccessibility that is notified; nil until it is first used.
@MainActor
package enum AssistiveTechnologies {
    package static var current: (any AssistiveTechnology)?
}

import Foundation

/// One more thing that can be notified of an element, where the user asks for it.
// apple: https://developer.apple.com/documentation/accessibility/axcustomcontent
open class AXCustomContent: UIObject, NSCopying, @unchecked Sendable {
    /// When it is spoken.
    public enum Importance: UInt, Sendable {
        /// Where the user asks for it.
        case `default` = 0
        /// With the element.
        case high = 1
    }

    /// Two texts that are spoken together, with ``Importance/default`` importance.
    public init(label: String, value: String) {
        self.label = label
        self.value = value
        super.init()
    }

    /// The name of the value.
    public let label: String
    /// The value.
    public let value: String
    /// Default: where the user asks for it.
    open var importance = Importance.default

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = AXCustomContent(label: label, value: value)
        copy.importance = importance
        return copy
    }
}

/// An element with custom content.
// apple: https://developer.apple.com/documentation/accessibility/axcustomcontentprovider
@preconcurrency @MainActor public protocol AXCustomContentProvider: AnyObject {
    /// The further content of the element, in the order in which it is offered; nil counts as none.
    var accessibilityCustomContent: [AXCustomContent]! { get set }
}

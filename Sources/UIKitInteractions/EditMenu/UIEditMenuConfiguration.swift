public import Foundation

/// For what an edit menu is shown.
// apple: https://developer.apple.com/documentation/uikit/uieditmenuconfiguration
@preconcurrency @MainActor @objcMembers open class UIEditMenuConfiguration: UIObject {
    /// The identity of the configuration; made up if none is given.
    @nonobjc public let identifier: AnyHashable
    /// The point of the menu, in the coordinates of the interaction's view, unless the delegate names a rectangle.
    public let sourcePoint: CGPoint
    /// Where the arrow is wanted. Default: automatic.
    open var preferredArrowDirection: UIEditMenuArrowDirection = .automatic

    /// A menu that points at a position.
    /// - Parameters:
    /// - identifier: nil is a new one.
    /// - sourcePoint: in the coordinates of the interaction's view.
    @nonobjc public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        self.identifier = identifier ?? AnyHashable(UUID())
        self.sourcePoint = sourcePoint
        super.init()
    }
}

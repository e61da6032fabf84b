import Foundation

/// A part of a view over which the pointer looks the same. Regions are equal if their rectangles and identifiers are.
// apple: https://developer.apple.com/documentation/uikit/uipointerregion
open class UIPointerRegion: UIObject, NSCopying, @unchecked Sendable {
    /// In the coordinates of the interaction's view.
    public let rect: CGRect
    /// Tells regions of the same rectangle apart. Default: nil.
    public let identifier: AnyHashable?

    /// A rectangle of the view in which the pointer looks one way, in points.
    public init(rect: CGRect, identifier: AnyHashable? = nil) {
        self.rect = rect
        self.identifier = identifier
        super.init()
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIPointerRegion else { return false }
        return rect == other.rect && identifier == other.identifier
    }

    open override var hash: Int { identifier.hashValue }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Where the pointer is when a region is asked for.
// apple: https://developer.apple.com/documentation/uikit/uipointerregionrequest
@preconcurrency @MainActor @objcMembers open class UIPointerRegionRequest: UIObject {
    /// In the coordinates of the interaction's view.
    public let location: CGPoint
    /// The keys that are held down.
    public let modifiers: UIKeyModifierFlags

    init(location: CGPoint, modifiers: UIKeyModifierFlags) {
        self.location = location
        self.modifiers = modifiers
        super.init()
    }
}

import UIKitCore

/// The frame of an item in a custom group. Never changes.
// apple: https://developer.apple.com/documentation/uikit/nscollectionlayoutgroupcustomitem
@preconcurrency @MainActor @objcMembers open class NSCollectionLayoutGroupCustomItem: UIObject, @preconcurrency NSCopying {
    /// From the corner of the group; it may stick out.
    public let frame: CGRect
    /// Higher ones lie in front. Default: 0.
    public let zIndex: Int

    /// An item at a rectangle of the group, in points, among the others.
    public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

    /// An item at a rectangle of the group, in points; a higher `zIndex` lies further in front.
    public init(frame: CGRect, zIndex: Int) {
        self.frame = frame
        self.zIndex = zIndex
        super.init()
    }

    /// The object itself, as it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

import UIKitCore

/// How much is free between items, in points: exactly so much, or so much at least. Never changes.
// apple: https://developer.apple.com/documentation/uikit/nscollectionlayoutspacing
@preconcurrency @MainActor @objcMembers open class NSCollectionLayoutSpacing: UIObject, @preconcurrency NSCopying {
    /// In points; the least of it where it is flexible.
    nonisolated public let spacing: CGFloat
    /// True if there may be more than ``spacing``.
    nonisolated public let isFlexibleSpacing: Bool
    /// True if there is exactly ``spacing``.
    nonisolated public var isFixedSpacing: Bool { !isFlexibleSpacing }

    init(_ spacing: CGFloat, isFlexible: Bool) {
        self.spacing = spacing
        isFlexibleSpacing = isFlexible
        super.init()
    }

    /// At least so much. What items leave over is shared by all flexible spacings of their row.
    open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
    }

    /// Exactly so much.
    open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
    }

    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSCollectionLayoutSpacing else { return false }
        return spacing == other.spacing && isFlexibleSpacing == other.isFlexibleSpacing
    }

    nonisolated open override var hash: Int { spacing.hashValue }

    /// The object itself, as it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Spacing that can be worked with: not below zero, and finite.
    nonisolated var usable: CGFloat { spacing.isFinite ? max(spacing, 0) : 0 }
}

import UIKitCore

/// How long a side of an item is: a number of points, a part of what the item stands in, or what its cell asks for.
///
/// Never changes. Two are equal if they are of one kind and one number.
// apple: https://developer.apple.com/documentation/uikit/nscollectionlayoutdimension
@preconcurrency @MainActor @objcMembers open class NSCollectionLayoutDimension: UIObject, @preconcurrency NSCopying {
    enum Kind: Sendable {
        case fractionalWidth, fractionalHeight, absolute, estimated, uniform
    }

    nonisolated let kind: Kind
    /// The part, from 0 to 1 mostly, or the number of points.
    nonisolated public let dimension: CGFloat

    init(_ kind: Kind, _ dimension: CGFloat) {
        self.kind = kind
        self.dimension = dimension
        super.init()
    }

    // MARK: Creating

    /// A part of the width of what the item is in. Works for heights too.
    /// - Parameter fractionalWidth: must be finite.
    open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
        LayoutProblem.require(fractionalWidth, as: "fractional width", word: "fraction")
        return NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
    }

    /// A part of the height of what the item is in. Works for widths too.
    /// - Parameter fractionalHeight: must be finite.
    open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
        LayoutProblem.require(fractionalHeight, as: "fractional height", word: "fraction")
        return NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
    }

    /// A number of points.
    /// - Parameter absoluteDimension: must be finite.
    open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
        LayoutProblem.require(absoluteDimension, as: "absolute dimension", word: "dimension")
        return NSCollectionLayoutDimension(.absolute, absoluteDimension)
    }

    /// The size that the cell asks for once it is visible, and a number of points until then.
    /// - Parameter estimatedDimension: must be finite.
    open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
        LayoutProblem.require(estimatedDimension, as: "estimated dimension", word: "dimension")
        return NSCollectionLayoutDimension(.estimated, estimatedDimension)
    }

    /// The size that the largest item of the same group asks for, and a number of points until one of them is visible.
    /// - Parameter estimate: must be finite.
    open class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
        LayoutProblem.require(estimate, as: "uniform across siblings estimate", word: "dimension")
        return NSCollectionLayoutDimension(.uniform, estimate)
    }

    // MARK: Asking

    /// True if ``dimension`` is a part of a width.
    open var isFractionalWidth: Bool { kind == .fractionalWidth }
    /// True if ``dimension`` is a part of a height.
    open var isFractionalHeight: Bool { kind == .fractionalHeight }
    /// True if ``dimension`` is a number of points, and holds.
    open var isAbsolute: Bool { kind == .absolute }
    /// True if cells decide. One that is uniform across siblings is estimated too.
    open var isEstimated: Bool { kind == .estimated || kind == .uniform }
    /// True if the largest item of the group decides.
    open var isUniformAcrossSiblings: Bool { kind == .uniform }

    // MARK: Comparing

    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSCollectionLayoutDimension else { return false }
        return kind == other.kind && dimension == other.dimension
    }

    nonisolated open override var hash: Int { dimension.hashValue }

    /// The object itself, as it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

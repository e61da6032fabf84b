import Foundation
@_spi(ForasteroInternal) import UIKitCore
import QuartzCore

/// Where an element of a collection view stands, and how it is shown there.
///
/// A subclass with further properties overrides ``copy(with:)`` and `isEqual(_:)`: a view is notified of attributes only when they are not
/// equal to those it has.
// apple: https://developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes
@preconcurrency @MainActor @objcMembers
open class UICollectionViewLayoutAttributes: UIObject, @preconcurrency NSCopying, UIDynamicItem {
    /// The middle of the element, in the coordinates of the content. Default: zero.
    open var center = CGPoint.zero

    /// How large the element is, without its transform. Default: zero.
    open var size = CGSize.zero

    /// The rectangle of the element with its transform, in the coordinates of the content. Setting it sets ``size`` and ``center``.
    open var frame: CGRect {
        get { transformedFrame }
        set {
            size = newValue.size
            center = CGPoint(x: newValue.minX + newValue.width / 2, y: newValue.minY + newValue.height / 2)
        }
    }

    /// The rectangle of the element in its own coordinates. Its origin is kept at zero; setting it sets ``size``.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }

    /// The transform of the element about its middle, in space. Default: the identity.
    open var transform3D = CATransform3DIdentity

    /// The same in the plane; the identity where ``transform3D`` leaves the plane.
    open var transform: CGAffineTransform {
        get { CATransform3DIsAffine(transform3D) ? CATransform3DGetAffineTransform(transform3D) : .identity }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }

    /// How opaque the element is, from 0 to 1. Default: 1.
    open var alpha: CGFloat = 1

    /// Elements with a greater one lie in front. Among equals there is no order. Default: 0.
    open var zIndex = 0

    /// True if nothing is seen of the element; no view is made for it then. Default: false.
    open var isHidden = false

    /// Which element this is: a section and an item, or what the layout has chosen.
    open var indexPath = IndexPath()

    /// Says whether it is a cell, a supplementary view or a decoration view.
    open internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell

    /// The kind of a supplementary or decoration view; nil for a cell.
    open internal(set) var representedElementKind: String?

    /// Along which axes the content decides about the size, which the layout has only estimated.
    @nonobjc final var fittedAxes: FittedAxes = []

    // MARK: Creating

    public override init() { super.init() }

    /// The attributes of a cell.
    @objc(layoutAttributesForCellWithIndexPath:)
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    /// The attributes of a supplementary view.
    @objc(layoutAttributesForSupplementaryViewOfKind:withIndexPath:)
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementKind = elementKind
        representedElementCategory = .supplementaryView
    }

    /// The attributes of a decoration view.
    @objc(layoutAttributesForDecorationViewOfKind:withIndexPath:)
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementKind = decorationViewKind
        representedElementCategory = .decorationView
    }

    // MARK: Copying and comparing

    /// Attributes of the same class with the same values. An overrider calls super and copies what it has added.
    @nonobjc open func copy(with zone: NSZone? = nil) -> Any {
        let copy = _objcNew(type(of: self))
        copy.takeOver(self)
        return copy
    }

    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        if other === self { return true }
        return MainActor.assumeIsolated { hasSameValues(as: other) }
    }

    nonisolated open override var hash: Int { MainActor.assumeIsolated { indexPath.hashValue } }

    // MARK: Internal

    @nonobjc final func takeOver(_ other: UICollectionViewLayoutAttributes) {
        indexPath = other.indexPath
        representedElementCategory = other.representedElementCategory
        representedElementKind = other.representedElementKind
        center = other.center
        size = other.size
        transform3D = other.transform3D
        alpha = other.alpha
        zIndex = other.zIndex
        isHidden = other.isHidden
        fittedAxes = other.fittedAxes
    }

    /// Becomes what `init()` makes.
    @nonobjc final func reset() {
        indexPath = IndexPath()
        representedElementCategory = .cell
        representedElementKind = nil
        center = .zero
        size = .zero
        transform3D = CATransform3DIdentity
        alpha = 1
        zIndex = 0
        isHidden = false
        fittedAxes = []
    }

    /// Makes an object equal to this one: the one that is there, if nobody else holds it, or else a copy.
    // optimization: a cell that is used again gets attributes each time.
    @nonobjc final func copy(into former: inout UICollectionViewLayoutAttributes?) {
        let isPlain = type(of: self) == UICollectionViewLayoutAttributes.self
        if isPlain, isKnownUniquelyReferenced(&former), let former, type(of: former) == UICollectionViewLayoutAttributes.self {
            former.takeOver(self)
        } else {
            former = copy(with: nil) as? UICollectionViewLayoutAttributes
        }
    }

    /// The same as `isEqual(_:)`, which a subclass may have its own opinion of.
    // optimization: the way to the main actor asks for memory each time.
    @nonobjc final func isSame(as other: UICollectionViewLayoutAttributes) -> Bool {
        if other === self { return true }
        let isPlain = type(of: self) == UICollectionViewLayoutAttributes.self
        return isPlain ? hasSameValues(as: other) : isEqual(other)
    }

    private func hasSameValues(as other: UICollectionViewLayoutAttributes) -> Bool {
        center == other.center && size == other.size && alpha == other.alpha && zIndex == other.zIndex && isHidden == other.isHidden
            && indexPath == other.indexPath && representedElementCategory == other.representedElementCategory
            && representedElementKind == other.representedElementKind
            && (CATransform3DEqualToTransform(transform3D, other.transform3D))
    }

    private var transformedFrame: CGRect {
        let upright = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
        let shown = CATransform3DIsIdentity(transform3D) ? upright : transform3D.boundingBox(of: upright)
        return shown.offsetBy(dx: center.x, dy: center.y)
    }
}

/// Axes along which something is as large as its content.
struct FittedAxes: OptionSet, Sendable {
    let rawValue: UInt8
    init(rawValue: UInt8) { self.rawValue = rawValue }

    static let width = FittedAxes(rawValue: 1 << 0)
    static let height = FittedAxes(rawValue: 1 << 1)
}

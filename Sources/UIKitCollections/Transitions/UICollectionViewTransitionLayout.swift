import Foundation
@_spi(ForasteroInternal) import UIKitCore
import QuartzCore

/// The layout between two others, as far on the way as ``transitionProgress`` says.
// apple: https://developer.apple.com/documentation/uikit/uicollectionviewtransitionlayout
@preconcurrency @MainActor @objcMembers open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    /// The layout at the beginning.
    public let currentLayout: UICollectionViewLayout
    /// The layout at the end.
    public let nextLayout: UICollectionViewLayout
    @nonobjc final var way = TransitionWay()

    /// A layout between two others; ``transitionProgress`` says where.
    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        self.currentLayout = currentLayout
        nextLayout = newLayout
        super.init()
    }

    public required init?(coder: NSCoder) {
        guard let current = coder.decodePresent(forKey: "UICurrentLayout") as? UICollectionViewLayout,
            let next = coder.decodePresent(forKey: "UINextLayout") as? UICollectionViewLayout
        else { return nil }
        currentLayout = current
        nextLayout = next
        super.init(coder: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(currentLayout, forKey: "UICurrentLayout")
        coder.encode(nextLayout, forKey: "UINextLayout")
    }

    /// How much of the way is done: 0 is the current layout, 1 the next one. Values beyond both are kept. Default: 0.
    open var transitionProgress: CGFloat = 0 {
        didSet {
            guard transitionProgress != oldValue else { return }
            moveContentAlong()
            invalidateLayout()
        }
    }

    // MARK: Values of the app's

    /// Notes a value for the present progress, so that it can be asked for.
    @objc(updateValue:forAnimatedKey:)
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { way.values[key] = value }

    /// The value that was noted last under a key; 0 if none was.
    @objc(valueForAnimatedKey:)
    open func value(forAnimatedKey key: String) -> CGFloat { way.values[key] ?? 0 }

    // MARK: The layout

    @_spi(ForasteroInternal)
    @nonobjc open override var isBuiltOnCounts: Bool { true }

    open override func prepare() {
        super.prepare()
        prepareWay()
    }

    open override var collectionViewContentSize: CGSize { contentSizeAlong }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { Array(way.elements.values) }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributesAlong(ElementKey(cellAt: indexPath))
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributesAlong(ElementKey(category: .supplementaryView, kind: elementKind, path: indexPath))
    }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributesAlong(ElementKey(category: .decorationView, kind: elementKind, path: indexPath))
    }
}

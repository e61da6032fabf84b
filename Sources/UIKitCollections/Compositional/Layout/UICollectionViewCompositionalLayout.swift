import Foundation
@_spi(ForasteroInternal) import UIKitCore
import UIKitLists

/// Describes a section, by its number and the room that the layout has. Asked once for each section, in order, when the layout is solved.
// apple: https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayoutsectionprovider
public typealias UICollectionViewCompositionalLayoutSectionProvider =
    (_ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A layout put together from sections, of groups, of items.
///
/// Sections are described anew when the size, the insets or the traits of the collection view change, and when the layout is invalidated.
/// Sizes in points and fractions cost the same for any number of items.
// apple: https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout
// Further members are in `UICollectionViewCompositionalLayout+….swift`.
@preconcurrency @MainActor @objcMembers open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    @nonobjc final let provider: UICollectionViewCompositionalLayoutSectionProvider
    /// The section for all indexes, where the app has given one.
    @nonobjc final let ownSection: NSCollectionLayoutSection?
    @nonobjc final var given: UICollectionViewCompositionalLayoutConfiguration
    @nonobjc final var solving = CompositionalStatus()
    @nonobjc final let orthogonal = OrthogonalSections()
    /// Opens rows of lists; nil while no row has anything behind it.
    @nonobjc final var swipe: RowSwipe?

    // MARK: Creating

    /// A layout whose sections are all alike.
    public convenience init(section: NSCollectionLayoutSection) {
        self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    /// A layout of alike sections, with what a configuration says of the whole. Both are copied.
    public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
        let section = section.duplicate()
        ownSection = section
        provider = { _, _ in section }
        given = configuration.duplicate()
        super.init()
        orthogonal.layout = self
    }

    /// A layout that asks for each section.
    public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        self.init(sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    /// A layout that asks a closure for each section, with what a configuration says of the whole, which is copied.
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = sectionProvider
        ownSection = nil
        given = configuration.duplicate()
        super.init()
        orthogonal.layout = self
    }

    /// A compositional layout cannot come from an archive: what describes its sections is code.
    public required init?(coder: NSCoder) { nil }

    /// The configuration of all sections: a copy. Setting it invalidates the layout.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration {
        get { given.duplicate() }
        set {
            given = newValue.duplicate()
            invalidateLayout()
        }
    }

    // MARK: Where elements are

    @_spi(ForasteroInternal)
    @nonobjc open override var isBuiltOnCounts: Bool { true }

    open override func prepare() {
        super.prepare()
        solveIfNeeded()
    }

    open override var collectionViewContentSize: CGSize { solving.solution?.contentSize ?? .zero }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        solving.solution == nil ? nil : elements(in: rect)
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareIfNeeded()
        return attributes(ofItemAt: indexPath)
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        prepareIfNeeded()
        return attributes(ofSupplementary: elementKind, at: indexPath)
    }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        prepareIfNeeded()
        return attributes(ofDecoration: elementKind, at: indexPath)
    }

    // MARK: Invalidating

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        noteInvalidation(context)
        super.invalidateLayout(with: context)
    }

    /// Yes for another size, and for each scrolling where something keeps in sight or wants to be notified of it.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { dependsOn(newBounds) }

    open override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        if newBounds.size == solving.key?.size { solving.partialContext = context }
        return context
    }

    /// Yes where the size was only estimated and is another one now.
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { changesPositions(preferredAttributes, originalAttributes) }

    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        noteWantedSize(preferredAttributes)
        solving.partialContext = context
        return context
    }

    // MARK: Direction

    /// Leading is where reading begins.
    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    // MARK: For the collection view

    @nonobjc override func elementsToShow(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        solving.solution == nil ? [] : elements(in: rect)
    }

    @nonobjc override func isInSight(_ attributes: UICollectionViewLayoutAttributes, of bounds: CGRect) -> Bool {
        orthogonal.shownFrame(of: attributes).reaches(into: bounds)
    }

    @nonobjc override var movesElements: Bool { orthogonal.hasSections }

    @nonobjc override func shownFrame(of attributes: UICollectionViewLayoutAttributes) -> CGRect {
        orthogonal.shownFrame(of: attributes)
    }

    @nonobjc override func scrollInside(
        to attributes: UICollectionViewLayoutAttributes, at position: UICollectionView.ScrollPosition, animated: Bool
    ) { orthogonal.scroll(to: attributes, at: position, animated: animated) }

    @nonobjc override func itemsDidMove(_ newPosition: (IndexPath) -> IndexPath?) { moveWantedSizes(newPosition) }

    @nonobjc override func host(of attributes: UICollectionViewLayoutAttributes) -> ElementHost? { orthogonal.host(of: attributes) }

    @nonobjc override var namesFittedAxes: Bool { true }

    @nonobjc override var dependsOnInsets: Bool { true }

    @nonobjc override var dependsOnTraits: Bool { true }
}

import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// Says where the elements of a collection view stand. To be subclassed: by itself it shows nothing.
///
/// After it was invalidated, and before anything else is asked, ``prepare()`` is called once. Then the collection view asks how large the
/// content is, and which elements there are in a rectangle; their attributes hold until the layout is invalidated again.
// apple: https://developer.apple.com/documentation/uikit/uicollectionviewlayout
@preconcurrency @MainActor @objcMembers open class UICollectionViewLayout: UIObject, @preconcurrency NSCoding {
    /// The work that the layout leaves to the collection view.
    @nonobjc final var status = LayoutStatus()

    // MARK: Creating

    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init() }

    open func encode(with coder: NSCoder) {}

    // MARK: Whose layout it is

    /// The collection view that shows the layout at present; nil if none does.
    open var collectionView: UICollectionView? { status.owner }

    /// The class of the attributes that the layout makes. Default: `UICollectionViewLayoutAttributes`.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

    /// The class of the contexts that invalidations are made with. Default: `UICollectionViewLayoutInvalidationContext`.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    // MARK: Where elements are

    /// Works out what the answers to the following questions depend on. Called once after each invalidation. Does nothing here.
    open func prepare() {}

    /// True if ``prepare()`` works with the numbers of sections and items, so that the data source has to be asked before.
    ///
    /// A data source may know its numbers only when a layout of the app's own has been prepared.
    @_spi(ForasteroInternal)
    @nonobjc open var isBuiltOnCounts: Bool { false }

    /// How large everything together is, in points. Default: zero.
    open var collectionViewContentSize: CGSize { .zero }

    /// All elements in a rectangle of the content; nil for none. More may be named. Default: nil.
    @objc(layoutAttributesForElementsInRect:)
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    /// Where an item stands; nil for one that there is not. Default: nil.
    @objc(layoutAttributesForItemAtIndexPath:)
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// Where a supplementary view stands; nil for one that there is not. Default: nil.
    @objc(layoutAttributesForSupplementaryViewOfKind:atIndexPath:)
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Where a decoration view stands; nil for one that there is not. Default: nil.
    @objc(layoutAttributesForDecorationViewOfKind:atIndexPath:)
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    // MARK: Invalidating

    /// Has everything worked out again before it is asked for next. Calls ``invalidateLayout(with:)`` with a new context.
    open func invalidateLayout() { invalidateLayout(with: newContext()) }

    /// Has what a context names worked out again before it is asked for next. An overrider calls super.
    @objc(invalidateLayoutWithContext:)
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) { takeInvalidation(context) }

    /// Returns true if elements stand elsewhere in other bounds: the collection view is scrolled, or has another size. Default: false.
    @objc(shouldInvalidateLayoutForBoundsChange:)
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// The context of an invalidation for other bounds. Asked after ``shouldInvalidateLayout(forBoundsChange:)`` has said yes.
    @objc(invalidationContextForBoundsChange:)
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext { newContext() }

    /// Returns true if elements stand elsewhere when one is as large as it wants to be. Default: false.
    @objc(shouldInvalidateLayoutForPreferredLayoutAttributes:withOriginalAttributes:)
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    /// The context of an invalidation for the preferred size of an element.
    @objc(invalidationContextForPreferredLayoutAttributes:withOriginalAttributes:)
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext { newContext() }

    // MARK: Where scrolling ends

    /// Where scrolling is to end that would end elsewhere; the velocity is in points per millisecond. Default: the proposal.
    @objc(targetContentOffsetForProposedContentOffset:withScrollingVelocity:)
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint)
        -> CGPoint
    {
        proposedContentOffset
    }

    /// Where the content is to stand after a batch of changes, or a change of the layout. Default: the proposal.
    @objc(targetContentOffsetForProposedContentOffset:)
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint { proposedContentOffset }

    // MARK: Direction

    /// The direction that the layout is made for. Default: left to right.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    /// True if elements are mirrored where the language runs the other way. Default: false.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    // MARK: Batches of changes

    /// Called when a batch is going to be shown, with all changes. The layout is already the one after it.
    @objc(prepareForCollectionViewUpdates:)
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

    /// Called in the animation of a batch, after all elements were given their final positions. Does nothing here.
    open func finalizeCollectionViewUpdates() {}

    /// Called before bounds change in an animation. Does nothing here.
    @objc(prepareForAnimatedBoundsChange:)
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

    /// Called in the animation of a change of bounds, after all elements were given their positions. Does nothing here.
    open func finalizeAnimatedBoundsChange() {}

    /// Called before another layout takes the place of this one. Does nothing here.
    @objc(prepareForTransitionToLayout:)
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

    /// Called before this layout takes the place of another one. Does nothing here.
    @objc(prepareForTransitionFromLayout:)
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

    /// Called in the animation between two layouts, after all elements were given their positions. Does nothing here.
    open func finalizeLayoutTransition() {}

    /// Whence an item comes that appears. Nil: from where it stands, without a change. Here: from there, fading in if it is new.
    @objc(initialLayoutAttributesForAppearingItemAtIndexPath:)
    open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        status.fades.appearing(.cell, nil, itemIndexPath)
    }

    /// Where an item goes that disappears. Nil: it stays where it stands. Here: it does, fading out if it is deleted.
    @objc(finalLayoutAttributesForDisappearingItemAtIndexPath:)
    open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        status.fades.disappearing(.cell, nil, itemIndexPath)
    }

    /// The same for a supplementary view that appears.
    @objc(initialLayoutAttributesForAppearingSupplementaryElementOfKind:atIndexPath:)
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { status.fades.appearing(.supplementaryView, elementKind, elementIndexPath) }

    /// The same for a supplementary view that disappears.
    @objc(finalLayoutAttributesForDisappearingSupplementaryElementOfKind:atIndexPath:)
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { status.fades.disappearing(.supplementaryView, elementKind, elementIndexPath) }

    /// The same for a decoration view that appears.
    @objc(initialLayoutAttributesForAppearingDecorationElementOfKind:atIndexPath:)
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { status.fades.appearing(.decorationView, elementKind, decorationIndexPath) }

    /// The same for a decoration view that disappears.
    @objc(finalLayoutAttributesForDisappearingDecorationElementOfKind:atIndexPath:)
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { status.fades.disappearing(.decorationView, elementKind, decorationIndexPath) }

    /// Supplementary views that a batch takes away, by their positions before it, beside those of deleted sections. Default: none.
    @objc(indexPathsToDeleteForSupplementaryViewOfKind:)
    open func indexPathsToDelete(forSupplementaryViewOfKind elementKind: String) -> [IndexPath] { [] }

    /// The same for decoration views.
    @objc(indexPathsToDeleteForDecorationViewOfKind:)
    open func indexPathsToDelete(forDecorationViewOfKind elementKind: String) -> [IndexPath] { [] }

    /// Supplementary views that a batch brings, by their positions after it, beside those of inserted sections. Default: none.
    @objc(indexPathsToInsertForSupplementaryViewOfKind:)
    open func indexPathsToInsert(forSupplementaryViewOfKind elementKind: String) -> [IndexPath] { [] }

    /// The same for decoration views.
    @objc(indexPathsToInsertForDecorationViewOfKind:)
    open func indexPathsToInsert(forDecorationViewOfKind elementKind: String) -> [IndexPath] { [] }

    // MARK: Moving by hand

    /// Where an item would come to stand that a finger has at a position. Default: the item at that position, else its own position.
    @objc(targetIndexPathForInteractivelyMovingItem:withPosition:)
    open func targetIndexPath(forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint) -> IndexPath {
        itemTarget(at: position) ?? previousIndexPath
    }

    /// How an item is shown that a finger has at a position: there, in front of all others.
    @objc(layoutAttributesForInteractivelyMovingItemAtIndexPath:withTargetPosition:)
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes { liftedAttributes(at: indexPath, position: position) }

    /// The context of an invalidation when a finger has moved items.
    @objc(invalidationContextForInteractivelyMovingItems:withTargetPosition:previousIndexPaths:previousPosition:)
    open func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        movementContext(from: previousIndexPaths, to: targetIndexPaths, position: targetPosition)
    }

    /// The context of an invalidation when a finger has let items go.
    @objc(invalidationContextForEndingInteractiveMovementOfItemsToFinalIndexPaths:previousIndexPaths:movementCancelled:)
    open func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        movementContext(from: previousIndexPaths, to: indexPaths, position: .zero)
    }

    // MARK: Decoration views

    /// Has decoration views of a kind made of a class; nil takes that back.
    /// - Precondition: the class is one of reusable views.
    @objc(registerClass:forDecorationViewOfKind:)
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        registerDecoration(viewClass, kind: elementKind)
    }

    // MARK: For layouts of ours

    /// The elements that may be shown in a rectangle; all that are not are out of sight.
    @nonobjc func elementsToShow(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        guard isMirrored else { return layoutAttributesForElements(in: rect) ?? [] }
        return (layoutAttributesForElements(in: mirrored(rect)) ?? []).map(mirrored)
    }

    /// Returns true if an element that was named is in sight.
    @nonobjc func isInSight(_ attributes: UICollectionViewLayoutAttributes, of bounds: CGRect) -> Bool {
        attributes.frame.reaches(into: bounds)
    }

    /// True if elements may be seen elsewhere than their frames say.
    @nonobjc var movesElements: Bool { false }

    /// Where an element is seen: elsewhere than its frame says if it is in a view that has scrolled by itself.
    @nonobjc func shownFrame(of attributes: UICollectionViewLayoutAttributes) -> CGRect { attributes.frame }

    /// An item is to come into sight: scrolls what inside the collection view scrolls by itself.
    @nonobjc func scrollInside(
        to attributes: UICollectionViewLayoutAttributes, at position: UICollectionView.ScrollPosition, animated: Bool
    ) {}

    /// The view inside the collection view that an element is in; nil for the collection view itself.
    @nonobjc func host(of attributes: UICollectionViewLayoutAttributes) -> ElementHost? { nil }

    /// True if attributes say by ``UICollectionViewLayoutAttributes/fittedAxes`` where the content decides about the size. Layouts that
    /// others write do not: there it decides along both axes.
    @nonobjc var namesFittedAxes: Bool { false }

    /// True if the layout itself places elements as the direction of the language wants it. Layouts of ours do.
    @nonobjc var followsDirection: Bool { namesFittedAxes }

    /// True if elements stand elsewhere when the insets of the content change.
    @nonobjc var dependsOnInsets: Bool { false }

    /// True if elements stand elsewhere when any trait changes.
    @nonobjc var dependsOnTraits: Bool { false }

    /// A batch has moved items; nil stands for what was deleted. Called before the layout is prepared for what there is now.
    @nonobjc func itemsDidMove(_ newPosition: (IndexPath) -> IndexPath?) {}
}

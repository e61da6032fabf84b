import UIKitCore

/// Which of the optional methods a data source has, looked up once.
struct CollectionSourceMethods: OptionSet {
    let rawValue: UInt8
    init(rawValue: UInt8) { self.rawValue = rawValue }

    static let sectionCount = CollectionSourceMethods(rawValue: 1 << 0)
    static let supplementary = CollectionSourceMethods(rawValue: 1 << 1)
    static let canMove = CollectionSourceMethods(rawValue: 1 << 2)
    static let move = CollectionSourceMethods(rawValue: 1 << 3)
    static let indexTitles = CollectionSourceMethods(rawValue: 1 << 4)

    @MainActor
    init(of source: (any UICollectionViewDataSource)?) {
        self = []
        guard let source else { return }
        for (method, selector) in Self.selectors where source.responds(to: selector) { insert(method) }
    }

    @MainActor
    private static let selectors: [(CollectionSourceMethods, Selector)] = [
        (.sectionCount, #selector(UICollectionViewDataSource.numberOfSections(in:))),
        (.supplementary, #selector(UICollectionViewDataSource.collectionView(_:viewForSupplementaryElementOfKind:at:))),
        (.canMove, #selector(UICollectionViewDataSource.collectionView(_:canMoveItemAt:))),
        (.move, #selector(UICollectionViewDataSource.collectionView(_:moveItemAt:to:))),
        (.indexTitles, #selector(UICollectionViewDataSource.indexTitles(for:))),
    ]
}

/// Which of the optional methods a delegate has that are asked for each element, looked up once.
struct CollectionDelegateMethods: OptionSet {
    let rawValue: UInt8
    init(rawValue: UInt8) { self.rawValue = rawValue }

    static let willDisplayCell = CollectionDelegateMethods(rawValue: 1 << 0)
    static let didEndDisplayingCell = CollectionDelegateMethods(rawValue: 1 << 1)
    static let willDisplayView = CollectionDelegateMethods(rawValue: 1 << 2)
    static let didEndDisplayingView = CollectionDelegateMethods(rawValue: 1 << 3)
    static let canEdit = CollectionDelegateMethods(rawValue: 1 << 4)
    static let targetOffset = CollectionDelegateMethods(rawValue: 1 << 5)
    static let canFocus = CollectionDelegateMethods(rawValue: 1 << 6)

    @MainActor
    init(of delegate: (any UICollectionViewDelegate)?) {
        self = []
        guard let delegate else { return }
        for (method, selector) in Self.selectors where delegate.responds(to: selector) { insert(method) }
    }

    @MainActor
    private static let selectors: [(CollectionDelegateMethods, Selector)] = [
        (.willDisplayCell, #selector(UICollectionViewDelegate.collectionView(_:willDisplay:forItemAt:))),
        (.didEndDisplayingCell, #selector(UICollectionViewDelegate.collectionView(_:didEndDisplaying:forItemAt:))),
        (.willDisplayView, #selector(UICollectionViewDelegate.collectionView(_:willDisplaySupplementaryView:forElementKind:at:))),
        (
            .didEndDisplayingView,
            #selector(UICollectionViewDelegate.collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:))
        ),
        (.canFocus, #selector(UICollectionViewDelegate.collectionView(_:canFocusItemAt:))),
        (.canEdit, #selector(UICollectionViewDelegate.collectionView(_:canEditItemAt:))),
        (.targetOffset, #selector(UICollectionViewDelegate.collectionView(_:targetContentOffsetForProposedContentOffset:))),
    ]
}

import Foundation
@_spi(ForasteroInternal) import UIKitCore
import UIKitLists

/// A controller that shows a collection view, and is its data source and delegate unless others are set.
///
/// Before the collection view is first seen it reads its data; whenever it is seen again, its items are deselected. Editing the controller
/// edits the collection view.
// apple: https://developer.apple.com/documentation/uikit/uicollectionviewcontroller
@preconcurrency @MainActor @objcMembers
open class UICollectionViewController: UIViewController, UICollectionViewDelegate, UICollectionViewDataSource {
    private var givenLayout: UICollectionViewLayout?
    private(set) final var shownCollection: UICollectionView?
    /// The collection view that the controller shares with others on the same stack.
    @nonobjc final var sharing = CollectionSharing()
    private lazy var movementRecognizer = UILongPressGestureRecognizer(target: self, action: #selector(followMovement))

    // MARK: Creating

    /// A controller of a collection view with a layout.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        givenLayout = layout
        super.init(nibName: nil, bundle: nil)
    }

    /// A controller whose collection view comes from a nib or storyboard.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard coder.allowsKeyedCoding else { return }
        if let flag = coder.decodeFlag(forKey: NibKey.clearsSelectionOnViewWillAppear) { clearsSelectionOnViewWillAppear = flag }
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(clearsSelectionOnViewWillAppear, forKey: NibKey.clearsSelectionOnViewWillAppear)
    }

    // MARK: The collection view

    /// The collection view, inside ``UIViewController/view``; loaded when it is first read.
    open var collectionView: UICollectionView! {
        get {
            loadViewIfNeeded()
            return shownCollection
        }
        set { changeCollection(to: newValue) }
    }

    /// The layout that the controller was made with, or that its collection view has.
    open var collectionViewLayout: UICollectionViewLayout {
        shownCollection?.collectionViewLayout ?? givenLayout ?? collectionView.collectionViewLayout
    }

    /// True if items are deselected when the collection view is about to be seen again. Default: true.
    open var clearsSelectionOnViewWillAppear = true

    /// True if a long press moves items, if there is the method of the data source for it. Default: true.
    open var installsStandardGestureForInteractiveMovement = true {
        didSet { if installsStandardGestureForInteractiveMovement != oldValue { updateMovementRecognizer() } }
    }

    /// True if the controller, pushed above another one of a collection view, shows that collection view instead of one of its own.
    /// Default: false.
    ///
    /// Instead of one page sliding over another, items go from their positions in the layout below to those in this one's, and back when it
    /// is popped. Data source and delegate of the collection view stay. Set this before the controller is pushed, and not for the first
    /// one.
    // apple: https://developer.apple.com/documentation/uikit/uicollectionviewcontroller/uselayouttolayoutnavigationtransitions
    open var useLayoutToLayoutNavigationTransitions = false

    // MARK: Overriding

    /// Makes a view with a collection view in it, which has the layout of the controller.
    open override func loadView() {
        if isViewInStoryboard { return super.loadView() }
        guard let givenLayout else {
            _requireFailure(
                "UICollectionView must be initialized with a non-nil layout parameter. \(self) has none: make it with "
                    + "init(collectionViewLayout:), or take it from a storyboard.")
        }
        let wrapper = UIView(frame: UIScreen.main.bounds)
        let collection = UICollectionView(frame: wrapper.bounds, collectionViewLayout: givenLayout)
        collection.dataSource = self
        collection.delegate = self
        view = wrapper
        changeCollection(to: collection)
    }

    /// The view of the controller in a nib or storyboard may be the collection view itself.
    open override var view: UIView! {
        get { super.view }
        set {
            guard let collection = newValue as? UICollectionView else {
                super.view = newValue
                return
            }
            let wrapper = UIView(frame: collection.frame)
            super.view = wrapper
            if collection.dataSource == nil { collection.dataSource = self }
            if collection.delegate == nil { collection.delegate = self }
            changeCollection(to: collection)
        }
    }

    /// Has the collection view read its data if it never has, and else deselects its items if that is wanted.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard let collection = collectionView else { return }
        if !collection.content.hasBeenRead {
            collection.reloadData()
        } else if clearsSelectionOnViewWillAppear, !sharing.isArriving {
            clearSelection(of: collection)
        }
    }

    /// Shows the scroll indicators for a moment.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        collectionView?.flashScrollIndicators()
    }

    /// Edits the collection view too.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        collectionView?.isEditing = editing
    }

    // MARK: Data source

    // A collection view without data. Subclasses override what they know better.

    @objc(numberOfSectionsInCollectionView:)
    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    @objc(collectionView:numberOfItemsInSection:)
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

    /// - Precondition: a subclass with items overrides this.
    @objc(collectionView:cellForItemAtIndexPath:)
    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        _requireFailure(
            "the collection view's data source did not return a valid cell from -collectionView:cellForItemAtIndexPath: for index path "
                + "\(indexPath). Override collectionView(_:cellForItemAt:) in \(type(of: self)).")
    }

    // MARK: What subclasses may add

    // Declared so that a subclass can say `override`; a collection view asks only for those that a subclass has written.

    @nonobjc open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
    @nonobjc open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
    @nonobjc open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
    @nonobjc open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool { true }
    @nonobjc open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
    @nonobjc open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
    @nonobjc open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { true }
    @nonobjc open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool { true }
    @nonobjc open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    @nonobjc open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
    @nonobjc open func collectionView(
        _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool { true }
    @nonobjc open func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {}
    @nonobjc open func collectionView(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { false }
    @nonobjc open func collectionView(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {}
    @nonobjc open func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}
    @nonobjc open func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}
    @nonobjc open func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String,
        at indexPath: IndexPath
    ) {}
    @nonobjc open func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String,
        at indexPath: IndexPath
    ) {}
    @nonobjc open func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint { proposedContentOffset }
    @nonobjc open func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { proposedIndexPath }
    @nonobjc open func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { proposedIndexPath }
    @nonobjc open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool { true }
    @nonobjc open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    @nonobjc open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    @nonobjc open func collectionView(
        _ collectionView: UICollectionView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    @nonobjc open func collectionView(
        _ collectionView: UICollectionView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    @nonobjc open func collectionView(
        _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}
    @nonobjc open func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    @nonobjc open func collectionView(
        _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    @nonobjc open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {}
    @nonobjc open func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout { UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout) }
    @nonobjc open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
    @nonobjc open func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { IndexPath(item: 0, section: index) }
    @nonobjc open func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool { false }
    @nonobjc open func collectionView(
        _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?
    ) -> Bool { false }
    @nonobjc open func collectionView(
        _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?
    ) {}

    @nonobjc open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    @nonobjc open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    @nonobjc open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    @nonobjc open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    @nonobjc open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    @nonobjc open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    @nonobjc open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    @nonobjc open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    @nonobjc open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    @nonobjc open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    @nonobjc open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
    @nonobjc open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    @nonobjc open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    @nonobjc open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}

    // MARK: Internal

    /// Shows the collection view of the controller below from now on. It stays where it is.
    final func adopt(_ collection: UICollectionView) {
        sharing.layout = collectionViewLayout
        if movementRecognizer.view != nil { movementRecognizer.view?.removeGestureRecognizer(movementRecognizer) }
        shownCollection?.removeFromSuperview()
        shownCollection = collection
    }

    // MARK: Private

    private func changeCollection(to collection: UICollectionView?) {
        guard collection !== shownCollection else { return }
        shownCollection?.removeFromSuperview()
        shownCollection = collection
        guard let collection, let wrapper = super.view else { return }
        collection.frame = wrapper.bounds
        collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        wrapper.addSubview(collection)
        updateMovementRecognizer()
    }

    /// Deselects together with the transition that brings the collection view back, so that its being cancelled can take that back.
    private func clearSelection(of collection: UICollectionView) {
        guard let selected = collection.indexPathsForSelectedItems, !selected.isEmpty else { return }
        for path in selected { collection.deselectItem(at: path, animated: true) }
        transitionCoordinator?.notifyWhenInteractionChanges { [weak collection] context in
            guard context.isCancelled else { return }
            for path in selected { collection?.selectItem(at: path, animated: false, scrollPosition: []) }
        }
    }

    private func updateMovementRecognizer() {
        guard let shownCollection else { return }
        if installsStandardGestureForInteractiveMovement {
            if movementRecognizer.view !== shownCollection { shownCollection.addGestureRecognizer(movementRecognizer) }
        } else if movementRecognizer.view != nil {
            movementRecognizer.view?.removeGestureRecognizer(movementRecognizer)
        }
    }

    @objc private func followMovement(_ recognizer: UILongPressGestureRecognizer) {
        guard let collection = shownCollection else { return }
        let point = recognizer.location(in: collection)
        switch recognizer.state {
        case .began:
            guard !recognizer.restsOnDraggable, let path = collection.indexPathForItem(at: point),
                collection.beginInteractiveMovementForItem(at: path)
            else { return }
            collection.updateInteractiveMovementTargetPosition(point)
        case .changed: collection.updateInteractiveMovementTargetPosition(point)
        case .ended: collection.endInteractiveMovement()
        case .cancelled, .failed: collection.cancelInteractiveMovement()
        default: break
        }
    }
}

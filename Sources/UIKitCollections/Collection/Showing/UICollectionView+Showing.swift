import Foundation
@_spi(ForasteroInternal) import UIKitCore
import UIKitLists

// Which elements have views, and bringing that up to date when the collection view scrolls or changes.
extension UICollectionView {
    /// The layout of the collection view: finds out missing sizes, and shows the visible elements.
    final func layOutContent() {
        // Who is asked for a cell may have the collection view laid out. The layout that asked goes on afterwards.
        // While an update is open, the data may have changed already that is still shown.
        guard !shown.isPlacing, !batch.isOpen else { return }
        shown.isPlacing = true
        defer { shown.isPlacing = false }
        showContent()
        finishBoundsChange()
        placeBackground()
        placeItemIndex()
        queues.trim(shown: shown.elements.count)
        prefetchItems()
    }

    /// How often showing begins again because somebody who was asked has changed the data or the layout.
    private static var mostAttempts: Int { 100 }

    private func showContent() {
        var unsettled = 0
        for _ in 0..<Self.mostAttempts {
            arrangement.hasMeasuredAnew = false
            readLayoutIfNeeded()
            guard showElements(), isCurrent else {
                if arrangement.hasMeasuredAnew { unsettled += 1 }
                continue
            }
            displayPending()
            // Whoever is notified of cells that are shown may change what is.
            if !isCurrent { setNeedsLayout() }
            return
        }
        if unsettled == Self.mostAttempts { stopInLoop() }
        warnOfLoop()
        arrangement.hasGivenUpMeasuring = true
        readLayoutIfNeeded()
        _ = showElements()
        displayPending()
    }

    /// True if nothing was declared stale since the layout was asked.
    private var isCurrent: Bool {
        let status = arrangement.layout.status
        guard content.isCounted, !status.needsPrepare, arrangement.bounds == bounds else { return false }
        guard let window = arrangement.window else { return bounds.width <= 0 || bounds.height <= 0 }
        return window.isApplied && window.generation == status.generation
    }

    /// Cells never agree with the layout (CV-77).
    private func stopInLoop() -> Never {
        fatalError(Self.loopText(of: self) + " Answer the same size for the same attributes each time.")
    }

    /// Somebody who is asked changes the data or the layout each time.
    private func warnOfLoop() { ConsoleWarning.tell(Self.loopText(of: self) + " What is shown now stays until something changes.") }

    private static func loopText(of view: UICollectionView) -> String {
        "UICollectionView (\(view)) is stuck in its update/layout loop. This can happen for many reasons, including self-sizing views "
            + "whose preferred attributes are not returning a consistent size."
    }

    // MARK: Elements

    /// Shows the elements that are to be seen, and no others. Returns false if that has to begin again.
    private func showElements() -> Bool {
        renewWindow()
        if arrangement.window?.isShown(in: self.bounds, version: shown.version) == true { return true }
        let (generation, isNew) = (content.generation, arrangement.window?.isApplied == false)
        let layout = arrangement.layout
        shown.pass += 1
        let pass = shown.pass
        // optimization: the list keeps its memory from frame to frame.
        var missing: [UICollectionViewLayoutAttributes] = []
        swap(&missing, &shown.missing)
        defer {
            missing.removeAll(keepingCapacity: true)
            swap(&missing, &shown.missing)
        }
        let bounds = bounds
        for attributes in arrangement.window?.elements ?? [] where isToBeShown(attributes, in: bounds) {
            let key = ElementKey(attributes)
            guard let element = shown.elements[key] else {
                missing.append(attributes)
                continue
            }
            guard element.pass != pass else { continue }
            element.pass = pass
            if isNew { update(element, to: attributes, for: key) }
        }
        retireElementsNotNamed()
        guard content.generation == generation, content.isCounted, arrangement.layout === layout else { return false }
        for attributes in missing {
            guard shown.elements[ElementKey(attributes)] == nil else { continue }
            guard show(attributes, generation), arrangement.layout === layout else { return false }
        }
        arrangement.window?.isApplied = true
        arrangement.window?.noteShown(in: bounds, version: shown.version)
        return true
    }

    /// The elements that are to be seen.
    final func namedKeys() -> Set<ElementKey> {
        readLayoutIfNeeded()
        renewWindow()
        let bounds = bounds
        return Set((arrangement.window?.elements ?? []).filter { isToBeShown($0, in: bounds) }.map(ElementKey.init))
    }

    /// Asks for the elements around what is seen if they are not known.
    private func renewWindow() {
        let (bounds, layout) = (bounds, arrangement.layout)
        if let window = arrangement.window, window.generation == layout.status.generation, window.rect.contains(bounds) { return }
        guard bounds.width > 0, bounds.height > 0 else {
            // A collection view of no size shows nothing.
            arrangement.window = nil
            return
        }
        // As far as data are wanted early, in bounds.
        let reach: CGFloat = prefetchDataSource == nil ? 0.5 : 1
        let rect = bounds.insetBy(
            dx: contentSize.width > bounds.width ? -bounds.width * reach : 0,
            dy: contentSize.height > bounds.height ? -bounds.height * reach : 0)
        var elements: [UICollectionViewLayoutAttributes] = []
        performUsingPresentationValues {
            elements = lifting(layout.elementsToShow(in: rect))
            if !elements.allSatisfy(isValid) { elements = elements.filter(isValid) }
        }
        // Who was asked meanwhile may have set another layout.
        guard arrangement.layout === layout else { return }
        if arrangement.window?.generation == layout.status.generation { warnOfSilentChanges(elements) }
        var former = arrangement.window
        arrangement.window = nil
        let formerElements = former?.takeElements()
        arrangement.window = ElementWindow(
            rect: rect, elements: elements, generation: layout.status.generation, hasFrames: !layout.movesElements, after: consume former)
        if let formerElements { layout.recycle(formerElements) }
    }

    /// A layout that was not invalidated gives shown views other attributes. UIKit stops there where it asks anew at all; as this one asks
    /// at other times, it says so and shows them (CV-87).
    private func warnOfSilentChanges(_ elements: [UICollectionViewLayoutAttributes]) {
        for attributes in elements where attributes.representedElementCategory == .supplementaryView {
            guard let former = shown.elements[ElementKey(attributes)]?.attributes, !former.isSame(as: attributes) else { continue }
            return ConsoleWarning.tell(
                "layout attributes for supplementary item at index path (\(attributes.indexPath)) changed from \(former) to \(attributes) "
                    + "without invalidating the layout. Invalidate it where the attributes depend on something that has changed.")
        }
    }

    /// The item that is moved by hand is where the finger has it.
    private func lifting(_ elements: [UICollectionViewLayoutAttributes]) -> [UICollectionViewLayoutAttributes] {
        guard let lifted = liftedAttributes() else { return elements }
        let key = ElementKey(lifted)
        return elements.filter { ElementKey($0) != key } + [lifted]
    }

    private func isToBeShown(_ attributes: UICollectionViewLayoutAttributes, in bounds: CGRect) -> Bool {
        !attributes.isHidden && arrangement.layout.isInSight(attributes, of: bounds)
    }

    /// A layout may name what there is not, and place elements nowhere.
    private func isValid(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        let path = attributes.indexPath
        if attributes.representedElementCategory == .cell || path.count == 2, attributes.representedElementCategory != .decorationView {
            let isThere = path.count == 2 && content.contains(ListPosition(path))
            guard isThere || attributes.representedElementCategory != .cell && content.counts.indices.contains(path[0]) else {
                ConsoleWarning.tell(
                    "Layout attributes \(attributes) were received from the layout \(arrangement.layout) but are not valid for the data "
                        + "source counts. Attributes will be ignored.")
                return false
            }
        }
        let (center, size) = (attributes.center, attributes.size)
        guard center.x.isFinite, center.y.isFinite, size.width.isFinite, size.height.isFinite else {
            ConsoleWarning.tell(
                "The layout \(arrangement.layout) places the element at \(path) with the center \(center) and the size \(size), which is "
                    + "nowhere. It is not shown. Answer finite numbers.")
            return false
        }
        return true
    }

    /// An element that is shown may stand elsewhere.
    private func update(_ element: ShownElement, to attributes: UICollectionViewLayoutAttributes, for key: ElementKey) {
        element.attributes = attributes
        let view = element.view
        let isOtherSize = view.element.attributes?.size != attributes.size
        view.place(by: attributes, in: arrangement.layout.host(of: attributes))
        install(view, by: attributes)
        if element.isToBeMeasured || isOtherSize && !hasGrownOutOfUnsafeArea(view, attributes) {
            element.isToBeMeasured = false
            measure(view, attributes)
        }
    }

    // MARK: Coming

    /// Makes the view of an element. Returns false if the data have changed meanwhile.
    private func show(_ attributes: UICollectionViewLayoutAttributes, _ generation: Int) -> Bool {
        let view = requestView(attributes)
        guard content.generation == generation, content.isCounted else {
            recycle(view, attributes)
            return false
        }
        let key = ElementKey(attributes)
        // A view that the data source hands out twice can be shown once only.
        if let former = shown.key(of: view) { shown.remove(former) }
        shown.insert(shown.makeElement(view: view, attributes: attributes), for: key)
        UIView.performWithoutAnimation {
            view.element.owner = self
            view.place(by: attributes, in: arrangement.layout.host(of: attributes))
            if let cell = view as? UICollectionViewCell { prepare(cell, at: attributes.indexPath) }
        }
        measure(view, attributes)
        // Its first views can make the layout stale: content that scrolls has other insets. They wait for where it puts them then.
        if arrangement.layout.status.needsPrepare { shown.hasPending = true } else { display(key) }
        return content.generation == generation
    }

    /// Shows the views that had to wait for the layout.
    private func displayPending() {
        guard shown.hasPending else { return }
        shown.hasPending = false
        for (key, element) in shown.elements where !element.isDisplayed { display(key) }
    }

    private func display(_ key: ElementKey) {
        guard let element = shown.elements[key], !element.isDisplayed else { return }
        element.isDisplayed = true
        UIView.performWithoutAnimation {
            announce(element.view, key)
            install(element.view, by: element.attributes)
        }
    }

    private func announce(_ view: UICollectionReusableView, _ key: ElementKey) {
        switch key.category {
        case .cell where collectionDelegateMethods.contains(.willDisplayCell):
            guard let cell = view as? UICollectionViewCell, placeholder(at: key.path) == nil else { return }
            delegate?.collectionView?(self, willDisplay: cell, forItemAt: sourcePath(of: key.path))
        case .supplementaryView where collectionDelegateMethods.contains(.willDisplayView):
            delegate?.collectionView?(self, willDisplaySupplementaryView: view, forElementKind: key.kind, at: key.path)
        default: break
        }
    }

    /// Brings a view to its position in the tree: in front of those with lower indexes, behind all others.
    private func install(_ view: UICollectionReusableView, by attributes: UICollectionViewLayoutAttributes) {
        let host = arrangement.layout.host(of: attributes)?.view ?? self
        let zIndex = attributes.zIndex
        guard view.superview !== host || view.element.zIndex != zIndex else { return }
        view.element.zIndex = zIndex
        let below = host.subviews.last { other in
            guard other !== view, let otherIndex = other.zIndexOfElement else { return false }
            return otherIndex <= zIndex
        }
        if let below {
            host.insertSubview(view, aboveSubview: below)
        } else {
            host.insertSubview(view, at: host === self && backgroundView?.superview === self ? 1 : 0)
        }
    }

    // MARK: Leaving

    private func retireElementsNotNamed() {
        let pass = shown.pass
        for (key, element) in shown.elements where element.pass != pass { shown.leaving.append(key) }
        guard !shown.leaving.isEmpty else { return }
        // optimization: the list keeps its memory from frame to frame.
        var leaving: [ElementKey] = []
        swap(&leaving, &shown.leaving)
        for key in leaving {
            guard let element = shown.remove(key) else { continue }
            retire(element, key)
            shown.recycle(element)
        }
        leaving.removeAll(keepingCapacity: true)
        swap(&leaving, &shown.leaving)
    }

    /// A view has left the screen.
    final func retire(_ element: ShownElement, _ key: ElementKey) {
        rowSwipe?.didRetire(element.view)
        if highlight.cell === element.view { cancelTouch() }
        recycle(element.view, element.attributes)
        guard element.isDisplayed else { return }
        switch key.category {
        case .cell where collectionDelegateMethods.contains(.didEndDisplayingCell):
            guard let cell = element.view as? UICollectionViewCell, !cell.status.isPlaceholder else { return }
            delegate?.collectionView?(self, didEndDisplaying: cell, forItemAt: dataPath(of: key.path))
        case .supplementaryView where collectionDelegateMethods.contains(.didEndDisplayingView):
            delegate?.collectionView?(self, didEndDisplayingSupplementaryView: element.view, forElementOfKind: key.kind, at: key.path)
        default: break
        }
    }

    /// Takes all views away.
    final func retireAllElements() {
        let elements = shown.elements
        shown.removeAll()
        for (key, element) in elements { retire(element, key) }
    }

    // MARK: Other views

    final func replaceBackground(_ former: UIView?) {
        if former?.superview === self { former?.removeFromSuperview() }
        guard let backgroundView else { return }
        insertSubview(backgroundView, at: 0)
        placeBackground()
    }

    private func placeBackground() {
        guard let backgroundView, backgroundView.superview === self, backgroundView.frame != bounds else { return }
        UIView.performWithoutAnimation { backgroundView.frame = bounds }
    }
}

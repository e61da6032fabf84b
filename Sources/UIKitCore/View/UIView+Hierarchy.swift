@_spi(ForasteroInternal) internal import QuartzCore

/// Where a view is put among the views inside another.
enum SubviewPosition {
    case front
    /// Counted among the layers, of which some may have no view.
    case layerIndex(Int)
    case below(UIView)
    case above(UIView)
}

extension UIView {
    // MARK: Adding and moving

    func insert(_ view: UIView, at position: SubviewPosition) {
        checkCanAdd(view)
        if view.parent === self {
            reorder(view, to: position)
        } else if view.canMoveQuietly(into: self) {
            view.joinQuietly(self, at: position)
        } else {
            ViewMove(of: view, into: self, at: position).perform()
        }
    }

    func leaveSuperview() {
        guard parent != nil else { return }
        if !leaveQuietly() { ViewMove(of: self, into: nil, at: .front).perform() }
        EndOfTurn.keepReleased(self)
    }

    private func checkCanAdd(_ view: UIView) {
        _require(
            view !== self,
            "Can't add self as subview: \(self) was added to itself. Add it to another view, or add another view to it.")
        _require(
            view.children.isEmpty || !isDescendant(of: view),
            "Can't add \(view) to \(self), which is inside it: the tree would become a ring. Remove \(self) from its superview first.")
        _require(
            type(of: view) != UIWindow.self || view.parent === self,
            "Can't add the window \(view) to \(self): a window belongs to a screen. Show it with isHidden = false or makeKeyAndVisible().")
    }

    /// Changes the index of a view that is inside already. No callbacks.
    private func reorder(_ view: UIView, to position: SubviewPosition) {
        if case .below(let sibling) = position, sibling === view { return reorder(view, to: .front) }
        if case .above(let sibling) = position, sibling === view { return reorder(view, to: .front) }
        if case .front = position, children.last === view, backingLayer.sublayers?.last === view.backingLayer { return }
        if case .layerIndex(0) = position, children.first === view, backingLayer.sublayers?.first === view.backingLayer { return }
        let asksForLayout = backingLayer.reorder {
            unlink(view)
            link(view, at: position)
        }
        if asksForLayout { setNeedsLayout() }
    }

    func exchange(_ first: Int, _ second: Int) {
        guard first != second, children.indices.contains(first), children.indices.contains(second) else { return }
        let (lower, upper) = (min(first, second), max(first, second))
        let (low, high) = (children[lower], children[upper])
        var layers = backingLayer.sublayers ?? []
        guard let lowIndex = layers.firstIndex(where: { $0 === low.backingLayer }),
            let highIndex = layers.firstIndex(where: { $0 === high.backingLayer })
        else { return }
        layers.swapAt(lowIndex, highIndex)
        backingLayer.sublayers = layers
        children.swapAt(lower, upper)
        setNeedsLayout()
    }

    /// Subviews that come and go in the layout of a view do not ask for it once more: it would have no end where each layout makes them
    /// anew.
    func subviewsDidChange() {
        if !backingLayer.isBeingLaidOut { setNeedsLayout() }
    }

    // MARK: Links

    /// Puts a view into the lists of subviews and of sublayers; it must be in neither.
    func link(_ view: UIView, at position: SubviewPosition) {
        view.parent = self
        switch position {
        case .front:
            children.append(view)
            backingLayer.addSublayer(view.backingLayer)
        case .below(let sibling):
            guard let index = children.firstIndex(where: { $0 === sibling }) else { return link(view, at: .front) }
            children.insert(view, at: index)
            backingLayer.insertSublayer(view.backingLayer, below: sibling.backingLayer)
        case .above(let sibling):
            guard let index = children.firstIndex(where: { $0 === sibling }) else { return link(view, at: .front) }
            children.insert(view, at: index + 1)
            backingLayer.insertSublayer(view.backingLayer, above: sibling.backingLayer)
        case .layerIndex(let index):
            link(view, atLayerIndex: index)
        }
    }

    private func link(_ view: UIView, atLayerIndex index: Int) {
        let layers = backingLayer.sublayers ?? []
        guard index < layers.count else { return link(view, at: .front) }
        let index = max(index, 0)
        // As many subviews are below it as there are view layers among the first `index` layers.
        let layerPosition = layers.count == children.count ? index : layers[..<index].count { isLayerOfChild($0) }
        children.insert(view, at: layerPosition)
        backingLayer.insertSublayer(view.backingLayer, at: UInt32(index))
    }

    /// Takes a view out of both lists.
    func unlink(_ view: UIView) {
        if children.last === view { children.removeLast() } else { children.removeAll { $0 === view } }
        view.backingLayer.removeFromSuperlayer()
        view.parent = nil
    }

    private func isLayerOfChild(_ layer: CALayer) -> Bool {
        (layer.delegate as? UIView).map { $0.backingLayer === layer && $0.parent === self } ?? false
    }

    /// Lets go of the children of a view that ceases to exist. No callbacks: parts of the dying view are gone already.
    nonisolated static func detach(_ children: [UIView]) {
        for child in children { child.parent = nil }
    }

    // MARK: Searching

    func firstView(withTag tag: Int) -> UIView? {
        if ownTag == tag { return self }
        guard tag != 0 else { return Self.find(tag, in: children)?.takeUnretainedValue() }
        switch TaggedViews.find(tag, inside: self) {
        case .none: return nil
        case .only(let view): return view
        case .several: return Self.find(tag, in: children)?.takeUnretainedValue()
        }
    }

    // optimization: the search borrows the views. Counting references to each would take longer than looking at it, and so would
    // asking for each whether this is the main actor.
    private nonisolated static func find(_ tag: Int, in views: [UIView]) -> Unmanaged<UIView>? {
        views.withUnsafeBufferPointer { views in
            views.withMemoryRebound(to: Unmanaged<UIView>.self) { views in
                for view in views {
                    let found = view._withUnsafeGuaranteedRef { borrowed -> Unmanaged<UIView>? in
                        if borrowed.ownTag == tag { return view }
                        return borrowed.children.isEmpty ? nil : find(tag, in: borrowed.children)
                    }
                    if let found { return found }
                }
                return nil
            }
        }
    }

    /// Calls `body` for the view and all inside it, each before what is inside it.
    func forEachInTree(_ body: (UIView) -> Void) {
        body(self)
        for child in children { child.forEachInTree(body) }
    }
}

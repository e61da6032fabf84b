import Foundation

// Where solved numbers become frames.
extension UIView {
    /// Gives the subviews that constraints lay out their frames.
    func layOutByConstraints() {
        guard flags.contains(.hasConstraintsInside), let engine = engineForInside else { return }
        engine.update(layingOut: self)
        if parent == nil, !isFrameGiven, let size = engine.rect(of: self)?.size { takeOwnSize(size) }
        for child in children where child.flags.contains(.isConstraintItem) && !child.isFrameGiven {
            if let rect = engine.rect(of: child) { child.takeFrame(child.frame(forAlignmentRect: rect)) }
        }
        if hasScrolledContent, let size = engine.scrolledSize(of: self) { scrolledContentSize = size }
    }

    /// Has the constraints that a layout of the view changed itself take effect. It is laid out again only if that moves something: apps
    /// replace constraints by equal ones, or ask for `updateConstraints()`, whenever they are laid out.
    func settleChangedConstraints() {
        flags.remove(.changedConstraintsInLayout)
        if awaitsConstraintUpdate { updateConstraintsIfNeeded() }
        let (size, frames) = (bounds.size, children.map(\.untransformedFrame))
        layOutByConstraints()
        flags.remove(.changedConstraintsInLayout)
        if bounds.size != size || children.map(\.untransformedFrame) != frames { setNeedsLayout() }
    }

    /// The engine that solves for the frames of the views inside.
    var engineForInside: (any ConstraintSolving)? {
        let root = constraintRoot
        if let engine = root.rare?.layout?.engine { return engine }
        // A view whose surroundings have ceased to exist is the topmost one of its tree from then on.
        return root.parent == nil && !root.isFrameGiven && root.flags.contains(.hasConstraintsInside) ? root.ensureEngine() : nil
    }

    /// Transforms stay as they are: constraints determine the frame without them.
    ///
    /// The centre goes to the middle of the frame, wherever the layer's anchor point is: a view that turns about one of its edges has that
    /// edge there.
    private func takeFrame(_ frame: CGRect, anchor: CGPoint = CGPoint(x: 0.5, y: 0.5)) {
        flags.insert(.isTakingFrame)
        let size = bounds.size
        var bounds = bounds
        if bounds.size != frame.size {
            bounds.size = frame.size
            self.bounds = bounds
        }
        let center = CGPoint(x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
        if center != self.center { self.center = center }
        flags.remove(.isTakingFrame)
        if frame.size != size { didTakeFrame() }
    }

    /// Of the topmost view of a tree constraints say only how large it is: it stays with its upper left corner where it is.
    private func takeOwnSize(_ size: CGSize) {
        let size = frame(forAlignmentRect: CGRect(origin: .zero, size: size)).size
        guard size != bounds.size else { return }
        takeFrame(CGRect(origin: untransformedFrame.origin, size: size), anchor: backingLayer.anchorPoint)
    }

    // MARK: What constraints go by

    /// The geometry has changed: what has to agree with it, and what follows from the size, is read again.
    func geometryDidChangeForConstraints(from old: CGRect) {
        guard !flags.isDisjoint(with: [.isConstraintItem, .hasConstraintsInside]) else { return }
        if isFrameGiven, flags.contains(.isConstraintItem), let parent, let engine = parent.constraintRoot.rare?.layout?.engine {
            engine.readFrame(of: self)
            if engine.isDirty { parent.setNeedsLayout() }
        }
        let bounds = backingLayer.bounds
        if bounds.size != old.size { surroundingsDidChangeForConstraints() }
        if bounds.origin != old.origin { constraintRoot.rare?.layout?.engine?.noteOffset() }
    }

    /// Margins, the safe area or the size have changed.
    func surroundingsDidChangeForConstraints() {
        guard !flags.isDisjoint(with: [.isConstraintItem, .hasConstraintsInside]) else { return }
        let root = constraintRoot
        root.rare?.layout?.engine?.noteSurroundings()
        if root === self, let parent { parent.constraintRoot.rare?.layout?.engine?.noteSurroundings() }
    }
}

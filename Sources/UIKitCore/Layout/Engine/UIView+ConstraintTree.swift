import Foundation

// What a solver has to know of views, and of the constraints inside them.
extension UIView {
    /// True if the view's frame is what it is set to.
    package var isFrameGiven: Bool { !flags.contains(.isLaidOutByConstraints) || isFramedByContainer }

    /// Where the view would be without its transform.
    package var untransformedFrame: CGRect {
        let (size, position, anchor) = (backingLayer.bounds.size, backingLayer.position, backingLayer.anchorPoint)
        return CGRect(
            x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y, width: size.width, height: size.height)
    }

    /// True if this view's equations are among those of `root`, which may be asked for its fitting size only.
    package func isSolved(with root: UIView) -> Bool {
        var view = self
        while view !== root {
            guard view.isLaidOutFromOutside, let parent = view.parent else { return false }
            view = parent
        }
        return true
    }

    /// Calls `body` for the active constraints at this view and inside that are solved together.
    package func forEachConstraintInside(_ body: (NSLayoutConstraint) -> Void) {
        if let state = rare?.layout {
            for constraint in state.constraints where !constraint.isGuest { body(constraint) }
            for constraint in state.guests.active { body(constraint) }
        }
        for child in children where child.flags.contains(.hasConstraintsInside) && child.isLaidOutFromOutside {
            child.forEachConstraintInside(body)
        }
    }
}

import UIKitGraphics
import Foundation

/// Follows something on the screen, and has constraints that hold only while that is near an edge of the view, or away from it.
///
/// The keyboard here is at the lower edge, across the whole width: it is near `.bottom`, and away from all others.
// apple: https://developer.apple.com/documentation/uikit/uitrackinglayoutguide
@preconcurrency @MainActor @objcMembers open class UITrackingLayoutGuide: UILayoutGuide {
    @nonobjc private final var near: [NSDirectionalRectEdge: [NSLayoutConstraint]] = [:]
    @nonobjc private final var away: [NSDirectionalRectEdge: [NSLayoutConstraint]] = [:]

    /// Activates constraints while the guide is near all edges of a set. They replace those given for that set before.
    @objc(setConstraints:activeWhenNearEdge:)
    open func setConstraints(_ trackedConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge) {
        NSLayoutConstraint.deactivate(near[edge] ?? [])
        near[edge] = trackedConstraints
        change(trackedConstraints, areActive: edge == .bottom)
    }

    /// Those given for a set of edges.
    @objc(constraintsActiveWhenNearEdge:)
    open func constraintsActive(whenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] { near[edge] ?? [] }

    /// Activates constraints while the guide is away from all edges of a set. They replace those given for that set before.
    @objc(setConstraints:activeWhenAwayFromEdge:)
    open func setConstraints(_ trackedConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge) {
        NSLayoutConstraint.deactivate(away[edge] ?? [])
        away[edge] = trackedConstraints
        change(trackedConstraints, areActive: !edge.contains(.bottom))
    }

    /// Those given for a set of edges.
    @objc(constraintsActiveWhenAwayFromEdge:)
    open func constraintsActive(whenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] { away[edge] ?? [] }

    /// Gives up all of them; none holds any more.
    open func removeAllTrackedConstraints() {
        NSLayoutConstraint.deactivate(near.values.flatMap { $0 } + away.values.flatMap { $0 })
        (near, away) = ([:], [:])
    }

    private func change(_ constraints: [NSLayoutConstraint], areActive: Bool) {
        if areActive { NSLayoutConstraint.activate(constraints) } else { NSLayoutConstraint.deactivate(constraints) }
    }
}

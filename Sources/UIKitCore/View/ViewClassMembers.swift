/// Which members of `UIView` a class overrides, of those on which depends how a view of it is made.
@MainActor
struct ViewClassMembers: OptionSet {
    let rawValue: UInt8

    /// `draw(_:)`
    static let drawsContent = ViewClassMembers(rawValue: 1 << 0)
    /// `updateConstraints()`
    static let updatesConstraints = ViewClassMembers(rawValue: 1 << 1)
    /// `updateProperties()`
    static let updatesProperties = ViewClassMembers(rawValue: 1 << 2)
    /// `traitCollection`
    static let overridesTraits = ViewClassMembers(rawValue: 1 << 3)
    /// `action(for:forKey:)`
    static let overridesActions = ViewClassMembers(rawValue: 1 << 4)
    /// `willMove(toSuperview:)`, `didMoveToSuperview()`
    static let hearsOfMoves = ViewClassMembers(rawValue: 1 << 5)
    /// `didAddSubview(_:)`, `willRemoveSubview(_:)`
    static let hearsOfSubviews = ViewClassMembers(rawValue: 1 << 6)

    // optimization: the next view is mostly of the same class as the last.
    private static var last: (viewClass: UIView.Type, members: ViewClassMembers)?

    static func of(_ viewClass: UIView.Type) -> ViewClassMembers {
        if let last, last.viewClass == viewClass { return last.members }
        var members: ViewClassMembers = []
        if DrawingClasses.drawsContent(viewClass) { members.insert(.drawsContent) }
        if ConstraintUpdatingClasses.updatesConstraints(viewClass) { members.insert(.updatesConstraints) }
        if PropertyUpdatingClasses.updatesProperties(viewClass) { members.insert(.updatesProperties) }
        if traits.isOverridden(by: viewClass) { members.insert(.overridesTraits) }
        if actions.isOverridden(by: viewClass) { members.insert(.overridesActions) }
        if MoveMethods.move.contains(where: { $0.isOverridden(by: viewClass) }) { members.insert(.hearsOfMoves) }
        if MoveMethods.subviews.contains(where: { $0.isOverridden(by: viewClass) }) { members.insert(.hearsOfSubviews) }
        last = (viewClass, members)
        return members
    }

    private static let traits = OverridableMethod(
        of: UIView.self, named: "traitCollection", overriddenBy: TraitProbe.self, butNotBy: PlainProbe.self)
    private static let actions = OverridableMethod(
        of: UIView.self, named: "action(for:forKey:)", overriddenBy: ActionProbe.self, butNotBy: PlainProbe.self)
}

private final class TraitProbe: UIView {
    override var traitCollection: UITraitCollection {
        _requireFailure("TraitProbe is never shown; it only marks a place in a method table.")
    }
}

private final class ActionProbe: UIView {
    override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        _requireFailure("ActionProbe is never shown; it only marks a place in a method table.")
    }
}

private final class PlainProbe: UIView {}

/// Which view classes override `updateConstraints()`: theirs is called before the first layout without being asked for.
@MainActor
enum ConstraintUpdatingClasses {
    static func updatesConstraints(_ viewClass: UIView.Type) -> Bool { method.isOverridden(by: viewClass) }

    private static let method = OverridableMethod(
        of: UIView.self, named: "updateConstraints()", overriddenBy: UpdatingProbe.self, butNotBy: PlainProbe.self)
}

private final class UpdatingProbe: UIView {
    override func updateConstraints() {
        _requireFailure("UpdatingProbe is never shown; it only marks a place in a method table.")
    }
}

private final class PlainProbe: UIView {}

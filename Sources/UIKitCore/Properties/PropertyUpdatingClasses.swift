/// Which view classes override `updateProperties()`: theirs is called before the first layout without being asked for.
@MainActor
enum PropertyUpdatingClasses {
    static func updatesProperties(_ viewClass: UIView.Type) -> Bool { method.isOverridden(by: viewClass) }

    private static let method = OverridableMethod(
        of: UIView.self, named: "updateProperties()", overriddenBy: UpdatingProbe.self, butNotBy: PlainProbe.self)
}

private final class UpdatingProbe: UIView {
    override func updateProperties() {
        _requireFailure("UpdatingProbe is never shown; it only marks a place in a method table.")
    }
}

private final class PlainProbe: UIView {}

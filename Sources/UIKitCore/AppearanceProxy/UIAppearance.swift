/// An object of whose class all objects can be given a look before they are made.
///
/// `appearance()` answers an object of the class that stands for all of them: what is set on it is taken over by each view when
/// it comes into a window, and by each bar item when a bar shows it, unless the app has set that property of the object itself.
/// Objects that are shown already stay as they are. What is said of a class counts for its subclasses; what is said of a subclass,
/// or of views inside given containers, comes before it.
// apple: https://developer.apple.com/documentation/uikit/uiappearance
// ad-hoc: the object that is answered is a real one, which is never shown; so the class needs `init(frame:)`, or `init()` for bar
// items, and a property that is set to its default counts as not set.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {
    /// Stands for all objects of this class.
    static func appearance() -> Self

    /// Stands for the objects of this class that are inside the given containers, the innermost first.
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self

    /// Stands for the objects of this class whose traits contain the given ones.
    static func appearance(for trait: UITraitCollection) -> Self

    /// Stands for the objects that fulfil both.
    static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self
}

/// An object whose class can be named as a container in ``UIAppearance/appearance(whenContainedInInstancesOf:)``.
// apple: https://developer.apple.com/documentation/uikit/uiappearancecontainer
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIAppearance {
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        appearance(for: UITraitCollection(), whenContainedInInstancesOf: containerTypes)
    }

    public static func appearance() -> Self {
        appearance(for: UITraitCollection(), whenContainedInInstancesOf: [])
    }

    public static func appearance(for trait: UITraitCollection) -> Self {
        appearance(for: trait, whenContainedInInstancesOf: [])
    }
}

extension UIViewController: UIAppearanceContainer {}
extension UIPresentationController: UIAppearanceContainer {}

extension UIView: UIAppearance, UIAppearanceContainer {
    public static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        AppearanceRules.shared.template(for: self, AppearanceCondition(traits: trait, containers: containerTypes)) {
            _objcNew(self, frame: .zero)
        }
    }
}

extension UIBarItem: UIAppearance {
    public static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        AppearanceRules.shared.template(for: self, AppearanceCondition(traits: trait, containers: containerTypes)) {
            _objcNew(self)
        }
    }
}

public import UIKitCore

// `T(rootViewController:)` where all that is known of `T` is that it is a navigation controller. See `UIView+Instantiation.swift`.

/// The static type through which `_objcNew(_:rootViewController:)` reaches the initializer. It has no instances.
@preconcurrency @MainActor
open class _NewNavigationController: UINavigationController {
    public required override init(rootViewController: UIViewController) { super.init(rootViewController: rootViewController) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A new navigation controller of a class that is only known at run time, made with `init(rootViewController:)`.
/// - Precondition: the class has `init(rootViewController:)`.
@preconcurrency @MainActor
public func _objcNew<T: UINavigationController>(_ type: T.Type, rootViewController: UIViewController) -> T {
    unsafeDowncast(
        unsafeBitCast(type, to: _NewNavigationController.Type.self).init(rootViewController: rootViewController), to: T.self)
}

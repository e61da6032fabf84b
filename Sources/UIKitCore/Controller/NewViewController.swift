// `T(nibName:bundle:)` where all that is known of `T` is a controller class: what translated code calls for it.

/// The static type through which `init(nibName:bundle:)` of any controller class is reached. It has no instances.
@preconcurrency @MainActor
open class _UIKitNewViewController: UIViewController {
    public required override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A new controller of a class that is only known at run time.
/// - Precondition: the class has `init(nibName:bundle:)`.
@preconcurrency @MainActor
public func _objcNew<T: UIViewController>(_ type: T.Type, nibName: String?, bundle: Bundle?) -> T {
    let made = unsafeBitCast(type, to: _UIKitNewViewController.Type.self).init(nibName: nibName, bundle: bundle)
    return unsafeDowncast(made, to: T.self)
}

/// A new controller of a class that is only known at run time, made from an archive.
@preconcurrency @MainActor
public func _objcNew<T: UIViewController>(_ type: T.Type, coder: NSCoder) -> T? {
    unsafeBitCast(type, to: _UIKitNewViewController.Type.self).init(coder: coder).map { unsafeDowncast($0, to: T.self) }
}

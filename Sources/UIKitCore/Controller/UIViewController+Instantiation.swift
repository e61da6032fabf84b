/// The static type through which `_objcNew(_:nibName:bundle:)` reaches `init(nibName:bundle:)`. It has no instances.
@preconcurrency @MainActor
open class _NewViewController: UIViewController {
    public required override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A new controller of a class that is only known at run time, made with `init(nibName:bundle:)`.
/// - Precondition: the class has `init(nibName:bundle:)`.
@preconcurrency @MainActor
public func _objcNew<T: UIViewController>(_ type: T.Type, nibName: String?, bundle: Bundle?) -> T {
    unsafeDowncast(unsafeBitCast(type, to: _NewViewController.Type.self).init(nibName: nibName, bundle: bundle), to: T.self)
}

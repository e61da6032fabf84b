public import Foundation

/// The static type through which `_objcNew(_:windowScene:)` reaches the initializer; see `_NewCell`.
@preconcurrency @MainActor
open class _NewWindow: UIWindow {
    public required override init(windowScene: UIWindowScene) { super.init(windowScene: windowScene) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A new window of a class that is only known at run time, made with `init(windowScene:)`.
/// - Precondition: the class has `init(windowScene:)`.
@preconcurrency @MainActor
public func _objcNew<T: UIWindow>(_ type: T.Type, windowScene: UIWindowScene) -> T {
    unsafeDowncast(unsafeBitCast(type, to: _NewWindow.Type.self).init(windowScene: windowScene), to: T.self)
}

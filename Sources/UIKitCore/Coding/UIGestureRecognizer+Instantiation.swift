import Foundation

// `T(coder:)` where all that is known of `T` is that it is a recogniser. See `UIView+Instantiation.swift`.

/// The static type through which `_objcNew(_:coder:)` reaches the initializer. It has no instances.
@preconcurrency @MainActor
open class _NewGestureRecognizer: UIGestureRecognizer {
    public required override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }
    public required override init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A new recogniser of a class that is only known at run time, made with `init(target:action:)`.
/// - Precondition: the class has `init(target:action:)`.
@preconcurrency @MainActor
public func _objcNew<T: UIGestureRecognizer>(_ type: T.Type, target: Any?, action: Selector?) -> T {
    unsafeDowncast(unsafeBitCast(type, to: _NewGestureRecognizer.Type.self).init(target: target, action: action), to: T.self)
}

/// A new recogniser of a class that is only known at run time, made with `init(coder:)`.
/// - Precondition: the class has `init(coder:)`.
@preconcurrency @MainActor
public func _objcNew<T: UIGestureRecognizer>(_ type: T.Type, coder: NSCoder) -> T? {
    unsafeBitCast(type, to: _NewGestureRecognizer.Type.self).init(coder: coder).map { unsafeDowncast($0, to: T.self) }
}

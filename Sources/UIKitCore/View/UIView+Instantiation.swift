// `T(frame:)` where all that is known of `T` is that it is a view. Every designated initializer has a position in the method table
// of every subclass, so a class that declares it as required serves as the static type of the metatype.

/// The static type through which `_objcNew(_:frame:)` reaches `init(frame:)`. It has no instances.
@preconcurrency @MainActor
open class _NewView: UIView {
    public required override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A new view of a class that is only known at run time, made with `init(frame:)`.
/// - Precondition: the class has `init(frame:)`.
@preconcurrency @MainActor
public func _objcNew<T: UIView>(_ type: T.Type, frame: CGRect) -> T {
    unsafeDowncast(unsafeBitCast(type, to: _NewView.Type.self).init(frame: frame), to: T.self)
}

// `T(frame:)` where all that is known of `T` is a view class: what translated code calls for it.

/// The static type through which `init(frame:)` of any view class is reached. It has no instances.
@preconcurrency @MainActor
open class _UIKitNewView: UIView {
    public required override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A new view of a class that is only known at run time.
/// - Precondition: the class has `init(frame:)`.
@preconcurrency @MainActor
public func _objcNew<T: UIView>(_ type: T.Type, frame: CGRect) -> T {
    unsafeDowncast(unsafeBitCast(type, to: _UIKitNewView.Type.self).init(frame: frame), to: T.self)
}

/// A new view of a class that is only known at run time, made from an archive.
@preconcurrency @MainActor
public func _objcNew<T: UIView>(_ type: T.Type, coder: NSCoder) -> T? {
    unsafeBitCast(type, to: _UIKitNewView.Type.self).init(coder: coder).map { unsafeDowncast($0, to: T.self) }
}

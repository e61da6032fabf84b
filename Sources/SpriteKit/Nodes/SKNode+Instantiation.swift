public import Foundation

/// The static type through which `init(coder:)` of any class of nodes is reached. It has no instances.
///
/// Open, because the compiler calls the initialiser of a class that cannot have subclasses directly.
@_spi(ForasteroInternal)
open class _NewNode: SKNode {
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A new node of a class that is only known at run time, made with `init(coder:)`.
/// - Precondition: the class has `init(coder:)`.
@preconcurrency @MainActor
public func _objcNew<T: SKNode>(_ type: T.Type, coder: NSCoder) -> T? {
    unsafeBitCast(type, to: _NewNode.Type.self).init(coder: coder).map { unsafeDowncast($0, to: T.self) }
}

public import Foundation
public import UIKitGraphics

/// The static type through which `_objcNew(_:effect:)` reaches the initializer; see `_NewCell`.
@preconcurrency @MainActor
open class _NewVisualEffectView: UIVisualEffectView {
    public required override init(effect: UIVisualEffect?) { super.init(effect: effect) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A new effect view of a class that is only known at run time, made with `init(effect:)`.
/// - Precondition: the class has `init(effect:)`.
@preconcurrency @MainActor
public func _objcNew<T: UIVisualEffectView>(_ type: T.Type, effect: UIVisualEffect?) -> T {
    unsafeDowncast(unsafeBitCast(type, to: _NewVisualEffectView.Type.self).init(effect: effect), to: T.self)
}

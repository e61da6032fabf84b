import Foundation

// As for views: a class that declares the initializer as required serves as the static type of the metatype.

/// The static type through which `_objcNewAnimator(_:duration:timing:)` reaches the initializer. It has no instances.
@preconcurrency @MainActor
open class _NewPropertyAnimator: UIViewPropertyAnimator {
    public required override init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        super.init(duration: duration, timingParameters: parameters)
    }
}

/// A new animator of a class that is only known at run time.
@MainActor
func _objcNewAnimator<T: UIViewPropertyAnimator>(_ type: T.Type, duration: TimeInterval, timing: any UITimingCurveProvider) -> T {
    unsafeDowncast(
        unsafeBitCast(type, to: _NewPropertyAnimator.Type.self).init(duration: duration, timingParameters: timing), to: T.self)
}

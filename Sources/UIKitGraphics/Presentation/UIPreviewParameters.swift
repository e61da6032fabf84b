import Foundation

/// How a view looks while it is lifted out of its position.
// apple: https://developer.apple.com/documentation/uikit/uipreviewparameters
@preconcurrency @MainActor @objcMembers open class UIPreviewParameters: UIObject, NSCopying {
    /// The visible part of the view, in its coordinates; nil is its bounds. Default: nil.
    open var visiblePath: UIBezierPath?
    /// The outline of its shadow, in its coordinates; nil is ``visiblePath``. Default: nil.
    open var shadowPath: UIBezierPath?
    /// The background; nil is the system's. Default: nil.
    open var backgroundColor: UIColor!

    @preconcurrency @MainActor public override init() { super.init() }

    public nonisolated func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { UncheckedParameters(value: makeCopy()) }.value
    }

    private func makeCopy() -> UIPreviewParameters {
        let copy = UIPreviewParameters()
        (copy.visiblePath, copy.shadowPath, copy.backgroundColor) = (visiblePath, shadowPath, backgroundColor)
        return copy
    }
}

/// Carries parameters out of a closure that runs on the same thread.
private struct UncheckedParameters: @unchecked Sendable {
    let value: UIPreviewParameters
}

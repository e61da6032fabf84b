/// Lets the user feel something. Nothing here can be felt, so nothing happens, as on devices without the hardware.
// apple: https://developer.apple.com/documentation/uikit/uifeedbackgenerator
@preconcurrency @MainActor @objcMembers open class UIFeedbackGenerator: UIObject {
    @preconcurrency @MainActor public override init() { super.init() }

    /// Makes the hardware ready for what comes soon.
    open func prepare() {}
}

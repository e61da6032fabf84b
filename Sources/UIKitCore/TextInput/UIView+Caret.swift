extension UIView {
    /// Reports the caret's rectangle to the display, if this view is the first responder.
    @_spi(ForasteroInternal)
    public final func caretDidMove() {
        guard let window = containingWindow, window.isKeyWindow, window.firstResponder === self else { return }
        window.inputViews?.textDidChange()
        window.screenHost.typing?.update()
    }
}

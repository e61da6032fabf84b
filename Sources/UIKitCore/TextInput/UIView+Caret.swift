extension UIView {
    /// Tells the display where the caret of this view is now, if it is the one that is typed to.
    @_spi(ForasteroInternal)
    public final func caretDidMove() {
        guard let window = containingWindow, window.isKeyWindow, window.firstResponder === self else { return }
        window.inputViews?.textDidChange()
        window.screenHost.typing?.update()
    }
}

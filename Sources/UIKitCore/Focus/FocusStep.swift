/// Where an arrow key leads inside a list.
@_spi(ForasteroInternal)
public enum FocusStep {
    /// To another item, which is seen now.
    case item(UIView)
    /// Nowhere.
    case end
    /// The view is no list: what is on the screen decides.
    case free
}

/// A view that shows one text, by which people would call it.
@_spi(ForasteroInternal)
@MainActor
public protocol ShownText: UIView {
    /// The text that can be read in the view; nil for none.
    var shownText: String? { get }
}

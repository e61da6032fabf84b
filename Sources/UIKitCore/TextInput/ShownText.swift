/// A view that shows one text, by which people would call it.
@_spi(ForasteroInternal)
@MainActor
public protocol ShownText: UIView {
    /// What can be read in the view; nil for nothing.
    var shownText: String? { get }
}

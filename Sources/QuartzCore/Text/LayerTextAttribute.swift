/// A font, a colour or a paragraph style of the modules above, as the text of a layer needs it.
@_spi(ForasteroInternal)
public protocol LayerTextAttribute: AnyObject {
    /// A `TextFont`, a `CGColor` or a `ParagraphStyle`.
    var valueForLayerText: Any { get }
}

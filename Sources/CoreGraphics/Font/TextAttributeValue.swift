/// A font, a colour or a paragraph style of the modules above, as it is in attributed strings.
@_spi(ForasteroInternal)
public protocol TextAttributeValue: AnyObject {
    /// A `TextFont`, a `CGColor` or a `ParagraphStyle`.
    var textAttributeValue: Any { get }
}

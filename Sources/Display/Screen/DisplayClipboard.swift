/// The text that is copied and pasted between applications.
@MainActor
public protocol DisplayClipboard: AnyObject {
    /// The text at present; nil when there is none. Setting nil empties the clipboard.
    var text: String? { get set }
    /// Grows whenever the content is known to have changed, here or in another application.
    var changeCount: Int { get }
}

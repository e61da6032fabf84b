public import Foundation

/// The text that is copied and pasted between applications.
@MainActor
public protocol DisplayClipboard: AnyObject {
    /// The text at present; nil when there is none. Setting nil empties the clipboard.
    var text: String? { get set }
    /// Grows whenever the content is known to have changed, here or in another application.
    var changeCount: Int { get }

    /// True if other applications get and give more than texts. Default: false.
    var sharesTypes: Bool { get }
    /// True if the content is known to be what this application has put there.
    var isOwn: Bool { get }
    /// The types of media in which the content can be had, as `image/png`; without those that ``sharesTypes`` excludes.
    var types: [String] { get }
    /// The content in one of its types; nil when it cannot be had.
    func data(ofType type: String) -> Data?
    /// Has the content in some of its types come in from another application, without waiting for it.
    /// - Parameter then: called when ``data(ofType:)`` has all that will come, at once where nothing has to come in. Not called where
    ///   something else has been copied meanwhile.
    func fetch(_ types: [String], then: @escaping @MainActor () -> Void)
    /// Waits a moment for what is coming in: somebody wants it now.
    func settle()
    /// Replaces the content by something that has several forms. None empties the clipboard.
    func offer(_ representations: [ClipboardRepresentation])
}

extension DisplayClipboard {
    public var sharesTypes: Bool { false }
    public var isOwn: Bool { false }
    public var types: [String] { text == nil ? [] : ["text/plain"] }
    public func data(ofType type: String) -> Data? { type == "text/plain" ? text.map { Data($0.utf8) } : nil }
    public func fetch(_ types: [String], then: @escaping @MainActor () -> Void) { then() }
    public func settle() {}
    public func offer(_ representations: [ClipboardRepresentation]) {
        text = representations.first { $0.type == "text/plain" }?.data().map { String(decoding: $0, as: UTF8.self) }
    }
}

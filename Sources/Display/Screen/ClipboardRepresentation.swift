public import Foundation

/// One form of what is copied: its type, as `image/png`, and its bytes, which may be made when somebody asks for them.
public struct ClipboardRepresentation {
    /// A type of media: `text/plain` is a text in UTF-8, `text/uri-list` has one address a line.
    public var type: String
    /// Nil where it cannot be made any more.
    public var data: @MainActor () -> Data?

    /// A form that is made when it is asked for.
    public init(type: String, data: @escaping @MainActor () -> Data?) {
        self.type = type
        self.data = data
    }
}

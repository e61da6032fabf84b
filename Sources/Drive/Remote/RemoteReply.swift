package import Foundation

/// The answer of the app to a ``RemoteRequest``.
package enum RemoteReply: Codable, Equatable, Sendable {
    case done
    /// The application with all that is on the screen.
    case tree(ElementRecord)
    /// A PNG file.
    case picture(Data)
    /// Why it could not be carried out.
    case failure(String)
}

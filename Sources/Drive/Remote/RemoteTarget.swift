package import Foundation

/// The target of a touch from another process.
package enum RemoteTarget: Codable, Equatable, Sendable {
    /// An element of the latest tree, by its number.
    case element(Int)
    /// A point of the screen.
    case point(CGPoint)
}

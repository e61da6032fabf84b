package import Foundation

/// What a touch from another process is for.
package enum RemoteTarget: Codable, Equatable, Sendable {
    /// An element of the latest tree, by its number.
    case element(Int)
    /// A place of the screen, in points.
    case point(CGPoint)
}

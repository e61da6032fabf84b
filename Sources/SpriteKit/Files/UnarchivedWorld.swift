import Foundation
import UIKit

/// What is read of a scene's physics in an archive.
final class UnarchivedWorld: NSObject, NSCoding {
    let gravity: CGPoint?

    /// Written as a text.
    init?(coder: NSCoder) { gravity = (coder.decodeObject(forKey: "gravity") as? String).map { NSCoder.cgPoint(for: $0) } }

    func encode(with coder: NSCoder) { coder.encode(gravity.map { NSCoder.string(for: $0) }, forKey: "gravity") }
}

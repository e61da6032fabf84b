import Foundation
import ObjCRuntime

/// A file of Xcode's editors of scenes and particles.
@MainActor
enum NodeFile {
    /// The node of a file in the app's bundle; nil, with a line on standard error, if there is none.
    static func node(named name: String) -> SKNode? {
        guard let url = ResourceFile.url(of: name, kind: "sks"), let data = try? Data(contentsOf: url) else {
            SpriteNotice.say("there is no file \"\(name).sks\" in the app's bundle.")
            return nil
        }
        guard let node = node(from: data) else {
            SpriteNotice.say("the file \"\(url.lastPathComponent)\" cannot be read: it is no archive of a scene or of particles.")
            return nil
        }
        return node
    }

    static func node(from data: Data) -> SKNode? {
        guard let root = KeyedArchive(data)?.root else { return nil }
        return NodeFileCoder.makeNode(of: root)
    }
}

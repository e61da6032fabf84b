import Foundation
import ObjCRuntime

/// Hands what is in a file to the nodes that are made from it.
@MainActor
final class NodeFileCoder: NSCoder {
    private let source: ArchivedObject
    private let depth: Int
    /// Deeper trees are damaged files.
    private static let depthLimit = 100

    private init(_ source: ArchivedObject, depth: Int) { (self.source, self.depth) = (source, depth) }

    override nonisolated var allowsKeyedCoding: Bool { true }

    override nonisolated func containsValue(forKey key: String) -> Bool { false }

    /// The node of an object; nil for one that is none.
    static func makeNode(of object: ArchivedObject, depth: Int = 0) -> SKNode? {
        guard depth < depthLimit, let type = nodeClass(of: object) else { return nil }
        return type.init(coder: NodeFileCoder(object, depth: depth))
    }

    private static func nodeClass(of object: ArchivedObject) -> SKNode.Type? {
        let known: [String: SKNode.Type] = [
            "SKNode": SKNode.self, "SKScene": SKScene.self, "SKSpriteNode": SKSpriteNode.self, "SKLabelNode": SKLabelNode.self,
            "SKEmitterNode": SKEmitterNode.self, "SKCameraNode": SKCameraNode.self,
        ]
        let own = object.entry("_PB_previewSKNodeCustomClassName", in: "_info") ?? ""
        for name in [own, object.className] where !name.isEmpty {
            if let type = known[name] { return type }
            if let type = appClass(named: name) as? SKNode.Type { return type }
            if name == own { SpriteNotice.say("the class \"\(name)\" that a scene's file names is not in the app.") }
        }
        if object.className.hasPrefix("SK"), object.className != "SKNode" {
            SpriteNotice.say("nodes of the class \(object.className) in files are not read.")
        }
        return nil
    }

    /// A class of the app, by its name with or without its module.
    private static func appClass(named name: String) -> AnyClass? {
        if let type = NSClassFromString(name) { return type }
        let program = CommandLine.arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? ""
        let module = String(program.map { $0.isLetter || $0.isNumber ? $0 : "_" })
        return NSClassFromString("\(module).\(name)")
    }

    // MARK: Describing

    func describe(_ node: SKNode) {
        source.describe(node)
        if let emitter = node as? SKEmitterNode { EmitterFile(source).describe(emitter) }
        for child in source.objects("_children") {
            if let made = Self.makeNode(of: child, depth: depth + 1) { node.addChild(made) }
        }
    }
}

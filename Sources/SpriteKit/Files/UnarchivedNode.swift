import Foundation
import UIKit

/// What Foundation's reader of archives knows about the node that it is at.
///
/// The objects inside are made by the reader, from the classes that the archive names.
@MainActor
struct UnarchivedNode: NodeFields {
    private let coder: NSKeyedUnarchiver

    init(_ coder: NSKeyedUnarchiver) {
        self.coder = coder
        _ = Self.areClassesKnown
    }

    /// The names of SpriteKit's classes in archives. Those of objects that are not nodes stand for what we read of them.
    private static let areClassesKnown: Bool = {
        let classes: [String: AnyClass] = [
            "SKNode": SKNode.self, "SKScene": SKScene.self, "SKSpriteNode": SKSpriteNode.self, "SKLabelNode": SKLabelNode.self,
            "SKEmitterNode": SKEmitterNode.self, "SKCameraNode": SKCameraNode.self, "SKTexture": UnarchivedTexture.self,
            "PKPhysicsWorld": UnarchivedWorld.self,
        ]
        for (name, type): (String, AnyClass) in classes where NSKeyedUnarchiver.class(forClassName: name) == nil {
            NSKeyedUnarchiver.setClass(type, forClassName: name)
        }
        return true
    }()

    /// Takes over what the archive says, the nodes inside too.
    func describe(_ node: SKNode) {
        (self as any NodeFields).describe(node)
        for child in object("_children") as? [SKNode] ?? [] where child.parent == nil { node.addChild(child) }
    }

    // MARK: Values

    private func object(_ key: String) -> Any? { coder.containsValue(forKey: key) ? coder.decodeObject(forKey: key) : nil }

    func text(_ key: String) -> String? { object(key) as? String }

    /// Archivers write the numbers of nodes as objects; other numbers than 0 are taken from the archive itself, too.
    func number(_ key: String) -> CGFloat? {
        let plain = coder.decodeDouble(forKey: key)
        let number = plain != 0 ? plain : (object(key) as? NSNumber)?.doubleValue
        return number.flatMap { $0.isFinite ? CGFloat($0) : nil }
    }

    func point(_ key: String) -> CGPoint? { (object(key) as? NSValue)?.cgPointValue }
    func size(_ key: String) -> CGSize? { (object(key) as? NSValue)?.cgSizeValue }
    func rect(_ key: String) -> CGRect? { (object(key) as? NSValue)?.cgRectValue }

    var textureName: String? { (object("_texture") as? UnarchivedTexture)?.name }
    var gravity: CGPoint? { (object("_physicsWorld") as? UnarchivedWorld)?.gravity }
}

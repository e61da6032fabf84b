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
        if let scene = node as? SKScene { describe(scene) } else { describePlace(of: node) }
        node.name = source.text("_name")
        node.isHidden = source.isOn("_hidden")
        if let sprite = node as? SKSpriteNode { describe(sprite) }
        if let label = node as? SKLabelNode { describe(label) }
        if let emitter = node as? SKEmitterNode { EmitterFile(source).describe(emitter) }
        for child in source.objects("_children") {
            if let made = Self.makeNode(of: child, depth: depth + 1) { node.addChild(made) }
        }
    }

    private func describePlace(of node: SKNode) {
        node.position = source.point("_position") ?? .zero
        node.zPosition = source.number("_zPosition") ?? 0
        node.zRotation = source.number("_zRotation") ?? 0
        node.xScale = source.number("_xScale") ?? 1
        node.yScale = source.number("_yScale") ?? 1
        node.alpha = source.number("_opacity") ?? 1
    }

    private func describe(_ scene: SKScene) {
        scene.isLoading = true
        defer { scene.isLoading = false }
        scene.size = source.rect("Scene_bounds")?.size ?? CGSize(width: 1, height: 1)
        scene.anchorPoint = source.point("_anchorPoint") ?? .zero
        scene.scaleMode = source.number("_scaleMode").flatMap { SKSceneScaleMode(rawValue: Int($0)) } ?? .fill
        if let red = source.number("_backgroundColorR"), let green = source.number("_backgroundColorG"),
            let blue = source.number("_backgroundColorB")
        {
            scene.backgroundColor = RGBA(red: red, green: green, blue: blue, alpha: source.number("_backgroundColorA") ?? 1).color
        }
        if let world = source.object("_physicsWorld"), let gravity = world.point("gravity") {
            scene.physicsWorld.gravity = CGVector(dx: gravity.x, dy: gravity.y)
        }
    }

    private func describe(_ sprite: SKSpriteNode) {
        if let texture = source.object("_texture")?.text("_imgName") { sprite.texture = SKTexture(imageNamed: texture) }
        sprite.size = source.rect("_bounds")?.size ?? source.size("_size") ?? sprite.size
        sprite.anchorPoint = source.point("_anchorPoint") ?? CGPoint(x: 0.5, y: 0.5)
        sprite.colorBlendFactor = source.number("_colorMix") ?? 0
        if let red = source.number("_baseColorR"), let green = source.number("_baseColorG"), let blue = source.number("_baseColorB") {
            sprite.color = RGBA(red: red, green: green, blue: blue, alpha: source.number("_baseColorA") ?? 1).color
        }
    }

    private func describe(_ label: SKLabelNode) {
        label.text = source.text("_text")
        label.fontName = source.text("_fontName") ?? label.fontName
        label.fontSize = source.number("_fontSize") ?? label.fontSize
    }
}

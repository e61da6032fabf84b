import Foundation

/// What an archive says about a node, under the keys of Xcode's editor of scenes.
@MainActor
protocol NodeFields {
    func text(_ key: String) -> String?
    func number(_ key: String) -> CGFloat?
    func point(_ key: String) -> CGPoint?
    func size(_ key: String) -> CGSize?
    func rect(_ key: String) -> CGRect?
    /// The name of a sprite's picture.
    var textureName: String? { get }
    /// Of the world of a scene.
    var gravity: CGPoint? { get }
}

extension NodeFields {
    func isOn(_ key: String) -> Bool { number(key) == 1 }

    // MARK: Describing

    /// Takes over all but the nodes inside.
    func describe(_ node: SKNode) {
        if let scene = node as? SKScene { describe(scene) } else { describePlace(of: node) }
        node.name = text("_name")
        node.isHidden = isOn("_hidden")
        if let sprite = node as? SKSpriteNode { describe(sprite) }
        if let label = node as? SKLabelNode { describe(label) }
    }

    private func describePlace(of node: SKNode) {
        node.position = point("_position") ?? .zero
        node.zPosition = number("_zPosition") ?? 0
        node.zRotation = number("_zRotation") ?? 0
        node.xScale = number("_xScale") ?? 1
        node.yScale = number("_yScale") ?? 1
        node.alpha = number("_opacity") ?? 1
    }

    private func describe(_ scene: SKScene) {
        scene.isLoading = true
        defer { scene.isLoading = false }
        scene.size = rect("Scene_bounds")?.size ?? CGSize(width: 1, height: 1)
        scene.anchorPoint = point("_anchorPoint") ?? .zero
        scene.scaleMode = number("_scaleMode").flatMap { SKSceneScaleMode(rawValue: Int($0)) } ?? .fill
        if let red = number("_backgroundColorR"), let green = number("_backgroundColorG"), let blue = number("_backgroundColorB") {
            scene.backgroundColor = RGBA(red: red, green: green, blue: blue, alpha: number("_backgroundColorA") ?? 1).color
        }
        if let gravity { scene.physicsWorld.gravity = CGVector(dx: gravity.x, dy: gravity.y) }
    }

    private func describe(_ sprite: SKSpriteNode) {
        if let textureName { sprite.texture = SKTexture(imageNamed: textureName) }
        sprite.size = rect("_bounds")?.size ?? size("_size") ?? sprite.size
        sprite.anchorPoint = point("_anchorPoint") ?? CGPoint(x: 0.5, y: 0.5)
        sprite.colorBlendFactor = number("_colorMix") ?? 0
        if let red = number("_baseColorR"), let green = number("_baseColorG"), let blue = number("_baseColorB") {
            sprite.color = RGBA(red: red, green: green, blue: blue, alpha: number("_baseColorA") ?? 1).color
        }
    }

    private func describe(_ label: SKLabelNode) {
        label.text = text("_text")
        label.fontName = text("_fontName") ?? label.fontName
        label.fontSize = number("_fontSize") ?? label.fontSize
    }
}

extension ArchivedObject: NodeFields {
    var textureName: String? { object("_texture")?.text("_imgName") }
    var gravity: CGPoint? { object("_physicsWorld")?.point("gravity") }
}

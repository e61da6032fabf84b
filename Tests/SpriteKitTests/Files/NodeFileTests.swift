@testable import SpriteKit
import Testing

/// Archives as Xcode's editors write them, made by Foundation from dictionaries.
@MainActor
struct NodeFileTests {
    @Test("MO-21: bytes that are no archive give no node", arguments: [Data(), Data("bplist00".utf8), Data(repeating: 7, count: 500)])
    func noArchive(data: Data) { #expect(NodeFile.node(from: data) == nil) }

    @Test("Damaged lists are read as far as they go, and stop nobody")
    func damaged() throws {
        let whole = try PropertyListSerialization.data(
            fromPropertyList: ["a": [1, 2.5, true, "text", "wider — text", Data([1, 2])], "b": ["c": -5]], format: .binary, options: 0)
        #expect(BinaryPropertyList(whole)?.value != nil)
        for index in whole.indices {
            for byte: UInt8 in [0, 0x7F, 0xFF] {
                var bytes = whole
                bytes[index] = byte
                _ = BinaryPropertyList(bytes)?.value
            }
            _ = BinaryPropertyList(whole.prefix(index))?.value
        }
    }

    @Test("Lists are read as they were written")
    func values() throws {
        let data = try PropertyListSerialization.data(
            fromPropertyList: ["number": 70_000, "real": 0.5, "text": "ä", "list": ["x", "y"]], format: .binary, options: 0)
        guard case .dictionary(let fields)? = BinaryPropertyList(data)?.value else { throw CocoaError(.coderReadCorrupt) }
        guard case .number(70_000)? = fields["number"], case .number(0.5)? = fields["real"], case .text("ä")? = fields["text"],
            case .array(let list)? = fields["list"]
        else { throw CocoaError(.coderReadCorrupt) }
        #expect(list.count == 2)
    }

    @Test("A file that is not there gives no node")
    func missing() {
        #expect(SKScene(fileNamed: "Nowhere") == nil)
        #expect(SKEmitterNode(fileNamed: "Nowhere.sks") == nil)
    }

    /// An archive of objects; a number with `ref` stands for one of them.
    private func archive(_ objects: [Any]) throws -> Data {
        try PropertyListSerialization.data(
            fromPropertyList: ["$objects": ["$null"] + objects, "$top": ["root": ref(1)]], format: .xml, options: 0)
    }

    private func ref(_ index: Int) -> Any { ["CF$UID": index] }

    @Test("A scene with its size, its gravity, its class and what is inside")
    func scene() throws {
        let data = try archive([
            ["$class": ref(2), "Scene_bounds": ref(3), "_scaleMode": 1, "_children": ref(4), "_info": ref(8), "_physicsWorld": ref(11)],
            ["$classname": "SKScene"], ["NS.rectval": "{{0, 0}, {640, 480}}"], ["NS.objects": [ref(5), ref(12)]],
            [
                "$class": ref(6), "_name": "box", "_position": ref(7), "_bounds": ref(13), "_baseColorR": 1, "_baseColorG": 0,
                "_baseColorB": 0,
            ],
            ["$classname": "SKSpriteNode"], ["NS.pointval": "{10, 20.5}"],
            ["NS.keys": [ref(9)], "NS.objects": [ref(10)]], "_PB_previewSKNodeCustomClassName", "SpriteKitTests.RecordingScene",
            ["gravity": "{0, -5}"], ["$class": ref(14), "_name": "?"], ["NS.rectval": "{{0, 0}, {30, 40}}"],
            ["$classname": "SKTileMapNode"],
        ])
        let scene = try #require(NodeFile.node(from: data) as? RecordingScene)
        #expect(scene.size == CGSize(width: 640, height: 480) && scene.scaleMode == .aspectFill)
        #expect(scene.physicsWorld.gravity == CGVector(dx: 0, dy: -5) && scene.events == ["load"])
        let box = try #require(scene.childNode(withName: "box") as? SKSpriteNode)
        #expect(box.position == CGPoint(x: 10, y: 20.5) && box.size == CGSize(width: 30, height: 40) && RGBA(box.color).red == 1)
        #expect(scene.children == [box])
    }

    @Test("Particles with their numbers and colours")
    func emitter() throws {
        let data = try archive([
            [
                "$class": ref(2), "_birthrate": 50.0, "_lifetime": 2.5, "_startSpeed": 100, "_startPositionVariance": ref(3),
                "_particleBlendMode": 1, "_particleColorSequence": ref(4), "_startColorMix": 1.0, "_opacitySpeed": -0.5, "_paused": true,
            ],
            ["$classname": "SKEmitterNode"], "{44, 40}", ["_values": ref(5), "_times": ref(6)],
            ["NS.objects": [ref(7), ref(8)]], ["NS.objects": [0.0, 1.0]], ["NSRGB": Data("1 0 0\0".utf8)], ["NSWhite": Data("0.5\0".utf8)],
        ])
        let emitter = try #require(NodeFile.node(from: data) as? SKEmitterNode)
        #expect(emitter.particleBirthRate == 50 && emitter.particleLifetime == 2.5 && emitter.particleBlendMode == .add)
        #expect(emitter.particlePositionRange == CGVector(dx: 44, dy: 40) && !emitter.isPaused && emitter.particleAlphaSpeed == -0.5)
        #expect(emitter.particleColorSequence?.color(at: 1) == RGBA(red: 0.5, green: 0.5, blue: 0.5))
        #expect(emitter.particleColorSequence?.color(at: 0)?.blue == 0)
    }

    @Test("Objects that stand for themselves are not followed for ever")
    func circle() throws {
        let data = try archive([["$class": ref(2), "_children": ref(3)], ["$classname": "SKNode"], ["NS.objects": [ref(1)]]])
        #expect(NodeFile.node(from: data) != nil)
    }

    /// A scene as keyed archivers write it: numbers are objects.
    private func foundationArchive() throws -> Data {
        let key = NSKeyedArchiveRootObjectKey
        let list: [String: Any] = [
            "$archiver": "NSKeyedArchiver", "$version": 100_000, "$top": [key: ref(1)],
            "$objects": [
                "$null",
                [
                    "$class": ref(2), "Scene_bounds": ref(3), "_scaleMode": ref(5), "_children": ref(6), "_physicsWorld": ref(14),
                    "_name": ref(0),
                ],
                ["$classname": "SKScene", "$classes": ["SKScene", "SKEffectNode", "SKNode", "NSResponder", "NSObject"]],
                ["NS.rectval": ref(4), "$class": ref(13), "NS.special": 3], "{{0, 0}, {640, 480}}", 2,
                ["NS.objects": [ref(7)], "$class": ref(12)],
                [
                    "$class": ref(8), "_name": ref(9), "_position": ref(10), "_zPosition": ref(20), "_xScale": 2.0, "_texture": ref(17),
                ],
                ["$classname": "SKSpriteNode", "$classes": ["SKSpriteNode", "SKNode", "NSResponder", "NSObject"]], "box",
                ["NS.pointval": ref(11), "$class": ref(13), "NS.special": 1], "{10, 20.5}",
                ["$classname": "NSArray", "$classes": ["NSArray", "NSObject"]],
                ["$classname": "NSValue", "$classes": ["NSValue", "NSObject"]],
                ["gravity": ref(15), "$class": ref(16)], "{0, -5}",
                ["$classname": "PKPhysicsWorld", "$classes": ["PKPhysicsWorld", "NSObject"]],
                ["_imgName": ref(18), "$class": ref(19)], "Nowhere", ["$classname": "SKTexture", "$classes": ["SKTexture", "NSObject"]],
                0.0,
            ] as [Any],
        ]
        return try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
    }

    @Test("A keyed unarchiver makes a scene of the class that it is given for SKScene, with what is inside")
    func unarchived() throws {
        let reader = try NSKeyedUnarchiver(forReadingFrom: foundationArchive())
        reader.requiresSecureCoding = false
        reader.setClass(RecordingScene.self, forClassName: "SKScene")
        let scene = try #require(reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? RecordingScene)
        reader.finishDecoding()
        #expect(scene.size == CGSize(width: 640, height: 480) && scene.scaleMode == .aspectFit && scene.events == ["load"])
        #expect(scene.physicsWorld.gravity == CGVector(dx: 0, dy: -5))
        let box = try #require(scene.childNode(withName: "box") as? SKSpriteNode)
        #expect(box.position == CGPoint(x: 10, y: 20.5) && box.xScale == 2 && box.texture != nil && scene.children == [box])
    }
}

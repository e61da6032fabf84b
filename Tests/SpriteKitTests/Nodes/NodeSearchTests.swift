@testable import SpriteKit
import Testing

@MainActor
struct NodeSearchTests {
    private let root = makeNode(
        "root", makeNode("tank1", makeNode("turret")), makeNode("tank2", makeNode("turret"), makeNode("wheel")), makeNode("tree"))

    private func names(_ search: String, from node: SKNode? = nil) -> [String] { (node ?? root)[search].map { $0.name ?? "-" } }

    @Test("A name finds children only")
    func plain() {
        #expect(root.childNode(withName: "tree")?.name == "tree")
        #expect(root.childNode(withName: "turret") == nil)
        #expect(names("tank1/turret") == ["turret"])
    }

    @Test("// finds nodes anywhere, from the top", arguments: [("//turret", 2), (".//wheel", 1), ("//tank*", 2), ("//nobody", 0)])
    func anywhere(search: String, count: Int) { #expect(root[search].count == count) }

    @Test("Stars and sets of letters stand for others")
    func patterns() {
        #expect(names("tank[1-2]") == ["tank1", "tank2"])
        #expect(names("t*") == ["tank1", "tank2", "tree"])
        #expect(names("tank[13]") == ["tank1"])
        #expect(names("*/wheel") == ["wheel"])
    }

    @Test("The way up and the top")
    func upwards() throws {
        let turret = try #require(root.childNode(withName: "tank1/turret"))
        #expect(names("..", from: turret) == ["tank1"])
        #expect(names("../../tree", from: turret) == ["tree"])
        #expect(names("/tree", from: turret) == ["tree"])
        #expect(names(".", from: turret) == ["turret"])
    }

    @Test("An enumeration ends when it is asked to")
    func stop() {
        var count = 0
        root.enumerateChildNodes(withName: "tank*") { _, stop in
            count += 1
            stop.pointee = true
        }
        #expect(count == 1)
    }
}

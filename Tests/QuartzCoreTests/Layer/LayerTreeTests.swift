import Testing

@testable import QuartzCore

@Suite("The tree of layers")
struct LayerTreeTests {
    private let root = CALayer()
    private let a = CALayer()
    private let b = CALayer()
    private let c = CALayer()

    init() {
        a.name = "a"
        b.name = "b"
        c.name = "c"
        for layer in [a, b, c] { root.addSublayer(layer) }
    }

    private var order: String { (root.sublayers ?? []).compactMap(\.name).joined() }

    @Test("A layer without sublayers has none, not an empty list")
    func none() {
        #expect(a.sublayers == nil)
        for layer in [a, b, c] { layer.removeFromSuperlayer() }
        #expect(root.sublayers == nil)
    }

    @Test("Adding a layer again brings it to the front")
    func addAgain() {
        root.addSublayer(a)
        #expect(order == "bca")
    }

    @Test("Adding a layer takes it out of where it was")
    func move() {
        let other = CALayer()
        other.addSublayer(b)
        #expect(order == "ac")
        #expect(b.superlayer === other)
        #expect(other.sublayers?.count == 1)
    }

    @Test("Layers are inserted at a place; places beyond the end are the end")
    func insertAt() {
        let d = CALayer()
        d.name = "d"
        root.insertSublayer(d, at: 1)
        #expect(order == "adbc")
        root.insertSublayer(d, at: 90)
        #expect(order == "abcd")
        root.insertSublayer(d, at: 0)
        #expect(order == "dabc")
    }

    @Test("Layers are inserted next to others, also when they move within the same layer")
    func insertBeside() {
        root.insertSublayer(a, above: b)
        #expect(order == "bac")
        root.insertSublayer(c, below: b)
        #expect(order == "cba")
        root.insertSublayer(c, above: a)
        #expect(order == "bac")
        root.insertSublayer(a, below: a)
        #expect(order == "bac")
    }

    @Test("A layer replaces another")
    func replace() {
        let d = CALayer()
        d.name = "d"
        root.replaceSublayer(b, with: d)
        #expect(order == "adc")
        #expect(b.superlayer == nil)
        root.replaceSublayer(a, with: c)
        #expect(order == "cd")
    }

    @Test("The list can be replaced as a whole")
    func setSublayers() {
        root.sublayers = [c, a]
        #expect(order == "ca")
        #expect(b.superlayer == nil)
        root.sublayers = nil
        #expect(root.sublayers == nil)
    }

    @Test("A mask belongs to the layer that it masks and to no other")
    func mask() {
        a.mask = b
        #expect(order == "ac")
        #expect(b.superlayer === a)
        #expect(a.sublayers == nil)
        b.removeFromSuperlayer()
        #expect(a.mask == nil)
        a.mask = b
        root.addSublayer(b)
        #expect(a.mask == nil)
    }

    @Test("A layer that dies leaves its sublayers without superlayer")
    func death() {
        var parent: CALayer? = CALayer()
        parent?.addSublayer(a)
        #expect(a.superlayer != nil)
        parent = nil
        #expect(a.superlayer == nil)
    }

    @Test("A layer cannot hold itself, directly or not")
    func cycle() async {
        await #expect(processExitsWith: .failure) {
            let layer = CALayer()
            layer.addSublayer(layer)
        }
        await #expect(processExitsWith: .failure) {
            let outer = CALayer()
            let inner = CALayer()
            outer.addSublayer(inner)
            inner.addSublayer(outer)
        }
        await #expect(processExitsWith: .failure) {
            let outer = CALayer()
            let inner = CALayer()
            outer.addSublayer(inner)
            inner.mask = outer
        }
    }

    @Test("A presentation layer cannot be put into a tree")
    func copy() async {
        await #expect(processExitsWith: .failure) {
            CALayer().addSublayer(CALayer(layer: CALayer()))
        }
    }
}

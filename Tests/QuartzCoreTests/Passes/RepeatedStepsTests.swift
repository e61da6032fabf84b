import Display
import Testing

@_spi(ForasteroInternal) @testable import QuartzCore

/// Frames that repeat what has not changed look like frames that are made from nothing.
@Suite("Frame after frame")
@MainActor
struct RepeatedStepsTests {
    @Test("after any changes, the picture is that of a new screen with the same layers", arguments: 1...12)
    func randomChanges(seed: UInt64) {
        var random = SmallGenerator(state: seed)
        let stage = Stage(width: 60, height: 60)
        var layers = [stage.root]
        for _ in 0..<60 {
            withoutActions { change(&layers, &random) }
            stage.render()
            let fresh = Stage(width: 60, height: 60)
            withoutActions { for layer in stage.root.sublayers ?? [] { fresh.root.addSublayer(copy(of: layer)) } }
            fresh.root.bounds = stage.root.bounds
            fresh.root.backgroundColor = stage.root.backgroundColor
            fresh.render()
            #expect(PictureDifference(stage.pixels, fresh.pixels).count == 0)
        }
    }

    @Test("sublayers that are not seen and have not changed are not asked again")
    func unseen() {
        let stage = Stage(width: 60, height: 60)
        let layers = (0..<100).map { plain(.red, 0, CGFloat($0) * 20, 10, 10) }
        withoutActions { for layer in layers { stage.root.addSublayer(layer) } }
        stage.render()
        #expect(stage.root.node?.seenChildren.range(count: 100) == 0..<3)
        withoutActions { layers[50].position.x = 7 }
        stage.render()
        #expect(stage.root.node?.seenChildren.range(count: 100) == 0..<3)
        withoutActions { layers[50].position.y = 30 }
        stage.render()
        #expect(stage.root.node?.seenChildren.range(count: 100) == 0..<51)
        withoutActions { layers[50].isHidden = true }
        stage.render()
        #expect(stage.root.node?.seenChildren.range(count: 100) == 0..<3)
        withoutActions { stage.root.bounds.origin.y = 200 }
        stage.render()
        #expect(stage.root.node?.seenChildren.range(count: 100) == 10..<13)
    }

    @Test("the same where many layers scroll, and some of them change, come and go meanwhile", arguments: 1...3)
    func scrolling(seed: UInt64) {
        var random = SmallGenerator(state: seed)
        let stage = Stage(width: 60, height: 60)
        let list = CALayer()
        withoutActions {
            list.frame = CGRect(x: 5, y: 5, width: 50, height: 50)
            list.masksToBounds = true
            stage.root.addSublayer(list)
            for index in 0..<400 {
                list.addSublayer(plain([.red, .green, .blue][index % 3], CGFloat(index % 4) * 12, CGFloat(index / 4) * 9, 8, 7))
            }
        }
        for _ in 0..<50 {
            withoutActions { scroll(list, &random) }
            stage.render()
            let fresh = Stage(width: 60, height: 60)
            withoutActions { fresh.root.addSublayer(copy(of: list)) }
            fresh.render()
            #expect(PictureDifference(stage.pixels, fresh.pixels).count == 0)
        }
        #expect(list.node?.childExtents.extent(ofBlock: 2, list.node?.children ?? []).isNull == false)
    }

    private func scroll(_ list: CALayer, _ random: inout SmallGenerator) {
        let layer = list.sublayers?[random.below(list.sublayers?.count ?? 1)]
        switch random.below(12) {
        case 0: layer?.position.y = list.bounds.minY + CGFloat(random.below(60))
        case 1: layer?.removeFromSuperlayer()
        case 2: list.insertSublayer(plain(.blue, 3, list.bounds.minY + 4, 30, 5), at: UInt32(random.below(200)))
        case 3: layer?.addSublayer(plain(.green, 0, list.bounds.minY - (layer?.frame.minY ?? 0), 20, 20))
        case 4: layer?.bounds.size.height = 2000
        case 5: layer?.isHidden.toggle()
        case 6: list.bounds.origin.y = CGFloat(random.below(400))
        default: list.bounds.origin.y += CGFloat(random.below(40)) - 10
        }
    }

    private func change(_ layers: inout [CALayer], _ random: inout SmallGenerator) {
        let layer = layers[random.below(layers.count)]
        switch random.below(14) {
        case 0, 1, 2:
            let (x, y) = (CGFloat(random.below(50)) - 10, CGFloat(random.below(50)) - 10)
            let new = plain([.red, .green, .blue, nil][random.below(4)], x, y, CGFloat(random.below(40)), CGFloat(random.below(40)))
            layer.addSublayer(new)
            layers.append(new)
        case 3 where layer !== layers[0]: layer.position.x += CGFloat(random.below(7)) - 3
        case 4 where layer !== layers[0]: layer.isHidden.toggle()
        case 5 where layer !== layers[0]: layer.masksToBounds.toggle()
        case 6 where layer === layers[0]: layer.bounds.origin.y += CGFloat(random.below(5)) - 2
        case 6 where layer !== layers[0]: layer.borderWidth = CGFloat(random.below(3))
        // Far off the screen, and back.
        case 9 where layer !== layers[0]: layer.position.y += layer.position.y > 500 ? -1000 : 1000
        case 10 where layer !== layers[0]: layer.superlayer?.insertSublayer(layer, at: UInt32(random.below(4)))
        case 11 where layer !== layers[0]: layer.zPosition = CGFloat(random.below(3))
        case 7 where layer !== layers[0]: layer.opacity = [0.5, 1][random.below(2)]
        case 12 where layer !== layers[0]: layer.cornerRadius = CGFloat(random.below(3)) * 4
        case 13 where layer !== layers[0]: layer.shadowOpacity = [0, 0.5][random.below(2)]
        default: layer.backgroundColor = [.red, .green, .blue][random.below(3)]
        }
    }

    private func copy(of layer: CALayer) -> CALayer {
        let copy = CALayer()
        copy.frame = layer.frame
        copy.bounds = layer.bounds
        copy.backgroundColor = layer.backgroundColor
        copy.isHidden = layer.isHidden
        copy.masksToBounds = layer.masksToBounds
        copy.borderWidth = layer.borderWidth
        copy.opacity = layer.opacity
        copy.zPosition = layer.zPosition
        copy.cornerRadius = layer.cornerRadius
        copy.shadowOpacity = layer.shadowOpacity
        for child in layer.sublayers ?? [] { copy.addSublayer(self.copy(of: child)) }
        return copy
    }
}

/// Numbers that look random and are the same in each run.
private struct SmallGenerator {
    var state: UInt64

    mutating func below(_ limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(limit))
    }
}

@_spi(ForasteroInternal) import CoreGraphics
import Display
import Foundation
import Testing

@_spi(ForasteroInternal) @testable import QuartzCore

/// A list of coloured rows on a screen that is large enough for its pixels to be moved, and what may lie over it.
@MainActor
private final class ListScene {
    let stage = Stage(width: 160, height: 240, scale: 2)
    let list = CALayer()

    enum Rows: CaseIterable { case opaque, round, shadowed, fading, flat }

    init(_ rows: Rows = .opaque, count: Int = 60, height: CGFloat = 240) {
        withoutActions {
            stage.root.backgroundColor = CGColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
            list.frame = CGRect(x: 0, y: 0, width: 160, height: height)
            list.masksToBounds = true
            list.backgroundColor = CGColor(gray: 0.9, alpha: 1)
            for index in 0..<count { list.addSublayer(ListScene.row(index, rows)) }
            stage.root.addSublayer(list)
        }
        stage.render()
    }

    static func row(_ index: Int, _ kind: Rows) -> CALayer {
        let row = plain(CGColor(gray: 1, alpha: 1), 0, CGFloat(index) * 20, 160, 20)
        row.addSublayer(plain([.red, .green, .blue][index % 3], 4, 4, 12, 12))
        row.addSublayer(plain(CGColor(red: 1, green: 0, blue: 1, alpha: 0.5), 20, 6, CGFloat(20 + index), 8))
        row.sublayers?[0].cornerRadius = 4
        switch kind {
        case .opaque: break
        case .round:
            row.frame = row.frame.insetBy(dx: 6, dy: 2)
            row.cornerRadius = 6
            row.masksToBounds = true
        case .shadowed:
            row.frame = row.frame.insetBy(dx: 8, dy: 5)
            row.shadowOpacity = 0.5
            row.shadowRadius = 3
        case .fading: row.opacity = 0.6
        case .flat: row.sublayers = nil
        }
        return row
    }

    func scroll(to y: CGFloat, x: CGFloat = 0) {
        withoutActions { list.bounds.origin = CGPoint(x: x, y: y) }
        stage.render()
    }

    /// Pixels that are changed behind everybody's back go where the screen is moved to, and are gone where it is painted.
    func marks(afterScrollingTo y: CGFloat, x: CGFloat = 0, at places: [(Int, Int)]) -> [(Int, Int)] {
        let marker: UInt32 = 0xFF12_3456
        for place in places { stage.host.picture[place.0, place.1] = marker }
        scroll(to: y, x: x)
        let size = stage.host.picture.size
        return (0..<size.height).flatMap { y in (0..<size.width).map { ($0, y) } }.filter { stage.host.picture[$0.0, $0.1] == marker }
    }

    /// Says where the screen first differs from its steps when all of them are painted; nil if it does not.
    func firstDifference() -> String? {
        let size = stage.host.picture.size
        guard let buffer = PixelBuffer(width: size.width, height: size.height, format: .argb32),
            let surface = Surface(buffer, at: PixelRect(size))
        else { return "no memory" }
        CompositePass(stage.host.displayList, caches: CompositorCaches()).run(on: surface, in: Region(PixelRect(size)))
        for y in 0..<size.height {
            let found = stage.host.picture.baseAddress + y * stage.host.picture.bytesPerRow
            let expected = buffer.pixels + y * buffer.bytesPerRow
            guard memcmp(found, expected, size.width * 4) != 0 else { continue }
            let words = (found.assumingMemoryBound(to: UInt32.self), expected.assumingMemoryBound(to: UInt32.self))
            let x = (0..<size.width).first { words.0[$0] != words.1[$0] } ?? 0
            return "\(x), \(y): \(String(words.0[x], radix: 16)) instead of \(String(words.1[x], radix: 16))"
        }
        return nil
    }
}

/// What a list shows that scrolls is moved on the screen. Nobody may see that.
@Suite("The screen is moved where a list scrolls")
@MainActor
struct ShiftTests {
    @Test("What the screen has already is moved, up and down; what comes in is painted")
    func moving() {
        let scene = ListScene()
        for y in [2.0, 4, 6] { scene.scroll(to: y) }
        #expect(scene.marks(afterScrollingTo: 13, at: [(200, 100)]).map { [$0.0, $0.1] } == [[200, 86]])
        scene.scroll(to: 14)
        #expect(scene.marks(afterScrollingTo: 9, at: [(201, 200)]).map { [$0.0, $0.1] }.contains([201, 210]))
    }

    @Test("A list that is less than half of the screen is moved in it", arguments: ListScene.Rows.allCases)
    fileprivate func movingLess(rows: ListScene.Rows) {
        let scene = ListScene(rows, height: 112)
        for y in [2.0, 4, 6, 30, 29, 17.5, 3, 100, 0] {
            scene.scroll(to: y)
            #expect(scene.firstDifference() == nil, "at \(y)")
        }
        for x in [1.0, 2, 5, 30, 29, 3, 0, -4, -3] {
            scene.scroll(to: 500, x: x)
            #expect(scene.firstDifference() == nil, "at x \(x)")
        }
        scene.scroll(to: 505)
        #expect(scene.marks(afterScrollingTo: 511, at: [(200, 100), (200, 300)]).map { [$0.0, $0.1] } == [[200, 88], [200, 300]])
    }

    @Test("The picture goes round in its memory many times, up and down")
    func goingRound() {
        let scene = ListScene()
        withoutActions { scene.stage.root.addSublayer(plain(CGColor(gray: 0.5, alpha: 1), 0, 200, 160, 40)) }
        for step in 0..<60 { scene.scroll(to: CGFloat(step) * 17) }
        #expect(scene.firstDifference() == nil)
        for step in 0..<70 {
            scene.scroll(to: 1000 - CGFloat(step) * 14)
            #expect(scene.firstDifference() == nil, "\(step)")
        }
    }

    @Test("All that was damaged is reported, moved or painted")
    func damage() {
        let scene = ListScene()
        for y in [2.0, 4, 6, 19] { scene.scroll(to: y) }
        #expect(scene.stage.damage == [PixelRect(x: 0, y: 0, width: 320, height: 480)])
    }

    @Test("Each position looks as if all of it were painted", arguments: ListScene.Rows.allCases)
    fileprivate func positions(rows: ListScene.Rows) {
        let scene = ListScene(rows)
        for y in [0.5, 1, 3, 8, 13, 21, 34, 55, 80, 79, 40, 0, 1, 2, 3, 200, 203, 500, 1100, 1090, 1090.25, 1091.25, 1092] {
            scene.scroll(to: y)
            #expect(scene.firstDifference() == nil, "at \(y)")
        }
        for x in [1.0, 2, 5, 30, 29, 3, 0, -4, -3] {
            scene.scroll(to: 1000, x: x)
            #expect(scene.firstDifference() == nil, "at x \(x)")
        }
        for step in 1...4 {
            scene.scroll(to: 1000 + CGFloat(step), x: CGFloat(step))
            #expect(scene.firstDifference() == nil, "at an angle, \(step)")
        }
    }

    @Test("Under what shines through and stays, nothing is moved, nor from there")
    func underBar() {
        let scene = ListScene()
        withoutActions { scene.stage.root.addSublayer(plain(CGColor(gray: 0.5, alpha: 0.6), 0, 0, 160, 30)) }
        for y in [2.0, 4, 6] { scene.scroll(to: y) }
        let marks = scene.marks(afterScrollingTo: 11, at: [(10, 58), (10, 64), (10, 72), (10, 80)])
        #expect(marks.map(\.1) == [62, 70])
        scene.scroll(to: 1000)
        for y in [3.0, 6, 4, 2, 7] {
            scene.scroll(to: y)
            #expect(scene.firstDifference() == nil)
        }
        #expect(scene.marks(afterScrollingTo: 2, at: [(10, 30), (10, 56)]).isEmpty)
    }

    @Test("A picture of what lies behind is made anew of what is there now")
    func underGlass() {
        let scene = ListScene()
        let glass = BackdropLayer()
        withoutActions {
            glass.frame = CGRect(x: 0, y: 0, width: 160, height: 40)
            scene.stage.root.addSublayer(glass)
        }
        for y in [2.0, 4, 6, 13, 14, 40, 39] {
            scene.scroll(to: y)
            #expect(scene.firstDifference() == nil)
        }
    }

    @Test("In a layer with round corners, in one that fades and under a mask all is painted", arguments: [0, 1, 2])
    func groups(kind: Int) {
        let scene = ListScene()
        withoutActions {
            switch kind {
            case 0: scene.list.cornerRadius = 20
            case 1: scene.list.opacity = 0.5
            default: scene.list.mask = plain(CGColor(gray: 0, alpha: 1), 20, 20, 100, 2000)
            }
        }
        for y in [2.0, 4, 6] { scene.scroll(to: y) }
        #expect(scene.marks(afterScrollingTo: 11, at: [(200, 200), (201, 300)]).isEmpty)
        #expect(scene.firstDifference() == nil)
    }

    @Test("After a frame that nobody has looked at, all is painted")
    func unseenFrames() {
        let scene = ListScene()
        for y in [2.0, 4, 6] { scene.scroll(to: y) }
        withoutActions { scene.list.bounds.origin.y = 11 }
        scene.stage.host.run(.layout ... .commit)
        #expect(scene.marks(afterScrollingTo: 16, at: [(200, 200)]).isEmpty)
        #expect(scene.firstDifference() == nil)
    }

    @Test("Many layers that go their own ways over a list that scrolls are painted")
    func ownWays() {
        let scene = ListScene()
        let layers = (0..<200).map { index -> CALayer in
            let (x, y) = (CGFloat(index % 20 * 8), CGFloat(index / 20 * 24))
            return plain(CGColor(gray: CGFloat(index) / 200, alpha: 0.7), x, y, 7, 20)
        }
        withoutActions { for layer in layers { scene.stage.root.addSublayer(layer) } }
        for step in 1..<8 {
            withoutActions {
                for (index, layer) in layers.enumerated() { layer.position.y += CGFloat(index % 5 - 2) }
            }
            scene.scroll(to: CGFloat(step) * 5)
            #expect(scene.firstDifference() == nil)
        }
    }

    @Test("Whatever happens at once, the screen looks as if all of it were painted", arguments: 0..<12)
    func chance(seed: Int) {
        var random = SystemlessRandom(state: UInt64(seed) &* 7919 &+ 17)
        let kinds = ListScene.Rows.allCases
        let scene = ListScene(kinds[seed % kinds.count])
        let bar = seed % 3 == 0 ? BackdropLayer() : CALayer()
        let (header, indicator) = (plain(CGColor(gray: 0.3, alpha: 1), 0, 30, 160, 16), plain(CGColor(gray: 0, alpha: 0.5), 154, 40, 4, 50))
        withoutActions {
            bar.frame = CGRect(x: 0, y: 0, width: 160, height: 30)
            bar.backgroundColor = CGColor(gray: 0.8, alpha: 0.7)
            for layer in [header, indicator, bar] { scene.stage.root.addSublayer(layer) }
        }
        var offset = CGPoint(x: 0, y: 100)
        for step in 0..<60 {
            withoutActions {
                offset.y += CGFloat(random.next(41)) / 2 - 10
                if random.next(6) == 0 { offset.x += CGFloat(random.next(9)) - 4 }
                scene.list.bounds.origin = offset
                indicator.frame.origin.y = 40 + offset.y / 10
                disturb(scene, [bar, header], kinds[random.next(kinds.count)], &random)
            }
            scene.stage.host.run(.layout ... .composite)
            #expect(scene.firstDifference() == nil, "step \(step)")
        }
    }

    private func disturb(_ scene: ListScene, _ covers: [CALayer], _ kind: ListScene.Rows, _ random: inout SystemlessRandom) {
        let rows = scene.list.sublayers ?? []
        let row = rows[random.next(rows.count)]
        switch random.next(14) {
        case 0: row.backgroundColor = CGColor(red: 0.9, green: CGFloat(random.next(10)) / 10, blue: 0.5, alpha: 1)
        case 1: row.isHidden.toggle()
        case 2: row.removeFromSuperlayer()
        case 3: scene.list.insertSublayer(ListScene.row(random.next(60), kind), at: UInt32(random.next(rows.count)))
        case 4: row.position.y += 7
        case 5: covers[random.next(covers.count)].frame.size.height = CGFloat(random.next(40))
        case 6: covers[random.next(covers.count)].isHidden.toggle()
        case 7: scene.list.frame = CGRect(x: 0, y: CGFloat(random.next(20)), width: 160, height: 240 - CGFloat(random.next(20)))
        case 8: scene.list.backgroundColor = CGColor(gray: CGFloat(random.next(10)) / 10, alpha: random.next(3) == 0 ? 0.5 : 1)
        case 9: scene.stage.host.run(.layout ... .commit)
        default: break
        }
    }
}

/// The same numbers for the same seed.
private struct SystemlessRandom {
    var state: UInt64

    mutating func next(_ limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % limit
    }
}

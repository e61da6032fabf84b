import Display
import Testing

@_spi(ForasteroInternal) @testable import QuartzCore

@Suite("Backdrops")
@MainActor
struct BackdropTests {
    /// A screen with coloured stripes, wide enough to be distinguished after some blur.
    private func makeStage(scale: CGFloat = 2) -> Stage {
        let stage = Stage(width: 60, height: 60, scale: scale)
        withoutActions {
            stage.root.backgroundColor = CGColor(gray: 0.6, alpha: 1)
            for index in 0..<6 {
                stage.root.addSublayer(plain(index % 2 == 0 ? .red : .blue, 0, CGFloat(index) * 10, 60, 5))
            }
        }
        return stage
    }

    private func glass(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, blur: CGFloat = 4) -> BackdropLayer {
        let layer = BackdropLayer()
        layer.frame = CGRect(x: x, y: y, width: width, height: height)
        layer.blurRadius = blur
        layer.saturation = 1
        return layer
    }

    private func picture(scale: CGFloat = 2, _ build: (CALayer) -> Void) -> [UInt32] {
        let stage = makeStage(scale: scale)
        withoutActions { build(stage.root) }
        stage.render()
        return stage.pixels
    }

    @Test("Without blur and with colours as they are, nothing is seen of a backdrop", arguments: [1.0, 2.0, 3.0])
    func clear(scale: CGFloat) {
        let with = picture(scale: scale) { $0.addSublayer(glass(10, 7, 31, 22, blur: 0)) }
        #expect(PictureDifference(with, picture(scale: scale) { _ in }).count == 0)
    }

    @Test("One colour stays as it is however wide the blur, up to the edges", arguments: [1.0, 4.0, 40.0, 1000.0])
    func uniform(blur: CGFloat) {
        let cover = { (root: CALayer) in root.addSublayer(plain(CGColor(red: 0.2, green: 0.7, blue: 0.4, alpha: 1), 5, 5, 40, 40)) }
        let with = picture { root in
            cover(root)
            root.addSublayer(glass(5, 5, 40, 40, blur: blur))
        }
        #expect(PictureDifference(with, picture(cover)).greatest <= 1)
    }

    @Test("Blur makes stripes alike")
    func blur() {
        let stage = makeStage()
        withoutActions { stage.root.addSublayer(glass(0, 0, 60, 60, blur: 20)) }
        stage.render()
        let column = (40..<80).map { stage.pixel(60, $0) }
        let reds = column.map { Int($0 >> 16 & 255) }
        #expect(reds.max()! - reds.min()! < 24)
        #expect(reds.min()! > 80)
        #expect(reds.max()! < 200)
    }

    @Test("Saturation 0 is grey, above 1 stronger than before")
    func saturation() {
        func pixel(_ saturation: CGFloat) -> UInt32 {
            let stage = Stage()
            withoutActions {
                stage.root.backgroundColor = CGColor(red: 0.6, green: 0.5, blue: 0.4, alpha: 1)
                let layer = glass(0, 0, 40, 40)
                layer.saturation = saturation
                stage.root.addSublayer(layer)
            }
            stage.render()
            return stage.pixel(20, 20)
        }
        // 0.2126 · 153 + 0.7152 · 128 + 0.0722 · 102 = 131
        #expect(pixel(0) == 0xFF83_8383)
        #expect(pixel(1) == 0xFF99_8066)
        #expect(pixel(2) == 0xFFAF_7D49)
    }

    @Test("The background colour of a backdrop tints it, and sublayers lie in front")
    func tint() {
        let tinted = picture { root in
            let layer = glass(10, 10, 30, 30)
            layer.backgroundColor = CGColor(gray: 1, alpha: 0.5)
            layer.addSublayer(plain(.green, 5, 5, 10, 10))
            root.addSublayer(layer)
        }
        let stacked = picture { root in
            root.addSublayer(glass(10, 10, 30, 30))
            root.addSublayer(plain(CGColor(gray: 1, alpha: 0.5), 10, 10, 30, 30))
            root.addSublayer(plain(.green, 15, 15, 10, 10))
        }
        #expect(PictureDifference(tinted, stacked).count == 0)
    }

    @Test("A superlayer that clips round or square makes no difference to what is behind", arguments: [0.0, 9.0])
    func withinClip(radius: CGFloat) {
        let own = picture { root in
            let layer = glass(10, 10, 30, 30)
            layer.cornerRadius = radius
            root.addSublayer(layer)
        }
        let clipped = picture { root in
            let outer = plain(nil, 10, 10, 30, 30)
            outer.cornerRadius = radius
            outer.masksToBounds = true
            outer.addSublayer(glass(0, 0, 30, 30))
            root.addSublayer(outer)
        }
        #expect(PictureDifference(own, clipped).greatest <= 1)
    }

    @Test("A superlayer that fades shows half of the glass and half of what is behind it")
    func withinFade() {
        let own = picture { root in
            let layer = glass(10, 10, 30, 30)
            layer.opacity = 0.5
            root.addSublayer(layer)
        }
        let faded = picture { root in
            let outer = plain(nil, 0, 0, 60, 60)
            outer.opacity = 0.5
            outer.addSublayer(glass(10, 10, 30, 30))
            root.addSublayer(outer)
        }
        #expect(PictureDifference(own, faded).greatest <= 1)
    }

    @Test("What changes behind is seen through the glass as if it had been there from the start")
    func changesBehind() {
        func build(_ root: CALayer) -> CALayer {
            let moving = plain(.green, 20, 12, 8, 8)
            root.insertSublayer(moving, at: 1)
            root.addSublayer(glass(10, 10, 40, 30))
            return moving
        }
        let stage = makeStage()
        var moving: CALayer!
        withoutActions { moving = build(stage.root) }
        stage.render()
        withoutActions { moving.position.x += 6 }
        stage.render()
        #expect(stage.damage == [PixelRect(x: 20, y: 20, width: 80, height: 60)])

        let fresh = makeStage()
        withoutActions { build(fresh.root).position.x += 6 }
        fresh.render()
        #expect(PictureDifference(stage.pixels, fresh.pixels).count == 0)
    }

    @Test("What changes in front or elsewhere does not paint the glass again")
    func changesInFront() {
        let stage = makeStage()
        let label = plain(.green, 12, 12, 5, 5)
        let elsewhere = plain(.green, 1, 50, 5, 5)
        withoutActions {
            stage.root.addSublayer(elsewhere)
            stage.root.addSublayer(glass(10, 10, 40, 30))
            stage.root.addSublayer(label)
        }
        stage.render()
        withoutActions { label.backgroundColor = .red }
        stage.render()
        #expect(stage.damage == [PixelRect(x: 24, y: 24, width: 10, height: 10)])
        withoutActions { elsewhere.backgroundColor = .red }
        stage.render()
        #expect(stage.damage == [PixelRect(x: 2, y: 100, width: 10, height: 10)])
    }

    @Test("One backdrop is seen through another")
    func nested() {
        let stage = makeStage()
        let moving = plain(.green, 20, 20, 8, 8)
        withoutActions {
            stage.root.addSublayer(moving)
            stage.root.addSublayer(glass(10, 10, 40, 30))
            stage.root.addSublayer(glass(20, 30, 40, 30))
        }
        stage.render()
        withoutActions { moving.backgroundColor = .red }
        stage.render()
        let all = stage.damage.reduce(PixelRect.empty) { $0.union($1) }
        #expect(all == PixelRect(x: 20, y: 20, width: 100, height: 100))
    }

    @Test("The blur is animated as any other property")
    func animation() {
        let stage = makeStage()
        let layer = glass(10, 10, 40, 30, blur: 0)
        withoutActions { stage.root.addSublayer(layer) }
        stage.render()
        layer.blurRadius = 10
        stage.render()
        stage.clock.advance(by: 0.125)
        let shown = layer.presentation()!.blurRadius
        #expect(shown > 0)
        #expect(shown < 10)
        stage.clock.advance(by: 0.2)
        #expect(layer.presentation()!.blurRadius == 10)
    }

    @Test("A blur that makes no sense is none", arguments: [-1.0, CGFloat.nan, -CGFloat.infinity])
    func nonsense(blur: CGFloat) {
        let with = picture { $0.addSublayer(glass(10, 7, 31, 22, blur: blur)) }
        #expect(PictureDifference(with, picture { _ in }).count == 0)
    }

    @Test("A turned backdrop shows what is behind it unturned")
    func turned() {
        let turned = picture { root in
            let layer = glass(10, 10, 30, 30, blur: 0)
            layer.setAffineTransform(CGAffineTransform(rotationAngle: 0.3))
            root.addSublayer(layer)
        }
        #expect(PictureDifference(turned, picture { _ in }).greatest <= 1)
    }
}

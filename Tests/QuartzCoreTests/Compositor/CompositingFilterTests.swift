import CoreGraphics
import Testing

@_spi(ForasteroInternal) @testable import QuartzCore

@Suite("Filters by which a layer meets what is behind it")
@MainActor
struct CompositingFilterTests {
    private static let below = CGColor(red: 0.8, green: 0.4, blue: 0.2, alpha: 1)
    private static let above = CGColor(red: 0.3, green: 0.6, blue: 0.9, alpha: 0.75)

    /// The pixels of a scene on an opaque colour.
    private func picture(scale: CGFloat = 2, _ build: (CALayer) -> Void) -> [UInt32] {
        let stage = Stage(width: 40, height: 40, scale: scale)
        withoutActions {
            stage.root.backgroundColor = Self.below
            build(stage.root)
        }
        stage.render()
        return stage.pixels
    }

    private func filtered(_ filter: Any?, _ color: CGColor = above, _ x: CGFloat = 8, _ y: CGFloat = 8) -> CALayer {
        let layer = plain(color, x, y, 20, 20)
        layer.compositingFilter = filter
        return layer
    }

    @Test(
        "Modes mix as drawing with the same one does",
        arguments: [
            ("multiplyBlendMode", CGBlendMode.multiply), ("screenBlendMode", .screen), ("overlayBlendMode", .overlay),
            ("darkenBlendMode", .darken), ("lightenBlendMode", .lighten), ("colorDodgeBlendMode", .colorDodge),
            ("colorBurnBlendMode", .colorBurn), ("softLightBlendMode", .softLight), ("hardLightBlendMode", .hardLight),
            ("differenceBlendMode", .difference), ("exclusionBlendMode", .exclusion), ("hueBlendMode", .hue),
            ("saturationBlendMode", .saturation), ("colorBlendMode", .color), ("luminosityBlendMode", .luminosity), ("plusL", .plusLighter),
        ])
    func modes(name: String, mode: CGBlendMode) throws {
        let shown = picture { $0.addSublayer(filtered(name)) }
        let context = try #require(
            CGContext(
                data: nil, width: 80, height: 80, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue))
        context.setFillColor(Self.below)
        context.fill(CGRect(x: 0, y: 0, width: 80, height: 80))
        context.setBlendMode(mode)
        context.setFillColor(Self.above)
        context.fill(CGRect(x: 16, y: 80 - 56, width: 40, height: 40))
        let data = try #require(context.data)
        let rowLength = context.bytesPerRow / 4
        let drawn = (0..<80).flatMap { row in (0..<80).map { data.assumingMemoryBound(to: UInt32.self)[row * rowLength + $0] } }
        // The modes of colour and brightness are not linear, and are reckoned from pixels of 8 bits.
        #expect(PictureDifference(shown, drawn).greatest <= 2)
        #expect(PictureDifference(shown, picture { $0.addSublayer(filtered(nil)) }).count > 1000)
    }

    @Test("Black multiplied is black, and white nothing", arguments: [1.0, 2.0, 3.0])
    func multiplied(scale: CGFloat) {
        let none = picture(scale: scale) { _ in }
        let white = picture(scale: scale) { $0.addSublayer(filtered("multiplyBlendMode", .white)) }
        #expect(PictureDifference(none, white).count == 0)
        let black = picture(scale: scale) { $0.addSublayer(filtered("multiplyBlendMode", .black)) }
        #expect(PictureDifference(black, picture(scale: scale) { $0.addSublayer(filtered(nil, .black)) }).count == 0)
    }

    @Test("The layer and those below it are one picture")
    func group() {
        let nested = picture { root in
            let outer = filtered("multiplyBlendMode", .black)
            outer.addSublayer(plain(.white, 5, 5, 10, 10))
            root.addSublayer(outer)
        }
        let hole = picture { root in
            root.addSublayer(plain(.black, 8, 8, 20, 20))
            root.addSublayer(plain(Self.below, 13, 13, 10, 10))
        }
        #expect(PictureDifference(nested, hole).count == 0)
    }

    @Test("What is behind ends at a translucent layer above")
    func isolation() {
        func scene(_ opacity: Float) -> [UInt32] {
            picture { root in
                let outer = plain(nil, 0, 0, 40, 40)
                outer.opacity = opacity
                outer.addSublayer(plain(.white, 8, 8, 20, 20))
                outer.addSublayer(filtered("destOut", .white, 8, 8))
                root.addSublayer(outer)
            }
        }
        #expect(PictureDifference(scene(0.5), picture { _ in }).count == 0)
        #expect(PictureDifference(scene(1), picture { _ in }).count > 1000)
    }

    @Test("A filter that is not known is kept, and makes no difference")
    func unknown() {
        let plainly = picture { $0.addSublayer(filtered(nil)) }
        for filter in ["noSuchMode", 7, ["multiplyBlendMode"], CALayer()] as [Any] {
            #expect(PictureDifference(picture { $0.addSublayer(filtered(filter)) }, plainly).count == 0)
        }
        let layer = filtered("noSuchMode")
        #expect(layer.compositingFilter as? String == "noSuchMode")
        layer.filters = ["a"]
        layer.backgroundFilters = ["b"]
        #expect(layer.filters as? [String] == ["a"])
        #expect(layer.backgroundFilters as? [String] == ["b"])
    }

    @Test("Key-value coding sets and reads it")
    func keyValueCoding() {
        let layer = CALayer()
        layer.setValue("screenBlendMode", forKey: "compositingFilter")
        #expect(layer.compositingFilter as? String == "screenBlendMode")
        #expect(layer.value(forKey: "compositingFilter") as? String == "screenBlendMode")
        layer.setValue(nil, forKeyPath: "compositingFilter")
        #expect(layer.compositingFilter == nil)
        #expect(layer.value(forKey: "compositingFilter") == nil)
    }

    @Test("Changes of the filter and of what is behind show in the next frame")
    func changes() {
        let stage = Stage(width: 40, height: 40)
        let (back, front) = (plain(.red, 0, 0, 40, 40), filtered("multiplyBlendMode", .green))
        withoutActions {
            stage.root.addSublayer(back)
            stage.root.addSublayer(front)
        }
        stage.render()
        #expect(stage.pixel(18, 18) == 0xFF00_0000)
        withoutActions { back.backgroundColor = .white }
        stage.render()
        #expect(stage.pixel(18, 18) == 0xFF00_FF00)
        withoutActions { front.compositingFilter = "differenceBlendMode" }
        stage.render()
        #expect(stage.pixel(18, 18) == 0xFFFF_00FF)
        withoutActions { front.compositingFilter = nil }
        stage.render()
        #expect(stage.pixel(18, 18) == 0xFF00_FF00)
    }

    @Test("A layer that travels over others looks in each frame as one that was always there")
    func travels() {
        func build(_ root: CALayer, _ y: CGFloat) -> CALayer {
            for row in 0..<10 { root.addSublayer(plain(row % 2 == 0 ? .red : .blue, 0, CGFloat(row) * 40, 400, 40)) }
            let moving = plain(nil, 0, y, 400, 300)
            for row in 0..<6 {
                let layer = plain(CGColor(gray: 0.5, alpha: 1), 20, CGFloat(row) * 50, 300, 40)
                layer.compositingFilter = "screenBlendMode"
                moving.addSublayer(layer)
            }
            root.addSublayer(moving)
            return moving
        }
        let stage = Stage(width: 400, height: 400)
        var moving = CALayer()
        withoutActions { moving = build(stage.root, 0) }
        for step in 0..<20 {
            withoutActions { moving.position.y = 150 + CGFloat(step) * 4 }
            stage.render()
            let fresh = Stage(width: 400, height: 400)
            withoutActions { _ = build(fresh.root, CGFloat(step) * 4) }
            fresh.render()
            #expect(PictureDifference(stage.pixels, fresh.pixels).count == 0)
        }
    }
}

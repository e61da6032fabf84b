import Testing

@_spi(ForasteroInternal) @testable import QuartzCore

/// Two scenes that must look the same, and one that must not.
@Suite("Pairs of pictures")
@MainActor
struct PicturePairTests {
    /// The pixels of a scene of 40 × 40 points on grey.
    private func picture(scale: CGFloat = 2, _ build: (CALayer) -> Void) -> [UInt32] {
        let stage = Stage(width: 40, height: 40, scale: scale)
        withoutActions {
            stage.root.backgroundColor = CGColor(gray: 0.5, alpha: 1)
            build(stage.root)
        }
        stage.render()
        return stage.pixels
    }

    @Test("Order by z-position is the same as order in the list")
    func zPosition() {
        let sorted = picture { root in
            root.addSublayer(plain(.blue, 5, 5, 20, 20))
            root.addSublayer(plain(.red, 10, 10, 20, 20))
        }
        let lifted = picture { root in
            let red = plain(.red, 10, 10, 20, 20)
            red.zPosition = 1
            root.addSublayer(red)
            root.addSublayer(plain(.blue, 5, 5, 20, 20))
        }
        #expect(PictureDifference(sorted, lifted).count == 0)
    }

    @Test("A border is the same as a smaller layer within a larger one", arguments: [1.0, 2.0, 3.0])
    func border(scale: CGFloat) {
        let border = picture(scale: scale) { root in
            let layer = plain(.red, 5, 5, 30, 20)
            layer.borderWidth = 3
            layer.borderColor = .blue
            root.addSublayer(layer)
        }
        let nested = picture(scale: scale) { root in
            root.addSublayer(plain(.blue, 5, 5, 30, 20))
            root.addSublayer(plain(.red, 8, 8, 24, 14))
        }
        #expect(PictureDifference(border, nested).count == 0)
    }

    @Test("A layer that cuts off is the same as a smaller sublayer")
    func clip() {
        let clipped = picture { root in
            let outer = plain(nil, 10, 10, 10, 10)
            outer.masksToBounds = true
            outer.addSublayer(plain(.red, -5, -5, 40, 12))
            root.addSublayer(outer)
        }
        let small = picture { root in root.addSublayer(plain(.red, 10, 10, 10, 7)) }
        #expect(PictureDifference(clipped, small).count == 0)
    }

    @Test("Round corners that cut off sublayers are those of the background", arguments: [6.0, 12.5, 20.0])
    func roundClip(radius: CGFloat) {
        let clipped = picture { root in
            let outer = plain(nil, 5, 5, 25, 25)
            outer.cornerRadius = radius
            outer.masksToBounds = true
            outer.addSublayer(plain(.red, 0, 0, 25, 25))
            root.addSublayer(outer)
        }
        let background = picture { root in
            let layer = plain(.red, 5, 5, 25, 25)
            layer.cornerRadius = radius
            root.addSublayer(layer)
        }
        // One rounding more on the way through the group.
        #expect(PictureDifference(clipped, background).greatest <= 1)
    }

    @Test("A mask of a shape is the same as the shape")
    func mask() {
        let masked = picture { root in
            let layer = plain(.red, 5, 5, 30, 30)
            layer.mask = plain(.black, 5, 5, 20, 20)
            layer.mask?.cornerRadius = 7
            root.addSublayer(layer)
        }
        let shape = picture { root in
            let layer = plain(.red, 10, 10, 20, 20)
            layer.cornerRadius = 7
            root.addSublayer(layer)
        }
        #expect(PictureDifference(masked, shape).greatest <= 1)
    }

    @Test("A group fades as one picture; without grouping each layer fades by itself")
    func groupOpacity() {
        func scene(_ root: CALayer, grouped: Bool) {
            let outer = plain(.blue, 5, 5, 30, 30)
            outer.opacity = 0.5
            outer.allowsGroupOpacity = grouped
            outer.addSublayer(plain(.red, 5, 5, 20, 20))
            root.addSublayer(outer)
        }
        let grouped = picture { scene($0, grouped: true) }
        // Half of red and half of grey, nothing of the blue behind the red.
        let middle = grouped[40 * 80 + 40]
        #expect(PictureDifference([middle], [0xFFBF_4040]).greatest <= 2)
        let separate = picture { scene($0, grouped: false) }
        #expect(PictureDifference([separate[40 * 80 + 40]], [middle]).greatest > 20)
    }

    @Test("What is painted pixel by pixel is what is painted with paths", arguments: [0.0, 4.0, 10.0, 15.0])
    func paths(radius: CGFloat) {
        func scene(_ root: CALayer, turned: Bool) {
            let layer = plain(.red, 5, 5, 30, 30)
            layer.cornerRadius = radius
            layer.borderWidth = 2
            layer.borderColor = .blue
            // A quarter turn changes nothing in the picture, but it cannot be painted pixel by pixel.
            if turned { layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2)) }
            root.addSublayer(layer)
        }
        let straight = picture { scene($0, turned: false) }
        let turned = picture { scene($0, turned: true) }
        // Corners are sampled at other positions.
        #expect(PictureDifference(straight, turned).greatest <= 24)
    }

    @Test("A picture at its own size is copied; stretched to double size every pixel is doubled")
    func contents() throws {
        let buffer = try #require(PixelBuffer(width: 4, height: 4, format: .argb32))
        let colors: [UInt32] = [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF]
        for index in 0..<16 {
            let row = buffer.pixels + index / 4 * buffer.bytesPerRow
            (row + index % 4 * 4).storeBytes(of: colors[(index + index / 4) % 4], as: UInt32.self)
        }
        let image = CGImage(buffer: buffer)
        let stage = Stage(width: 20, height: 20)
        let layer = plain(nil, 2, 3, 4, 4)
        layer.contents = image
        layer.magnificationFilter = .nearest
        withoutActions { stage.root.addSublayer(layer) }
        stage.render()
        for index in 0..<16 { #expect(stage.pixel(2 + index % 4, 3 + index / 4) == colors[(index + index / 4) % 4]) }
        withoutActions { layer.frame = CGRect(x: 2, y: 3, width: 8, height: 8) }
        stage.render()
        for index in 0..<64 {
            let (x, y) = (index % 8, index / 8)
            #expect(stage.pixel(2 + x, 3 + y) == colors[(x / 2 + y / 2 + y / 2 * 4) % 4])
        }
    }

    @Test("The shadow of what a layer shows is that of its rectangle, when it shows a rectangle")
    func contentShadow() {
        func scene(_ root: CALayer, hasBackground: Bool) {
            let layer = plain(hasBackground ? .red : nil, 8, 8, 20, 20)
            layer.shadowOpacity = 0.6
            layer.shadowRadius = 2
            layer.shadowOffset = CGSize(width: 3, height: 4)
            if !hasBackground { layer.addSublayer(plain(.red, 0, 0, 20, 20)) }
            root.addSublayer(layer)
        }
        let difference = PictureDifference(picture { scene($0, hasBackground: true) }, picture { scene($0, hasBackground: false) })
        #expect(difference.greatest <= 2, "\(difference)")
    }

    @Test("A perspective that leaves the plane alone shows what there is without it")
    func flatPerspective() {
        func scene(_ root: CALayer, hasPerspective: Bool) {
            let layer = plain(.red, 8, 8, 20, 20)
            layer.cornerRadius = 5
            layer.addSublayer(plain(.blue, 5, 5, 30, 4))
            // So small that nothing moves by a tenth of a pixel.
            if hasPerspective {
                var tilt = CATransform3DIdentity
                tilt.m34 = -1e-7
                layer.transform = CATransform3DRotate(tilt, 0.01, 0, 1, 0)
            }
            root.addSublayer(layer)
        }
        let flat = picture { scene($0, hasPerspective: false) }
        let tilted = picture { scene($0, hasPerspective: true) }
        #expect(PictureDifference(flat, tilted).greatest <= 40)
        #expect(flat[40 * 80 + 40] == tilted[40 * 80 + 40])
    }

    @Test("A continuous corner begins earlier than a round one, and is cut where they meet the sides")
    func continuousCorner() {
        func scene(_ root: CALayer, _ curve: CALayerCornerCurve) {
            let layer = plain(.red, 0, 0, 40, 40)
            layer.cornerRadius = 12
            layer.cornerCurve = curve
            root.addSublayer(layer)
        }
        let round = picture { scene($0, .circular) }
        let continuous = picture { scene($0, .continuous) }
        let background = round[0]
        // In the middle of the corner they are less than a pixel apart, where the round one ends they are not.
        func firstRed(_ pixels: [UInt32], row: Int) -> Int { (0..<40).first { pixels[row * 80 + $0] == 0xFFFF_0000 } ?? 40 }
        #expect(continuous[0] == background)
        #expect(firstRed(continuous, row: 0) > firstRed(round, row: 0))
        #expect(abs(firstRed(continuous, row: 7) - firstRed(round, row: 7)) <= 1)
    }

    @Test("A shadow lies where its offset says, and is as strong as its opacity in the middle")
    func shadow() {
        let pixels = picture(scale: 1) { root in
            let layer = plain(.red, 5, 5, 20, 20)
            layer.shadowOpacity = 0.5
            layer.shadowRadius = 1
            layer.shadowOffset = CGSize(width: 10, height: 10)
            root.addSublayer(layer)
        }
        #expect(PictureDifference([pixels[30 * 40 + 30]], [0xFF40_4040]).greatest <= 2)
        #expect(pixels[38 * 40 + 38] == pixels[0])
        #expect(pixels[6 * 40 + 6] == 0xFFFF_0000)
    }

    @Test("A soft shadow lies at the nearest quarter of a pixel", arguments: [(2.0, true), (0.5, false)])
    func softShadow(radius: CGFloat, isSoft: Bool) {
        func scene(_ root: CALayer, at x: CGFloat) {
            let layer = plain(nil, x, 8, 20, 20)
            layer.shadowPath = CGPath(rect: layer.bounds, transform: nil)
            layer.shadowOpacity = 1
            layer.shadowRadius = radius
            layer.shadowOffset = .zero
            root.addSublayer(layer)
        }
        let whole = picture(scale: 1) { scene($0, at: 10) }
        #expect((PictureDifference(whole, picture(scale: 1) { scene($0, at: 10.12) }).greatest == 0) == isSoft)
        #expect(PictureDifference(whole, picture(scale: 1) { scene($0, at: 10.25) }).greatest > 0)
    }
}

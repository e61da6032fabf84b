@_spi(ForasteroInternal) import CoreGraphics
import Testing

/// Cells that are repeated where something is filled or stroked.
@Suite struct CGPatternTests {
    private func makePattern(isColored: Bool = true, xStep: CGFloat = 4, yStep: CGFloat = 4) -> CGPattern? {
        var callbacks = CGPatternCallbacks(
            version: 0,
            drawPattern: { _, context in context.fill(CGRect(x: 0, y: 0, width: 2, height: 2)) }, releaseInfo: nil)
        if isColored {
            callbacks.drawPattern = { _, context in
                context.setFillColor(red)
                context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            }
        }
        return CGPattern(
            info: nil, bounds: CGRect(x: 0, y: 0, width: 4, height: 4), matrix: .identity, xStep: xStep, yStep: yStep,
            tiling: .constantSpacing, isColored: isColored, callbacks: &callbacks)
    }

    private func isPainted(_ picture: Picture, _ x: Int, _ y: Int) -> Bool { picture[x, y] >> 24 == 255 }

    @Test("SV-135: a cell is drawn once for each step, from the origin of the context, and only inside what is filled")
    func filling() throws {
        let pattern = try #require(makePattern())
        let space = CGColorSpace(patternBaseSpace: nil)
        let picture = Picture(12, 12) { context in
            if let space { context.setFillColorSpace(space) }
            context.setFillPattern(pattern, colorComponents: [1])
            context.translateBy(x: 1, y: 1)
            context.fill(CGRect(x: -1, y: -1, width: 9, height: 12))
        }
        for y in 0..<12 {
            for x in 0..<12 { #expect(isPainted(picture, x, y) == (x < 9 && x % 4 < 2 && y % 4 < 2), "\(x) \(y)") }
        }
    }

    @Test("SV-135: a pattern without colours is drawn in the one that is given with it; alpha counts")
    func uncolored() throws {
        let pattern = try #require(makePattern(isColored: false))
        let space = try #require(CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB()))
        let color = try #require(CGColor(patternSpace: space, pattern: pattern, components: [0, 0, 1, 1]))
        let picture = Picture(8, 8) { context in
            context.setFillColor(color)
            context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        }
        #expect(picture[0, 0] == 0xFF00_00FF)
        #expect(picture[2, 0] == 0)
        #expect(picture[4, 4] == 0xFF00_00FF)
        let colored = try #require(makePattern())
        let faint = Picture(8, 8) { context in
            context.setFillPattern(colored, colorComponents: [0.5])
            context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        }
        #expect(faint[0, 0] >> 24 == 128)
    }

    @Test("Lines are stroked with patterns too, and a colour takes a pattern's place")
    func stroking() throws {
        let pattern = try #require(makePattern())
        let picture = Picture(12, 12) { context in
            context.setStrokePattern(pattern, colorComponents: [1])
            context.setLineWidth(2)
            context.strokeLineSegments(between: [CGPoint(x: 0, y: 1), CGPoint(x: 12, y: 1)])
            context.setStrokeColor(blue)
            context.strokeLineSegments(between: [CGPoint(x: 0, y: 11), CGPoint(x: 12, y: 11)])
        }
        #expect(isPainted(picture, 0, 0))
        #expect(!isPainted(picture, 2, 0))
        #expect(isPainted(picture, 5, 1))
        #expect(!isPainted(picture, 0, 4))
        #expect(picture[2, 11] == 0xFF00_00FF)
    }

    @Test("The phase moves the pattern, and restoring the state takes it back")
    func phase() throws {
        let pattern = try #require(makePattern())
        let picture = Picture(8, 8) { context in
            context.setFillPattern(pattern, colorComponents: [1])
            context.saveGState()
            context.setPatternPhase(CGSize(width: 2, height: 0))
            context.fill(CGRect(x: 0, y: 0, width: 8, height: 2))
            context.restoreGState()
            context.fill(CGRect(x: 0, y: 4, width: 8, height: 2))
        }
        #expect(!isPainted(picture, 0, 0))
        #expect(isPainted(picture, 2, 0))
        #expect(isPainted(picture, 0, 4))
        #expect(!isPainted(picture, 2, 4))
    }

    @Test("There is no pattern with steps of 0 or without bounds, and steps of billions take no memory")
    func misuse() throws {
        #expect(makePattern(xStep: 0) == nil)
        #expect(makePattern(yStep: .nan) == nil)
        let huge = try #require(makePattern(xStep: 1e12, yStep: 1e12))
        let picture = Picture(8, 8) { context in
            context.setFillPattern(huge, colorComponents: [1])
            context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        }
        #expect(!isPainted(picture, 4, 4))
        let plain = try #require(CGColorSpace(name: CGColorSpace.sRGB))
        #expect(CGColor(patternSpace: plain, pattern: huge, components: [1]) == nil)
    }
}

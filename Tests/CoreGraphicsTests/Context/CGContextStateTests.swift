@_spi(ForasteroInternal) import CoreGraphics
import Testing

@Suite struct CGContextStateTests {
    @Test func restoringBringsBackColorsTransformAndClip() {
        let restored = Picture(20, 20) { context in
            context.setFillColor(green)
            context.saveGState()
            context.setFillColor(red)
            context.translateBy(x: 5, y: 5)
            context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
            context.setAlpha(0.1)
            context.setBlendMode(.clear)
            context.restoreGState()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        #expect(Set(restored.pixels) == [0xFF00_FF00])
    }

    @Test func restoringTooOftenDoesNothing() {
        let picture = Picture(4, 4) { context in
            context.restoreGState()
            context.endTransparencyLayer()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        #expect(picture.paintedArea == 16)
    }

    @Test func thePathIsNotPartOfTheState() {
        let picture = Picture(10, 10) { context in
            context.saveGState()
            context.addRect(CGRect(x: 1, y: 1, width: 3, height: 3))
            context.restoreGState()
            context.fillPath()
        }
        #expect(picture.paintedArea == 9)
    }

    @Test func transformsApplyBeforeThoseSetEarlier() throws {
        let buffer = try #require(PixelBuffer(width: 10, height: 20, format: .argb32))
        let context = try #require(CGContext(buffer: buffer, scale: 2))
        #expect(context.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 20))
        context.translateBy(x: 1, y: 2)
        context.scaleBy(x: 3, y: 3)
        context.concatenate(CGAffineTransform(translationX: 1, y: 0))
        #expect(context.convertToDeviceSpace(CGPoint.zero) == CGPoint(x: 8, y: 16))
        #expect(context.convertToUserSpace(CGPoint(x: 8, y: 16)) == .zero)
        #expect(context.userSpaceToDeviceSpaceTransform == context.ctm)
    }

    @Test func thePathCanBeAskedInUserSpace() throws {
        let buffer = try #require(PixelBuffer(width: 40, height: 40, format: .argb32))
        let context = try #require(CGContext(buffer: buffer, scale: 2))
        #expect(context.isPathEmpty)
        #expect(context.path == nil)
        #expect(context.boundingBoxOfPath.isNull)
        context.addRect(CGRect(x: 1, y: 2, width: 4, height: 8))
        #expect(context.boundingBoxOfPath == CGRect(x: 1, y: 2, width: 4, height: 8))
        #expect(context.currentPointOfPath == CGPoint(x: 1, y: 2))
        #expect(context.pathContains(CGPoint(x: 2, y: 3), mode: .fill))
        context.setLineWidth(2)
        #expect(!context.pathContains(CGPoint(x: 3, y: 5), mode: .stroke))
        #expect(context.pathContains(CGPoint(x: 0.5, y: 5), mode: .stroke))
        context.replacePathWithStrokedPath()
        let wider = context.boundingBoxOfPath
        #expect(abs(wider.minX) < 1e-9)
        #expect(wider.minY == 1)
        #expect(abs(wider.width - 6) < 1e-9)
        #expect(wider.height == 10)
    }

    @Test func clipsShrinkAndCanBeReset() {
        let picture = Picture(20, 20) { context in
            context.clip(to: CGRect(x: 2, y: 2, width: 10, height: 10))
            context.clip(to: [CGRect(x: 0, y: 0, width: 4, height: 4), CGRect(x: 8, y: 8, width: 10, height: 10)])
            #expect(context.boundingBoxOfClipPath == CGRect(x: 2, y: 2, width: 10, height: 10))
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        #expect(picture.paintedArea == 4 + 16)
        let reset = Picture(20, 20) { context in
            context.clip(to: CGRect(x: 2, y: 2, width: 1, height: 1))
            context.resetClip()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        #expect(reset.paintedArea == 400)
    }

    @Test func anEvenOddClipHasAHole() {
        let picture = Picture(10, 10) { context in
            context.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
            context.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
            context.clip(using: .evenOdd)
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        #expect(picture.paintedArea == 64)
    }

    @Test func nothingCanBePaintedInAnEmptyClip() {
        let picture = Picture(10, 10) { context in
            context.clip(to: CGRect(x: 2, y: 2, width: 0, height: 5))
            #expect(context.boundingBoxOfClipPath.isNull)
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        #expect(picture.paintedArea == 0)
    }
}

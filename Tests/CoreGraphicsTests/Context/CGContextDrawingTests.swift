@_spi(ForasteroInternal) import CoreGraphics
import Testing

/// Pairs of scenes that must come out as the same pixels.
@Suite struct CGContextDrawingTests {
    @Test func userSpaceOfAViewStartsAtTheTopLeft() {
        let picture = Picture(10, 10) { context in
            context.setFillColor(red)
            context.fill(CGRect(x: 1, y: 2, width: 3, height: 4))
        }
        #expect(picture.paintedBounds == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(picture[1, 2] == 0xFFFF_0000)
    }

    @Test func userSpaceOfABitmapStartsAtTheBottomLeft() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 10, height: 10, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue))
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 3))
        #expect(Picture(context.buffer).paintedBounds == CGRect(x: 0, y: 7, width: 2, height: 3))
        #expect(context.ctm.isIdentity)
    }

    @Test(arguments: [1.0, 2.0, 3.0]) func scaleMakesPixelsNotShapes(scale: CGFloat) {
        let scaled = Picture(20, 20, scale: scale) { context in
            context.addPath(CGPath(ellipseIn: CGRect(x: 2, y: 3, width: 11, height: 13), transform: nil))
            context.fillPath()
        }
        let large = Picture(Int(20 * scale), Int(20 * scale)) { context in
            context.scaleBy(x: scale, y: scale)
            context.fillEllipse(in: CGRect(x: 2, y: 3, width: 11, height: 13))
        }
        #expect(scaled == large)
    }

    @Test func theOriginOfTheBufferMovesUserSpace() throws {
        let buffer = try #require(PixelBuffer(width: 10, height: 10, format: .argb32))
        let context = try #require(CGContext(buffer: buffer, scale: 2, origin: CGPoint(x: 100, y: 50)))
        context.fill(CGRect(x: 101, y: 52, width: 1, height: 1))
        #expect(Picture(context.buffer).paintedBounds == CGRect(x: 2, y: 4, width: 2, height: 2))
    }

    @Test func aPathKeepsItsPlaceWhenTheTransformChanges() {
        let early = Picture(20, 20) { context in
            context.addRect(CGRect(x: 2, y: 2, width: 5, height: 5))
            context.translateBy(x: 10, y: 10)
            context.fillPath()
        }
        let still = Picture(20, 20) { $0.fill(CGRect(x: 2, y: 2, width: 5, height: 5)) }
        #expect(early == still)
    }

    @Test func drawingFillAndStrokeIsFillingThenStroking() {
        let path = CGPath(ellipseIn: CGRect(x: 3, y: 3, width: 14, height: 10), transform: nil)
        func scene(_ draw: @escaping (CGContext) -> Void) -> Picture {
            Picture(20, 20) { context in
                context.setFillColor(red)
                context.setStrokeColor(blue)
                context.setLineWidth(2)
                draw(context)
            }
        }
        let together = scene { context in
            context.addPath(path)
            context.drawPath(using: .fillStroke)
        }
        let apart = scene { context in
            context.addPath(path)
            context.fillPath()
            context.addPath(path)
            context.strokePath()
        }
        #expect(together == apart)
    }

    @Test func segmentsAndRectanglesAreStrokedLikeTheirPaths() {
        let segments = Picture(20, 20) { context in
            context.strokeLineSegments(between: [CGPoint(x: 1, y: 1), CGPoint(x: 9, y: 4), CGPoint(x: 3, y: 9), CGPoint(x: 15, y: 15)])
        }
        let lines = Picture(20, 20) { context in
            context.move(to: CGPoint(x: 1, y: 1))
            context.addLine(to: CGPoint(x: 9, y: 4))
            context.move(to: CGPoint(x: 3, y: 9))
            context.addLine(to: CGPoint(x: 15, y: 15))
            context.strokePath()
        }
        #expect(segments == lines)
        let edge = Picture(20, 20) { $0.stroke(CGRect(x: 4, y: 4, width: 10, height: 8), width: 2) }
        #expect(edge.paintedArea == 12 * 10 - 8 * 6)
    }

    @Test func clearingTakesAwayWhateverTheColors() {
        let picture = Picture(10, 10) { context in
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            context.setAlpha(0)
            context.clear(CGRect(x: 2, y: 2, width: 3, height: 3))
        }
        #expect(picture.paintedArea == 91)
        #expect(picture[3, 3] == 0)
    }

    @Test func shapesWithoutEndOrWithoutNumbersDoNoHarm() {
        let everything = Picture(8, 8) { $0.fill(.infinite) }
        #expect(everything.paintedArea == 64)
        let nothing = Picture(8, 8) { context in
            context.setShadow(offset: CGSize(width: 1, height: 1), blur: 2, color: red)
            context.fill(CGRect(x: CGFloat.nan, y: 0, width: 0, height: CGFloat.nan))
            context.scaleBy(x: 0, y: 1)
            context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
            context.stroke(CGRect(x: 0, y: 0, width: 8, height: 8), width: .nan)
            context.draw(fourColors(), in: CGRect(x: 0, y: 0, width: 8, height: 8))
        }
        #expect(nothing.paintedArea == 0)
    }

    @Test func antialiasingCanBeSwitchedOff() {
        func scene(_ prepare: @escaping (CGContext) -> Void) -> Set<UInt32> {
            let picture = Picture(30, 30) { context in
                prepare(context)
                context.fillEllipse(in: CGRect(x: 2, y: 2, width: 25, height: 25))
            }
            return Set(picture.pixels)
        }
        #expect(scene { _ in }.count > 2)
        #expect(scene { $0.setShouldAntialias(false) } == [0, 0xFF00_0000])
        #expect(scene { $0.setAllowsAntialiasing(false) } == [0, 0xFF00_0000])
    }
}

@_spi(ForasteroInternal) import CoreGraphics
import Testing

@Suite struct CGContextGradientTests {
    private func gradient(_ colors: [CGColor], _ locations: [CGFloat]? = nil) -> CGGradient {
        guard let gradient = CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: locations) else {
            fatalError("A gradient of colours cannot fail.")
        }
        return gradient
    }

    @Test func aGradientOfOneColorIsAFill() {
        let drawn = Picture(10, 10) { context in
            context.drawLinearGradient(
                gradient([red, red]), start: .zero, end: CGPoint(x: 10, y: 0),
                options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
        }
        #expect(Set(drawn.pixels) == [0xFFFF_0000])
    }

    @Test func optionsSayWhatIsPaintedBeyondTheEnds() {
        func painted(_ options: CGGradientDrawingOptions) -> CGRect {
            Picture(30, 4) { context in
                context.drawLinearGradient(gradient([red, blue]), start: CGPoint(x: 10, y: 0), end: CGPoint(x: 20, y: 0), options: options)
            }.paintedBounds
        }
        #expect(painted([]) == CGRect(x: 10, y: 0, width: 10, height: 4))
        #expect(painted(.drawsBeforeStartLocation) == CGRect(x: 0, y: 0, width: 20, height: 4))
        #expect(painted(.drawsAfterEndLocation) == CGRect(x: 10, y: 0, width: 20, height: 4))
    }

    @Test func colorsChangeEvenlyBetweenTheirPlaces() {
        let picture = Picture(100, 1) { context in
            context.drawLinearGradient(
                gradient([CGColor(red: 0, green: 0, blue: 0, alpha: 1), CGColor(red: 1, green: 1, blue: 1, alpha: 1)], [0.2, 0.8]),
                start: .zero, end: CGPoint(x: 100, y: 0), options: [])
        }
        #expect(picture[10, 0] & 0xFF == 0)
        #expect(picture[90, 0] & 0xFF == 255)
        #expect(abs(Int(picture[50, 0] & 0xFF) - 128) <= 3)
        #expect(abs(Int(picture[35, 0] & 0xFF) - 66) <= 3)
    }

    @Test func aRadialGradientEndsAtItsCircle() {
        let picture = Picture(40, 40) { context in
            context.drawRadialGradient(
                gradient([red, blue]), startCenter: CGPoint(x: 20, y: 20), startRadius: 0, endCenter: CGPoint(x: 20, y: 20), endRadius: 10,
                options: [])
        }
        #expect(abs(picture.paintedArea - 314) <= 6)
        #expect(picture[20, 20] >> 16 & 0xFF > 230)
        #expect(picture[11, 20] & 0xFF > 200)
    }

    @Test func placesOutOfOrderAreSorted() {
        func scene(_ colors: [CGColor], _ locations: [CGFloat]) -> Picture {
            Picture(20, 1) { context in
                context.drawLinearGradient(gradient(colors, locations), start: .zero, end: CGPoint(x: 20, y: 0), options: [])
            }
        }
        #expect(scene([blue, red], [1, 0]) == scene([red, blue], [0, 1]))
        #expect(scene([red, blue], [-3, .infinity]) == scene([red, blue], [0, 1]))
    }

    @Test func aConicGradientGoesRoundItsCenter() {
        let colors = [red, red, green, green, blue, blue, CGColor(gray: 1, alpha: 1), CGColor(gray: 1, alpha: 1)]
        let quarters = gradient(colors, [0, 0.25, 0.25, 0.5, 0.5, 0.75, 0.75, 1])
        let picture = Picture(20, 20, scale: 2) { context in
            context.drawConicGradient(quarters, center: CGPoint(x: 8, y: 8), angle: 0)
        }
        // Clockwise in a view: to the right and below first.
        #expect(picture[30, 30] == 0xFFFF_0000)
        #expect(picture[4, 30] == 0xFF00_FF00)
        #expect(picture[4, 4] == 0xFF00_00FF)
        #expect(picture[30, 4] == 0xFFFF_FFFF)
        let turned = Picture(20, 20, scale: 2) { context in
            context.drawConicGradient(quarters, center: CGPoint(x: 8, y: 8), angle: .pi / 2)
        }
        #expect(turned[4, 30] == 0xFFFF_0000)
        #expect(turned[4, 4] == 0xFF00_FF00)
    }

    @Test func aConicGradientKeepsToItsClip() {
        let picture = Picture(20, 20) { context in
            context.clip(to: CGRect(x: 5, y: 6, width: 7, height: 8))
            context.drawConicGradient(gradient([red, red]), center: .zero, angle: 1)
        }
        let filled = Picture(20, 20) { context in
            context.setFillColor(red)
            context.fill(CGRect(x: 5, y: 6, width: 7, height: 8))
        }
        #expect(picture == filled)
    }
}

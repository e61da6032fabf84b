import Testing

@_spi(ForasteroInternal) import CoreGraphics
@_spi(ForasteroInternal) @testable import TextEngine

/// Text as coverage.
@Suite("Text as coverage")
struct TextCoverageTests {
    private func coverage(of text: String, width: Int = 600, height: Int = 600) -> TextCoverage? {
        let layout = TextLayout(StyledText(text, TextAttributes(font: systemFont(17))), in: TextContainer(width: 300))
        return layout.coverage(at: .zero, width: 300, scale: 2, pixelWidth: width, pixelHeight: height)
    }

    private func bytes(of coverage: TextCoverage?) -> [UInt8] {
        guard let pixels = coverage?.pixels else { return [] }
        return (0..<pixels.height).flatMap { row in
            (0..<pixels.width).map { (pixels.pixels + row * pixels.bytesPerRow + $0).load(as: UInt8.self) }
        }
    }

    @Test("Memory that was used for another long text holds nothing of that")
    func memory() {
        let (dense, thin) = (String(repeating: "WM@# ", count: 120), String(repeating: "i. , ", count: 120))
        let first = bytes(of: coverage(of: thin))
        for _ in 0..<6 { #expect(!bytes(of: coverage(of: dense)).isEmpty) }
        #expect(bytes(of: coverage(of: thin)) == first)
    }

    @Test("Coverage ends where the picture does, and nothing is left of text outside of it")
    func clipping() throws {
        let whole = try #require(coverage(of: "Hamburgefonts")?.pixels)
        let half = try #require(coverage(of: "Hamburgefonts", width: whole.width / 2))
        #expect(half.x + (half.pixels?.width ?? 0) == whole.width / 2)
        let layout = TextLayout(StyledText("Hamburgefonts", TextAttributes(font: systemFont(17))))
        for point in [CGPoint(x: 0, y: 5000), CGPoint(x: -5000, y: 0)] {
            let outside = try #require(layout.coverage(at: point, width: 300, scale: 2, pixelWidth: 600, pixelHeight: 100))
            #expect(outside.pixels == nil)
        }
    }

    @Test("Text that is absurdly far away is not covered but drawn, and so is text of no sensible size")
    func farAway() {
        let layout = TextLayout(StyledText("Hamburgefonts", TextAttributes(font: systemFont(17))))
        #expect(layout.coverage(at: CGPoint(x: 1e30, y: 0), width: 300, scale: 2, pixelWidth: 600, pixelHeight: 100) == nil)
        #expect(layout.coverage(at: CGPoint(x: CGFloat.nan, y: 0), width: 300, scale: 2, pixelWidth: 600, pixelHeight: 100) == nil)
        #expect(layout.coverage(at: .zero, width: 300, scale: 1e9, pixelWidth: 600, pixelHeight: 100) == nil)
    }

    @Test("No text covers nothing")
    func empty() throws { #expect(try #require(coverage(of: "")).pixels == nil) }
}

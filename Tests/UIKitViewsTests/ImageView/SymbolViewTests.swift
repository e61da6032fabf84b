@testable import UIKitViews
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

@MainActor
struct SymbolViewTests {
    private func pixels(of view: UIImageView) -> CGImage? { view.layer.contents.map { unsafeDowncast($0 as AnyObject, to: CGImage.self) } }

    @Test("A symbol in a larger view is drawn in that size, and drawn again when the size changes")
    func redrawing() throws {
        let symbol = try #require(UIImage(systemName: "circle"))
        let view = UIImageView(image: symbol)
        view.contentMode = .scaleAspectFit
        view.frame.size = CGSize(width: symbol.size.width * 8, height: symbol.size.height * 10)
        view.layoutIfNeeded()
        let natural = try #require(symbol.cgImage)
        let large = try #require(pixels(of: view))
        #expect(abs(large.width - natural.width * 8) <= 1)
        #expect(abs(large.height - natural.height * 8) <= 1)
        view.layoutIfNeeded()
        #expect(pixels(of: view) === large)
        view.frame.size.width = symbol.size.width * 4
        view.layoutIfNeeded()
        #expect(try abs(#require(pixels(of: view)).width - natural.width * 4) <= 1)
        view.contentMode = .center
        #expect(pixels(of: view)?.width == natural.width)
    }
}

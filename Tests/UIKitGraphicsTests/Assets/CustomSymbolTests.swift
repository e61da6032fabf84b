import Foundation
import TestFiles
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
struct CustomSymbolTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            ##"""
            <svg xmlns="http://www.w3.org/2000/svg" width="600" height="400">
            <g id="Guides"><path id="Baseline-S" d="M0 200H600"/><path id="Baseline-M" d="M0 300H600"/></g>
            <g id="Symbols">
            <g id="Regular-M"><rect x="100" y="200" width="100" height="120"/></g>
            <g id="Black-M"><rect x="300" y="180" width="140" height="140"/></g>
            <g id="Regular-S"><rect x="100" y="100" width="80" height="80"/></g>
            </g></svg>
            """##, to: "A.xcassets/box.symbolset/box.svg")
        try folder.write(#"{"symbols":[{"filename":"box.svg","idiom":"universal"}]}"#, to: "A.xcassets/box.symbolset/Contents.json")
    }

    private func symbol(_ configuration: UIImage.SymbolConfiguration) throws -> UIImage {
        try #require(UIImage(named: "box", in: try folder.bundle, with: configuration))
    }

    @Test("A symbol of a catalog has the drawing of its weight and scale, in the size of the font, and stands on the line of text")
    func sizes() throws {
        let regular = try symbol(UIImage.SymbolConfiguration(pointSize: 50))
        #expect(regular.isSymbolImage)
        #expect(regular.size == CGSize(width: 50, height: 60))
        #expect(regular.baselineOffsetFromBottom == 10)
        #expect(try symbol(UIImage.SymbolConfiguration(pointSize: 100, weight: .black)).size == CGSize(width: 140, height: 140))
        #expect(try symbol(UIImage.SymbolConfiguration(pointSize: 100, weight: .heavy)).size.width == 140)
        #expect(try symbol(UIImage.SymbolConfiguration(pointSize: 100, weight: .regular, scale: .small)).size.width == 80)
        // There is no large one, so that of the middle is enlarged.
        #expect(try symbol(UIImage.SymbolConfiguration(pointSize: 100, weight: .regular, scale: .large)).size.width > 120)
        let plain = try #require(UIImage(named: "box", in: try folder.bundle, compatibleWith: nil))
        #expect(plain.size.width == 17)
        #expect(plain.withConfiguration(UIImage.SymbolConfiguration(pointSize: 34)).size.width == 34)
    }

    @Test("It is shown in the tint")
    func tint() throws {
        let screen = TestScreen(size: CGSize(width: 100, height: 100), scale: 2)
        let view = UIImageView(image: try symbol(UIImage.SymbolConfiguration(pointSize: 50)))
        view.tintColor = .red
        screen.window.addSubview(view)
        screen.settle()
        #expect(screen.color(at: CGPoint(x: 25, y: 30)) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }

    @Test("A template without drawings is reported and gives nil")
    func damaged() throws {
        try folder.write(#"{"symbols":[{"filename":"a.svg"}]}"#, to: "A.xcassets/none.symbolset/Contents.json")
        try folder.write("<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>", to: "A.xcassets/none.symbolset/a.svg")
        let found = UIImage(named: "none", in: try folder.bundle, compatibleWith: nil)
        #expect(found == nil)
    }
}

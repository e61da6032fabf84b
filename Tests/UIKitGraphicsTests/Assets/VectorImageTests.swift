import Foundation
import TestFiles
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
struct VectorImageTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        // Red on the left, nothing on the right.
        try folder.write(
            ##"<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><rect width="10" height="10" fill="#f00"/></svg>"##,
            to: "A.xcassets/plain.imageset/a.svg")
        try folder.write(#"{"images":[{"filename":"a.svg","idiom":"universal"}]}"#, to: "A.xcassets/plain.imageset/Contents.json")
        for name in ["sharp", "stencil"] {
            try FileManager.default.createDirectory(atPath: folder.path("A.xcassets/\(name).imageset"), withIntermediateDirectories: true)
            try FileManager.default.copyItem(
                atPath: folder.path("A.xcassets/plain.imageset/a.svg"), toPath: folder.path("A.xcassets/\(name).imageset/a.svg"))
        }
        try folder.write(
            #"{"images":[{"filename":"a.svg","idiom":"universal"}],"properties":{"preserves-vector-representation":true}}"#,
            to: "A.xcassets/sharp.imageset/Contents.json")
        try folder.write(
            #"""
            {"images":[{"filename":"a.svg","idiom":"universal"}],
             "properties":{"preserves-vector-representation":true,"template-rendering-intent":"template"}}
            """#, to: "A.xcassets/stencil.imageset/Contents.json")
    }

    private func image(_ name: String, scale: CGFloat) throws -> UIImage {
        try #require(UIImage(named: name, in: try folder.bundle, compatibleWith: UITraitCollection(displayScale: scale)))
    }

    @Test("An SVG is drawn for the scale of the screen, in the size it says", arguments: [1, 2, 3])
    func scales(scale: Int) throws {
        let image = try image("plain", scale: CGFloat(scale))
        #expect(image.size == CGSize(width: 20, height: 10))
        #expect(image.scale == CGFloat(scale))
        #expect(image.cgImage?.width == 20 * scale)
        #expect(image.color(at: CGPoint(x: 5, y: 5)) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }

    /// How many colours there are along the middle row of what a view shows: two where the edge is sharp.
    private func colors(_ name: String, _ mode: UIView.ContentMode) throws -> (count: Int, width: Int) {
        let screen = TestScreen(size: CGSize(width: 210, height: 110), scale: 1)
        let view = UIImageView(image: try image(name, scale: 1))
        view.frame = CGRect(x: 0, y: 0, width: 210, height: 100)
        view.contentMode = mode
        screen.window.backgroundColor = .white
        screen.window.addSubview(view)
        screen.settle()
        let picture = try #require(screen.snapshot())
        let width = try #require(view.layer.contents as? CGImage).width
        return (Set((1..<199).map { picture.color(at: CGPoint(x: Double($0), y: 50)) }).count, width)
    }

    @Test("What preserves its vectors is drawn anew in the size in which a view shows it; other pictures are enlarged")
    func preserving() throws {
        let sharp = try colors("sharp", .scaleAspectFit)
        #expect(sharp.count == 2)
        #expect(sharp.width == 200)
        let plain = try colors("plain", .scaleAspectFit)
        #expect(plain.width == 20)
        #expect(plain.count > 2)
        #expect(try colors("sharp", .scaleToFill).width == 210)
        #expect(try colors("sharp", .scaleAspectFill).width == 210)
        #expect(try colors("sharp", .center).width == 20)
        #expect(try colors("stencil", .scaleAspectFit).count == 2)
    }

    @Test("Drawn into a context, vectors are drawn anew")
    func drawing() throws {
        let sharp = try image("sharp", scale: 1)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let large = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 100), format: format).image { _ in
            sharp.draw(in: CGRect(x: 0, y: 0, width: 200, height: 100))
        }
        let colors = Set((0..<400).map { large.color(at: CGPoint(x: Double($0) / 2, y: 50)) })
        #expect(colors.count == 2)
    }

    @Test("A damaged vector file is reported and gives nil")
    func damaged() throws {
        for (name, text) in [("a.svg", "<svg"), ("b.svg", "nothing"), ("c.pdf", "%PDF-1.4 nothing"), ("d.svg", "")] {
            try folder.write("{\"images\":[{\"filename\":\"\(name)\"}]}", to: "A.xcassets/\(name).imageset/Contents.json")
            try folder.write(text, to: "A.xcassets/\(name).imageset/\(name)")
            let found = UIImage(named: name, in: try folder.bundle, compatibleWith: nil)
            #expect(found == nil)
        }
    }
}

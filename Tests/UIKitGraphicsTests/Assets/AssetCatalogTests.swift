@testable import UIKitGraphics
import Foundation
import TestFiles
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
struct AssetCatalogTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func image(_ name: String, _ traits: UITraitCollection = UITraitCollection(displayScale: 1)) throws -> UIImage? {
        UIImage(named: name, in: try folder.bundle, compatibleWith: traits)
    }

    @Test("Several catalogs, groups with and without a namespace, and sprite atlases; the first of a name counts")
    func groups() throws {
        let set = #"{"images":[{"filename":"a.png","idiom":"universal","scale":"1x"}]}"#
        let names = ["A.xcassets/one", "A.xcassets/Plain/two", "A.xcassets/Space/three", "B.xcassets/one", "B.xcassets/S.spriteatlas/four"]
        for (index, name) in names.enumerated() {
            try folder.write(set, to: "\(name).imageset/Contents.json")
            try folder.writePicture("\(name).imageset/a.png", index + 1, 1)
        }
        try folder.write(#"{"properties":{"provides-namespace":true}}"#, to: "A.xcassets/Space/Contents.json")
        #expect(try ["one", "two", "Space/three", "four"].map { try image($0)?.size.width } == [1, 2, 3, 5])
        #expect(try image("three") == nil)
        #expect(try image("Plain/two") == nil)
    }

    @Test("A file that is missing or damaged gives way to the next best; a set without any to a file of the name")
    func fallback() throws {
        let set = #"{"images":[{"filename":"1.png","scale":"1x"},{"filename":"2.png","scale":"2x"},{"filename":"3.png","scale":"3x"}]}"#
        try folder.write(set, to: "A.xcassets/x.imageset/Contents.json")
        try folder.write("no picture", to: "A.xcassets/x.imageset/2.png")
        try folder.writePicture("A.xcassets/x.imageset/3.png", 9, 9)
        #expect(try image("x", UITraitCollection(displayScale: 2))?.scale == 3)
        try folder.write(set, to: "A.xcassets/y.imageset/Contents.json")
        try folder.writePicture("y.png", 7, 7)
        #expect(try image("y")?.size.width == 7)
        try folder.write("{", to: "A.xcassets/z.imageset/Contents.json")
        #expect(try image("z") == nil)
    }

    @Test("A set is found by its name with the end of a file's, too, after files of that name")
    func nameOfAFile() throws {
        let set = #"{"images":[{"filename":"a.png","scale":"1x"}]}"#
        for (name, width) in [("linen", 3), ("wood", 4)] {
            try folder.write(set, to: "A.xcassets/\(name).imageset/Contents.json")
            try folder.writePicture("A.xcassets/\(name).imageset/a.png", width, 1)
        }
        try folder.writePicture("wood.png", 7, 7)
        #expect(try image("linen.png")?.size.width == 3)
        #expect(try image("wood.png")?.size.width == 7)
        #expect(try image("linen.back") == nil)
    }

    @Test("A catalog whose groups lead in a circle ends")
    func circle() throws {
        try folder.write("{}", to: "A.xcassets/group/Contents.json")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("A.xcassets/group/again"), withDestinationPath: folder.path("A.xcassets"))
        let catalog = AssetCatalog(folder: folder.path)
        #expect(catalog.problems.isEmpty)
        #expect(catalog.folder(of: .image, named: "x") == nil)
    }

    @Test("The rendering intent, alignment insets and slices in points; what is between centre and last cap is not shown")
    func properties() throws {
        try folder.write(
            #"""
            {"images":[{"filename":"a.png","scale":"2x","alignment-insets":{"top":2,"left":4},
              "resizing":{"mode":"9-part","center":{"mode":"stretch","width":2,"height":2},
               "cap-insets":{"left":2,"right":2,"top":2,"bottom":2}}}],
             "properties":{"template-rendering-intent":"original"}}
            """#, to: "A.xcassets/x.imageset/Contents.json")
        // Red corners, a green centre, and blue that is left out.
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let pixels = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 6), format: format).image { context in
            for (color, x, width) in [(UIColor.red, 0, 2), (.green, 2, 2), (.blue, 4, 4), (.red, 8, 2)] {
                color.setFill()
                context.fill(CGRect(x: x, y: 0, width: width, height: 6))
            }
        }
        try folder.write(try #require(pixels.pngData()), to: "A.xcassets/x.imageset/a.png")
        let image = try #require(try image("x", UITraitCollection(displayScale: 2)))
        #expect(image.renderingMode == .alwaysOriginal)
        #expect(image.size == CGSize(width: 5, height: 3))
        #expect(image.alignmentRectInsets == UIEdgeInsets(top: 1, left: 2, bottom: 0, right: 0))
        #expect(image.capInsets == UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
        #expect(image.resizingMode == .stretch)
        let screen = TestScreen(size: CGSize(width: 40, height: 20), scale: 2)
        let view = UIImageView(image: image)
        view.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
        screen.window.addSubview(view)
        screen.settle()
        let shown = try #require(view.layer.contents as? CGImage)
        let large = UIImage(cgImage: shown)
        #expect(shown.width == 80)
        #expect(large.color(at: CGPoint(x: 1, y: 20)) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        #expect([4, 40, 76].allSatisfy { large.color(at: CGPoint(x: $0, y: 20)) == green })
    }

    @Test("Colours by style, contrast and device, in every space; of one name they are equal")
    func colors() throws {
        try folder.write(
            #"""
            {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"1.0","green":"0","blue":"0","alpha":"0.5"}}},
             {"idiom":"universal","appearances":[{"appearance":"luminosity","value":"dark"}],"color":{"reference":"systemBlueColor"}},
             {"idiom":"universal","appearances":[{"appearance":"contrast","value":"high"}],
              "color":{"color-space":"display-p3","components":{"red":"0","green":"1.0","blue":"0"}}},
             {"idiom":"ipad","color":{"color-space":"gray-gamma-22","components":{"white":"0.25"}}},
             {"idiom":"universal","color":{"reference":"noSuchColor"}}]}
            """#, to: "A.xcassets/x.colorset/Contents.json")
        let color = try #require(UIColor(named: "x", in: try folder.bundle, compatibleWith: nil))
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
        #expect(color.resolvedColor(with: dark) == UIColor.systemBlue.resolvedColor(with: dark))
        #expect(
            color.resolvedColor(with: UITraitCollection(accessibilityContrast: .high))
                == UIColor(displayP3Red: 0, green: 1, blue: 0, alpha: 1))
        #expect(color.resolvedColor(with: UITraitCollection(userInterfaceIdiom: .pad)) == UIColor(white: 0.25, alpha: 1))
        #expect(try UIColor(named: "x", in: folder.bundle, compatibleWith: nil) == color)
        #expect(color.isDynamic)
        let fixed = try #require(UIColor(named: "x", in: try folder.bundle, compatibleWith: dark))
        #expect(fixed == UIColor.systemBlue.resolvedColor(with: dark))
        #expect(!fixed.isDynamic)
    }

    @Test("A set whose colours are all unknown is nil")
    func unknownColor() throws {
        try folder.write(#"{"colors":[{"color":{"reference":"noSuchColor"}}]}"#, to: "A.xcassets/y.colorset/Contents.json")
        #expect(try UIColor(named: "y", in: folder.bundle, compatibleWith: nil) == nil)
    }

    @Test("A view in a colour of a catalog changes with the style")
    func colorInView() throws {
        try folder.write(
            #"""
            {"colors":[{"color":{"components":{"red":"255","green":"0","blue":"0"}}},
             {"appearances":[{"appearance":"luminosity","value":"dark"}],"color":{"components":{"red":"0","green":"0","blue":"0xFF"}}}]}
            """#, to: "A.xcassets/x.colorset/Contents.json")
        let screen = TestScreen(size: CGSize(width: 10, height: 10), scale: 1)
        let view = UIView(frame: screen.window.bounds)
        view.backgroundColor = UIColor(named: "x", in: try folder.bundle, compatibleWith: nil)
        screen.window.addSubview(view)
        screen.settle()
        #expect(view.layer.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor)
        view.overrideUserInterfaceStyle = .dark
        screen.settle()
        #expect(view.layer.backgroundColor == UIColor(red: 0, green: 0, blue: 1, alpha: 1).cgColor)
    }

    @Test("Data of a catalog with its type; nil where there is none")
    func data() throws {
        try folder.write(
            #"{"data":[{"idiom":"universal","filename":"a.json","universal-type-identifier":"public.json"}]}"#,
            to: "A.xcassets/config.dataset/Contents.json")
        try folder.write("[1]", to: "A.xcassets/config.dataset/a.json")
        try folder.write(#"{"data":[{"idiom":"universal","filename":"none"}]}"#, to: "A.xcassets/empty.dataset/Contents.json")
        let bundle = try folder.bundle
        let asset = try #require(NSDataAsset(name: "config", bundle: bundle))
        #expect(asset.name == "config")
        #expect(asset.data == Data("[1]".utf8))
        #expect(asset.typeIdentifier == "public.json")
        #expect(NSDataAsset(name: "empty", bundle: bundle) == nil)
        #expect(NSDataAsset(name: "none") == nil)
    }
}

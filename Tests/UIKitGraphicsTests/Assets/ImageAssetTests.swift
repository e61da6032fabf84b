import Foundation
import TestFiles
import Testing
import UIKitTesting

@testable import UIKitViews

@MainActor
struct ImageAssetTests {
    private let folder: TemporaryFolder
    private let light = UITraitCollection(userInterfaceStyle: .light)
    private let dark = UITraitCollection(userInterfaceStyle: .dark)

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            #"""
            {"images":[{"filename":"l.png","scale":"1x"},
             {"filename":"d.png","scale":"1x","appearances":[{"appearance":"luminosity","value":"dark"}]}]}
            """#, to: "A.xcassets/x.imageset/Contents.json")
        try folder.writePicture("A.xcassets/x.imageset/l.png", 4, 4, .red)
        try folder.writePicture("A.xcassets/x.imageset/d.png", 6, 6, .blue)
    }

    private func named() throws -> UIImage { try #require(UIImage(named: "x", in: try folder.bundle, compatibleWith: light)) }

    @Test("A picture of a catalog has all variants in its asset, and says for which traits it is")
    func variants() throws {
        let image = try named()
        let asset = try #require(image.imageAsset)
        #expect(asset.image(with: dark).size.width == 6)
        #expect(asset.image(with: light) == image)
        #expect(asset.image(with: dark).traitCollection.userInterfaceStyle == .dark)
        #expect(image.traitCollection.userInterfaceStyle == .unspecified)
        #expect(asset.image(with: dark).imageAsset === asset)
        #expect(image.withRenderingMode(.alwaysTemplate).imageAsset === asset)
        let configured = image.withConfiguration(UIImage.Configuration(traitCollection: dark))
        #expect(configured.size.width == 6)
        #expect(configured.traitCollection == dark)
        let asked = UIImage(named: "x", in: try folder.bundle, with: UIImage.Configuration(traitCollection: dark))
        #expect(asked?.size.width == 6)
    }

    @Test("An image view shows the variant for its style, changed as the picture was")
    func imageView() throws {
        let screen = TestScreen(size: CGSize(width: 20, height: 20), scale: 1)
        let view = UIImageView(image: try named())
        screen.window.addSubview(view)
        screen.settle()
        func color() throws -> UIColor? { UIImage(cgImage: try #require(view.layer.contents as? CGImage)).color(at: CGPoint(x: 2, y: 2)) }
        #expect(try color() == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        view.overrideUserInterfaceStyle = .dark
        screen.settle()
        #expect(try color() == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
        #expect(try view.image == named())
        let insets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
        // A stencil takes the view's colour, whatever colour it was given itself.
        view.tintColor = .green
        view.image = try named().withTintColor(.purple, renderingMode: .alwaysTemplate).withAlignmentRectInsets(insets)
        screen.settle()
        #expect(try color() == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
        let shown = try #require(view.shownImage)
        #expect(shown.size.width == 6)
        #expect(shown.renderingMode == .alwaysTemplate)
        #expect(shown.alignmentRectInsets.top == 1)
    }

    @Test("An asset gives the variant that was registered for the traits, the most particular one first")
    func registering() {
        let asset = UIImageAsset()
        let pictures = (1...3).map { UIImage.ofPixels($0, 1, .red) }
        #expect(asset.image(with: light).size == .zero)
        asset.register(pictures[0], with: light)
        asset.register(pictures[1], with: dark)
        #expect(asset.image(with: light).size.width == 1)
        #expect(asset.image(with: dark).size.width == 2)
        let particular = UITraitCollection(traitsFrom: [dark, UITraitCollection(userInterfaceIdiom: .pad)])
        asset.register(pictures[2], with: UIImage.Configuration(traitCollection: particular))
        #expect(asset.image(with: particular).size.width == 3)
        #expect(asset.image(with: dark).size.width == 2)
        asset.register(pictures[0], with: dark)
        #expect(asset.image(with: dark).size.width == 1)
        asset.unregisterImage(with: dark)
        asset.unregisterImage(with: UIImage.Configuration(traitCollection: light))
        // Nothing fits any more; what is left is better than nothing.
        #expect(asset.image(with: light).size.width == 3)
    }

    @Test("A picture from code gets an asset in which dark variants can be registered")
    func ownAsset() throws {
        let (day, night) = (UIImage.ofPixels(4, 4, .red), UIImage.ofPixels(4, 4, .blue))
        let asset = try #require(day.imageAsset)
        #expect(asset === day.imageAsset)
        #expect(asset.image(with: dark) == day)
        asset.register(night, with: dark)
        #expect(asset.image(with: dark) == night)
        #expect(asset.image(with: light) == day)
        let screen = TestScreen(size: CGSize(width: 20, height: 20), scale: 1)
        let view = UIImageView(image: day)
        screen.window.addSubview(view)
        view.overrideUserInterfaceStyle = .dark
        screen.settle()
        #expect((view.layer.contents as? CGImage) == night.cgImage)
    }

    @Test("What is registered comes before what a catalog has")
    func override() throws {
        let asset = try #require(try named().imageAsset)
        asset.register(UIImage.ofPixels(9, 9, .red), with: dark)
        #expect(asset.image(with: dark).size.width == 9)
        #expect(asset.image(with: light).size.width == 4)
        asset.unregisterImage(with: dark)
        #expect(asset.image(with: dark).size.width == 6)
    }

    @Test("A picture for reading from left to right only is mirrored where one reads from right to left")
    func direction() throws {
        try folder.write(
            #"{"images":[{"filename":"a.png","language-direction":"left-to-right"}]}"#, to: "A.xcassets/arrow.imageset/Contents.json")
        try folder.writePicture("A.xcassets/arrow.imageset/a.png", 4, 4)
        let arrow = UIImage(named: "arrow", in: try folder.bundle, compatibleWith: nil)
        #expect(arrow?.flipsForRightToLeftLayoutDirection == true)
        #expect(try !named().flipsForRightToLeftLayoutDirection)
    }
}

import Foundation
import TestFiles
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
struct ImageFileTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func picture(_ width: Int, _ height: Int, _ color: UIColor = .red) -> UIImage {
        UIImage.ofPixels(width, height, color)
    }

    private func write(_ name: String, _ width: Int, _ height: Int, _ color: UIColor = .red) throws {
        try folder.writePicture(name, width, height, color)
    }

    @Test("A file's name says how many pixels a point has; the file for the screen's scale is preferred")
    func contentsOfFile() throws {
        try write("a.png", 10, 10)
        try write("a@2x.png", 20, 20)
        try write("b@3x.png", 30, 30)
        func image(_ name: String, scale: CGFloat) -> UIImage? {
            UITraitCollection(displayScale: scale).performForTest { UIImage(contentsOfFile: folder.path(name)) }
        }
        #expect(image("a.png", scale: 1)?.scale == 1)
        #expect(image("a.png", scale: 2)?.scale == 2)
        #expect(image("a@2x.png", scale: 1)?.scale == 2)
        #expect(image("a.png", scale: 2)?.size == CGSize(width: 10, height: 10))
        #expect(image("b.png", scale: 1)?.scale == 3)
        #expect(image("c.png", scale: 2) == nil)
    }

    @Test("Pictures of a bundle are found by name, with scale, device and extension, and are kept")
    func named() throws {
        let bundle = try #require(Bundle(path: folder.path))
        try write("plain.png", 4, 4)
        try write("sharp.png", 4, 4)
        try write("sharp@2x.png", 8, 8)
        try write("sharp@3x.png", 12, 12)
        try write("device~iphone.png", 4, 4)
        try write("device.png", 5, 5)
        try write("dotted.name.png", 6, 6)
        try folder.write(try #require(picture(3, 3).jpegData(compressionQuality: 1)), to: "photo.jpg")
        func image(_ name: String, _ scale: CGFloat = 2) -> UIImage? {
            UIImage(named: name, in: bundle, compatibleWith: UITraitCollection(displayScale: scale))
        }
        #expect([1, 2, 3].map { image("sharp", $0)?.scale } == [1, 2, 3])
        #expect(image("sharp.png", 3)?.scale == 3)
        #expect(image("plain", 3)?.scale == 1)
        #expect(image("plain")?.size == CGSize(width: 4, height: 4))
        #expect(image("device")?.size.width == 4)
        #expect(image("dotted.name")?.size.width == 6)
        #expect(image("photo.jpg")?.size.width == 3)
        #expect(image("photo")?.size.width == 3)
        let kept = image("plain")
        try folder.remove("plain.png")
        #expect(image("plain") == kept)
        ImageLibrary.shared.removeAll()
        #expect(image("plain") == nil)
    }

    @Test("A missing or damaged picture is nil")
    func missing() async throws {
        let bundle = try #require(Bundle(path: folder.path))
        try folder.write(Data("no picture".utf8), to: "broken.png")
        for name in ["none", "", "broken", "../../etc/passwd", "a/b/c.png"] {
            #expect(UIImage(named: name, in: bundle, compatibleWith: nil) == nil)
        }
        #expect(UIImage(named: "a name that nobody has") == nil)
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = UIImage(imageLiteralResourceName: "a name that nobody has")
        }
        let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(output.contains("There is no image called a name"))
        #expect(UIImage(contentsOfFile: "/nowhere/at/all.png") == nil)
        #expect(UIImage(data: Data()) == nil)
        #expect(UIImage(data: Data([0x89, 0x50, 0x4E, 0x47])) == nil)
    }

    @Test("A JPEG keeps the orientation that the camera wrote into it; written anew it stands upright")
    func exif() throws {
        let plain = try #require(picture(6, 2).jpegData(compressionQuality: 0.9))
        var exif = Data([0xFF, 0xE1, 0, 34])
        exif.append(contentsOf: [0x45, 0x78, 0x69, 0x66, 0, 0, 0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1])
        exif.append(contentsOf: [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0])
        let turned = plain.prefix(2) + exif + plain.dropFirst(2)
        let image = try #require(UIImage(data: turned, scale: 2))
        #expect(image.imageOrientation == .right)
        #expect(image.size == CGSize(width: 1, height: 3))
        #expect(image.scale == 2)
        let upright = try #require(image.jpegData(compressionQuality: .nan).flatMap { UIImage(data: $0) })
        #expect(upright.imageOrientation == .up)
        #expect(upright.size == CGSize(width: 2, height: 6))
        #expect(image.pngData().flatMap { UIImage(data: $0) }?.size == CGSize(width: 2, height: 6))
        #expect(UIImage().pngData() == nil)
    }

    @Test("Asset catalogs give pictures by scale and style, with their rendering mode and caps, and colours by style")
    func catalogs() throws {
        try folder.write(Data(#"{"properties":{"provides-namespace":true}}"#.utf8), to: "Assets.xcassets/Icons/Contents.json")
        let sets = #"""
            {"images":[{"idiom":"universal","filename":"a.png","scale":"1x"},{"idiom":"universal","filename":"b.png","scale":"2x"},
            {"idiom":"universal","scale":"3x"},
            {"idiom":"universal","filename":"d.png","scale":"2x","appearances":[{"appearance":"luminosity","value":"dark"}],
             "resizing":{"mode":"9-part","center":{"mode":"stretch","width":1,"height":1},"cap-insets":{"top":2,"left":4}}}],
             "properties":{"template-rendering-intent":"template"},"info":{"version":1,"author":"xcode"}}
            """#
        try folder.write(Data(sets.utf8), to: "Assets.xcassets/Icons/star.imageset/Contents.json")
        try write("Assets.xcassets/Icons/star.imageset/a.png", 4, 4)
        try write("Assets.xcassets/Icons/star.imageset/b.png", 8, 8)
        try write("Assets.xcassets/Icons/star.imageset/d.png", 12, 12)
        let colors = #"""
            {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"0xFF","green":"128","blue":"0.000","alpha":"1.000"}}},
            {"idiom":"universal","color":{"platform":"ios","reference":"systemBlueColor"},"appearances":[{"appearance":"luminosity","value":"dark"}]}]}
            """#
        try folder.write(Data(colors.utf8), to: "Assets.xcassets/Brand.colorset/Contents.json")
        try folder.write(Data("{".utf8), to: "Assets.xcassets/Bad.colorset/Contents.json")
        let bundle = try #require(Bundle(path: folder.path))
        func image(_ traits: UITraitCollection) -> UIImage? { UIImage(named: "Icons/star", in: bundle, compatibleWith: traits) }
        let light = try #require(image(UITraitCollection(displayScale: 2)))
        #expect(light.scale == 2)
        #expect(light.size.width == 4)
        #expect(light.renderingMode == .alwaysTemplate)
        #expect(image(UITraitCollection(displayScale: 1))?.scale == 1)
        #expect(image(UITraitCollection(displayScale: 3))?.scale == 2)
        let dark = try #require(
            image(UITraitCollection(traitsFrom: [UITraitCollection(displayScale: 2), UITraitCollection(userInterfaceStyle: .dark)])))
        #expect(dark.size.width == 6)
        #expect(dark.resizingMode == .stretch)
        #expect(dark.capInsets == UIEdgeInsets(top: 1, left: 2, bottom: 0, right: 0))
        #expect(UIImage(named: "star", in: bundle, compatibleWith: nil) == nil)
        let brand = try #require(UIColor(named: "Brand", in: bundle, compatibleWith: nil))
        let day = UITraitCollection(userInterfaceStyle: .light)
        #expect(brand.resolvedColor(with: day) == UIColor(red: 1, green: 128 / 255, blue: 0, alpha: 1))
        let night = UITraitCollection(userInterfaceStyle: .dark)
        #expect(brand.resolvedColor(with: night) == UIColor.systemBlue.resolvedColor(with: night))
        #expect(UIColor(named: "Bad", in: bundle, compatibleWith: nil) == nil)
        #expect(UIColor(named: "None") == nil)
    }

    @Test("A large picture of a file is made ready once, and then kept")
    func readyPictures() throws {
        let data = try #require(picture(200, 200, .blue).pngData())
        let image = try #require(UIImage(data: data))
        let ready = try #require(image.preparingForDisplay())
        #expect(ready !== image)
        #expect(ready.preparingForDisplay() === ready)
        #expect(ready.color(at: CGPoint(x: 1, y: 1)) == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    }

    @Test("A picture can be made ready in another size")
    func thumbnails() async throws {
        let image = picture(20, 10, .blue)
        let small = try #require(image.preparingThumbnail(of: CGSize(width: 4, height: 2)))
        #expect(small.size == CGSize(width: 4, height: 2))
        #expect(small.color(at: CGPoint(x: 1, y: 1)) == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
        #expect(image.preparingThumbnail(of: .zero) == nil)
        #expect(image.preparingForDisplay() === image)
        #expect(UIImage().preparingForDisplay() == nil)
        #expect(await image.byPreparingThumbnail(ofSize: CGSize(width: 2, height: 2))?.size.width == 2)
    }
}

extension UITraitCollection {
    fileprivate func performForTest<Result>(_ body: () -> Result) -> Result {
        var result: Result?
        performAsCurrent { result = body() }
        guard let result else { preconditionFailure("The body has run.") }
        return result
    }
}

import Testing
import UIKitTesting

@MainActor
struct ImageRendererTests {
    private let black = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
    private let nothing = UIColor(red: 0, green: 0, blue: 0, alpha: 0)
    private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

    @Test("The format says how many pixels a point has, and whether there is alpha")
    func format() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 3
        format.opaque = true
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: format).image { _ in }
        #expect(image.scale == 3)
        #expect(image.cgImage?.width == 12)
        #expect(image.color(at: CGPoint(x: 1, y: 1)) == black)
        #expect(image.cgImage?.alphaInfo == .noneSkipFirst)
        format.opaque = false
        let clear = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: format).image { _ in }
        #expect(clear.cgImage?.alphaInfo == .premultipliedFirst)
        #expect(UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: 3)).scale == 3)
        #expect(UIGraphicsImageRendererFormat.default().preferredRange == .automatic)
    }

    @Test("A renderer's bounds come to the upper left corner, and the context knows its format")
    func bounds() {
        let format = UIGraphicsImageRendererFormat()
        let renderer = UIGraphicsImageRenderer(bounds: CGRect(x: 10, y: 20, width: 4, height: 4), format: format)
        let image = renderer.image { context in
            #expect(context.format === format)
            #expect(UIGraphicsGetCurrentContext() === context.cgContext)
            #expect(context.format.bounds == CGRect(x: 10, y: 20, width: 4, height: 4))
            UIColor.red.setFill()
            context.fill(CGRect(x: 12, y: 22, width: 2, height: 2))
        }
        #expect(image.color(at: CGPoint(x: 3, y: 3)) == red)
        #expect(image.color(at: CGPoint(x: 1, y: 1)) == nothing)
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test("An image tells the format that it was drawn with")
    func formatOfImage() {
        let format = UIGraphicsImageRendererFormat()
        (format.scale, format.opaque) = (3, true)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: format).image { _ in }
        #expect(image.imageRendererFormat.scale == 3)
        #expect(image.imageRendererFormat.opaque)
        format.opaque = false
        let clear = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: format).image { _ in }
        #expect(!clear.imageRendererFormat.opaque)
        #expect(clear.imageRendererFormat !== clear.imageRendererFormat)
    }

    @Test("A frame lies inside its rectangle, and clips cut off the rest")
    func frames() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 6), format: format).image { context in
            UIColor.red.setStroke()
            context.clip(to: CGRect(x: 0, y: 0, width: 6, height: 3))
            context.stroke(CGRect(x: 1, y: 1, width: 4, height: 4))
        }
        #expect(image.color(at: CGPoint(x: 1.5, y: 1.5)) == red)
        #expect(image.color(at: CGPoint(x: 2.5, y: 2.5)) == nothing)
        #expect(image.color(at: CGPoint(x: 0.5, y: 1.5)) == nothing)
        #expect(image.color(at: CGPoint(x: 1.5, y: 4.5)) == nothing)
    }

    @Test("Drawings are written as PNG and JPEG files")
    func files() {
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8))
        let fill: (UIGraphicsImageRendererContext) -> Void = { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        }
        #expect(renderer.pngData(actions: fill).starts(with: [0x89, 0x50]))
        #expect(UIImage(data: renderer.pngData(actions: fill)) != nil)
        let jpeg = renderer.jpegData(withCompressionQuality: 0.8, actions: fill)
        #expect(jpeg.starts(with: [0xFF, 0xD8, 0xFF]))
        #expect(UIImage(data: jpeg)?.cgImage != nil)
    }

    @Test("Sizes without pixels, or with too many, give a picture without pixels", arguments: [0, -5, 1e9, .infinity, .nan] as [CGFloat])
    func oddSizes(length: CGFloat) {
        let image = UIGraphicsImageRenderer(size: CGSize(width: length, height: 5)).image { _ in }
        #expect(image.size == .zero)
        #expect(image.cgImage == nil)
        UIGraphicsBeginImageContextWithOptions(CGSize(width: length, height: 5), false, 1)
        #expect(UIGraphicsGetCurrentContext() == nil)
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
        UIGraphicsEndImageContext()
    }

    @Test("Image contexts are nested: an end goes back to the one before, even if nothing could be drawn")
    func nesting() throws {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), true, 2)
        let outer = UIGraphicsGetCurrentContext()
        UIGraphicsBeginImageContext(CGSize(width: 0, height: 4))
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetCurrentContext() === outer)
        let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
        #expect(image.scale == 2)
        #expect(image.color(at: CGPoint(x: 1, y: 1)) == black)
        #expect(image.cgImage?.alphaInfo == .noneSkipFirst)
        UIGraphicsEndImageContext()
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetCurrentContext() == nil)
    }
}

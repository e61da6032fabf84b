import Testing
import UIKitTesting

@MainActor
struct ImageTests {
    private func picture(_ size: CGSize = CGSize(width: 4, height: 2)) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 2, y: 0, width: 2, height: 2))
        }
    }

    private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

    @Test("A renderer makes pictures with the origin at the top")
    func renderer() {
        let image = picture()
        #expect(image.size == CGSize(width: 4, height: 2))
        #expect(image.scale == 2)
        #expect(image.cgImage?.width == 8)
        #expect(image.color(at: CGPoint(x: 1, y: 1)) == red)
        #expect(image.color(at: CGPoint(x: 3, y: 1)) == blue)
    }

    @Test("A picture drawn into a picture stands upright")
    func drawing() {
        let image = picture()
        let copy = UIGraphicsImageRenderer(size: image.size).image { _ in image.draw(at: .zero) }
        #expect(copy.color(at: CGPoint(x: 1, y: 1)) == red)
        #expect(copy.color(at: CGPoint(x: 3, y: 1)) == blue)
    }

    @Test("A turned picture is drawn turned")
    func orientation() throws {
        let stored = try #require(picture().cgImage)
        let turned = UIImage(cgImage: stored, scale: 2, orientation: .right)
        #expect(turned.size == CGSize(width: 2, height: 4))
        let copy = UIGraphicsImageRenderer(size: turned.size).image { _ in turned.draw(at: .zero) }
        #expect(copy.color(at: CGPoint(x: 1, y: 1)) == red)
        #expect(copy.color(at: CGPoint(x: 1, y: 3)) == blue)
    }

    @Test("A stencil is filled with the tint of its view")
    func template() {
        let screen = TestScreen(size: CGSize(width: 20, height: 20), scale: 2)
        let view = UIImageView(image: picture().withRenderingMode(.alwaysTemplate))
        view.tintColor = .green
        screen.window.addSubview(view)
        #expect(screen.color(at: CGPoint(x: 1, y: 1)) == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
        view.tintColor = .blue
        #expect(screen.color(at: CGPoint(x: 1, y: 1)) == blue)
    }

    @Test("An image view is as large as its picture and shows it by the content mode")
    func imageView() {
        let screen = TestScreen(size: CGSize(width: 40, height: 40), scale: 2)
        let view = UIImageView(image: picture())
        #expect(view.frame.size == CGSize(width: 4, height: 2))
        view.frame.size = CGSize(width: 40, height: 20)
        screen.window.addSubview(view)
        #expect(screen.color(at: CGPoint(x: 5, y: 10)) == red)
        #expect(screen.color(at: CGPoint(x: 35, y: 10)) == blue)
        view.contentMode = .topLeft
        #expect(screen.color(at: CGPoint(x: 35, y: 10)) != blue)
        #expect(screen.color(at: CGPoint(x: 1, y: 1)) == red)
    }

    @Test("A PNG file comes back as it went out; what is none is no picture")
    func png() throws {
        let data = try #require(picture().pngData())
        let image = try #require(UIImage(data: data, scale: 2))
        #expect(image.size == CGSize(width: 4, height: 2))
        #expect(image.color(at: CGPoint(x: 3, y: 1)) == blue)
        #expect(UIImage(data: Data("no picture".utf8)) == nil)
        #expect(UIImage(data: data.prefix(40)) == nil)
        #expect(UIImage(contentsOfFile: "/nowhere.png") == nil)
    }

    @Test(
        "Sizes without pixels make empty pictures", arguments: [CGSize.zero, CGSize(width: -1, height: 5), CGSize(width: 1e9, height: 1)])
    func impossibleSizes(size: CGSize) {
        #expect(UIGraphicsImageRenderer(size: size).image { _ in }.size == .zero)
    }

    @Test("A path with some round corners is filled where it should be")
    func bezierPath() {
        let path = UIBezierPath(
            roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20), byRoundingCorners: [.topLeft],
            cornerRadii: CGSize(width: 10, height: 10))
        #expect(!path.contains(CGPoint(x: 1, y: 1)))
        #expect(path.contains(CGPoint(x: 19, y: 1)))
        #expect(path.contains(CGPoint(x: 10, y: 10)))
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in
            UIColor.red.setFill()
            path.fill()
        }
        #expect(image.color(at: CGPoint(x: 19, y: 19)) == red)
        #expect(image.color(at: CGPoint(x: 0, y: 0)) != red)
    }
}

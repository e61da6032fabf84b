import Testing
import UIKitTesting

@MainActor
struct ImageResizingTests {
    private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    private let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

    /// Red columns two points wide at both ends; green and blue ones between them.
    private func bar(scale: CGFloat = 2) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: CGSize(width: 8, height: 4), format: format).image { context in
            for (x, color) in [(0, UIColor.red), (2, .green), (4, .blue), (6, .red)] {
                color.setFill()
                context.fill(CGRect(x: x, y: 0, width: 2, height: 4))
            }
        }
    }

    private func drawn(_ image: UIImage, _ size: CGSize) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in image.draw(in: CGRect(origin: .zero, size: size)) }
    }

    @Test("What lies between the caps is repeated, or stretched")
    func middle() {
        let caps = UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 2)
        let tiled = drawn(bar().resizableImage(withCapInsets: caps), CGSize(width: 20, height: 4))
        let colors = [1, 3, 5, 7, 9, 11, 13, 15, 17, 19].map { tiled.color(at: CGPoint(x: $0, y: 2)) }
        #expect(colors == [red, green, blue, green, blue, green, blue, green, blue, red])
        let stretched = drawn(bar().resizableImage(withCapInsets: caps, resizingMode: .stretch), CGSize(width: 20, height: 8))
        #expect([1, 3, 8].map { stretched.color(at: CGPoint(x: $0, y: 6)) } == [red, green, green])
        #expect([12, 17, 19].map { stretched.color(at: CGPoint(x: $0, y: 1)) } == [blue, blue, red])
    }

    @Test("The caps and the mode can be read; of a stretchable picture one point between them is stretched")
    func properties() {
        #expect(bar().capInsets == .zero)
        #expect(bar().resizingMode == .tile)
        let image = bar().stretchableImage(withLeftCapWidth: 3, topCapHeight: 1)
        #expect(image.capInsets == UIEdgeInsets(top: 1, left: 3, bottom: 2, right: 4))
        #expect(image.resizingMode == .stretch)
        #expect(image.leftCapWidth == 3)
        #expect(image.topCapHeight == 1)
        #expect(image.size == CGSize(width: 8, height: 4))
        #expect(bar().stretchableImage(withLeftCapWidth: 0, topCapHeight: 0).capInsets == .zero)
    }

    @Test("An image view shows a resizable picture as drawing it does", arguments: [UIImage.ResizingMode.tile, .stretch])
    func imageView(mode: UIImage.ResizingMode) throws {
        let screen = TestScreen(size: CGSize(width: 40, height: 20), scale: 2)
        let image = bar().resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 2), resizingMode: mode)
        let view = UIImageView(image: image)
        #expect(view.intrinsicContentSize == CGSize(width: 8, height: 4))
        view.frame = CGRect(x: 0, y: 0, width: 20, height: 8)
        screen.window.addSubview(view)
        screen.settle()
        let expected = drawn(image, CGSize(width: 20, height: 8))
        for x in [1, 3, 5, 7, 13, 15, 16, 19] {
            #expect(screen.color(at: CGPoint(x: x, y: 5)) == expected.color(at: CGPoint(x: x, y: 5)), "at \(x)")
        }
        view.frame.size.width = 14
        screen.settle()
        #expect(screen.color(at: CGPoint(x: 13, y: 5)) == red)
        #expect(screen.color(at: CGPoint(x: 9, y: 5)) == blue)
    }

    @Test("Where there is no room for both caps, they share it")
    func tooSmall() {
        let caps = UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 2)
        let small = drawn(bar().resizableImage(withCapInsets: caps), CGSize(width: 2, height: 4))
        #expect(small.color(at: CGPoint(x: 0.25, y: 1)) == red)
        #expect(small.color(at: CGPoint(x: 1.75, y: 1)) == red)
        let huge = UIEdgeInsets(top: 99, left: 99, bottom: 99, right: 99)
        for odd in [huge, UIEdgeInsets(top: -9, left: .infinity, bottom: .nan, right: -1)] {
            #expect(drawn(bar().resizableImage(withCapInsets: odd), CGSize(width: 20, height: 20)).size.width == 20)
        }
    }

    @Test("A pattern begins at the upper left corner of its rectangle")
    func pattern() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in
            bar().drawAsPattern(in: CGRect(x: 2, y: 1, width: 18, height: 9))
        }
        #expect(image.color(at: CGPoint(x: 3, y: 2)) == red)
        #expect(image.color(at: CGPoint(x: 5, y: 9)) == green)
        #expect(image.color(at: CGPoint(x: 11, y: 6)) == red)
        #expect(image.color(at: CGPoint(x: 13, y: 6)) == green)
        #expect(image.color(at: CGPoint(x: 1, y: 5)) == UIColor(red: 0, green: 0, blue: 0, alpha: 0))
    }
}

import Testing
import UIKitTesting

@MainActor
struct ImageVariantTests {
    private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    private let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    private let white = UIColor(red: 1, green: 1, blue: 1, alpha: 1)

    /// Red and green above blue and white.
    private func picture() throws -> CGImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image { context in
            for (x, y, color) in [(0, 0, UIColor.red), (2, 0, .green), (0, 2, .blue), (2, 2, .white)] {
                color.setFill()
                context.fill(CGRect(x: x, y: y, width: 2, height: 2))
            }
        }
        return try #require(image.cgImage)
    }

    /// The colours at the upper left, upper right, lower left and lower right.
    private func corners(_ image: UIImage) -> [UIColor?] {
        let drawn = UIGraphicsImageRenderer(size: image.size).image { _ in image.draw(at: .zero) }
        return [(1, 1), (3, 1), (1, 3), (3, 3)].map { drawn.color(at: CGPoint(x: $0.0, y: $0.1)) }
    }

    @Test("A picture is drawn as its orientation says")
    func orientations() throws {
        let expected: [(UIImage.Orientation, [UIColor])] = [
            (.up, [red, green, blue, white]), (.down, [white, blue, green, red]), (.left, [green, white, red, blue]),
            (.right, [blue, red, white, green]), (.upMirrored, [green, red, white, blue]), (.downMirrored, [blue, white, red, green]),
            (.leftMirrored, [red, blue, green, white]), (.rightMirrored, [white, green, blue, red]),
        ]
        for (orientation, colors) in expected {
            let image = UIImage(cgImage: try picture(), scale: 1, orientation: orientation)
            #expect(corners(image) == colors, "\(orientation)")
        }
    }

    @Test("The mirrored orientation is that of the picture seen in a mirror")
    func mirrored() throws {
        for raw in 0..<8 {
            let orientation = try #require(UIImage.Orientation(rawValue: raw))
            let image = UIImage(cgImage: try picture(), scale: 1, orientation: orientation)
            let before = corners(image)
            #expect(corners(image.withHorizontallyFlippedOrientation()) == [before[1], before[0], before[3], before[2]], "\(orientation)")
        }
    }

    @Test("A picture for both reading directions is mirrored where that is from right to left")
    func rightToLeft() throws {
        let screen = TestScreen(size: CGSize(width: 20, height: 20), scale: 1)
        let image = UIImage(cgImage: try picture(), scale: 1, orientation: .up).imageFlippedForRightToLeftLayoutDirection()
        #expect(image.flipsForRightToLeftLayoutDirection)
        let view = UIImageView(image: image)
        screen.window.addSubview(view)
        screen.settle()
        #expect(screen.color(at: CGPoint(x: 1, y: 1)) == red)
        view.semanticContentAttribute = .forceRightToLeft
        view.image = nil
        view.image = image
        screen.settle()
        #expect(screen.color(at: CGPoint(x: 1, y: 1)) == green)
    }

    @Test("Variants keep what they do not change, and are equal when they would be shown alike")
    func variants() throws {
        let image = UIImage(cgImage: try picture(), scale: 2, orientation: .right)
            .resizableImage(withCapInsets: UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0))
            .withAlignmentRectInsets(UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 0))
            .withBaselineOffset(fromBottom: 7).withTintColor(.red, renderingMode: .alwaysTemplate)
        #expect(image.capInsets.top == 1)
        #expect(image.alignmentRectInsets.left == 3)
        #expect(image.baselineOffsetFromBottom == 7)
        #expect(image.scale == 2)
        #expect(image.imageOrientation == .right)
        #expect(image.renderingMode == .alwaysTemplate)
        #expect(image.imageWithoutBaseline().baselineOffsetFromBottom == nil)
        let pixels = try picture()
        #expect(UIImage(cgImage: pixels) == UIImage(cgImage: pixels))
        #expect(UIImage(cgImage: pixels).hash == UIImage(cgImage: pixels).hash)
        #expect(UIImage(cgImage: pixels) != UIImage(cgImage: pixels, scale: 2, orientation: .up))
        #expect(UIImage(cgImage: pixels) != UIImage(cgImage: pixels).withTintColor(.red))
        #expect(UIImage(systemName: "plus") == UIImage(systemName: "plus"))
        #expect(UIImage(systemName: "plus") != UIImage(systemName: "minus"))
        #expect(UIImage(cgImage: pixels, scale: -3, orientation: .up).scale == 1)
    }

    @Test("A symbol with several colours shows them by level, and follows light and dark")
    func symbolColors() throws {
        let screen = TestScreen(size: CGSize(width: 60, height: 60), scale: 2)
        screen.window.backgroundColor = .white
        let size = UIImage.SymbolConfiguration(pointSize: 40)
        let palette = size.applying(UIImage.SymbolConfiguration(paletteColors: [.red, .blue]))
        let view = UIImageView(image: UIImage(systemName: "plus.circle.fill", withConfiguration: palette))
        screen.window.addSubview(view)
        screen.settle()
        let middle = view.center
        let edge = CGPoint(x: 6, y: view.center.y)
        #expect(screen.color(at: middle) == red)
        #expect(screen.color(at: edge) == blue)
        let hierarchy = UIImage.SymbolConfiguration(hierarchicalColor: UIColor { $0.userInterfaceStyle == .dark ? .green : .red })
        view.preferredSymbolConfiguration = size
        view.image = UIImage(systemName: "plus.circle.fill", withConfiguration: hierarchy)
        screen.settle()
        #expect(screen.color(at: middle) == red)
        #expect(screen.color(at: edge) != red)
        view.overrideUserInterfaceStyle = .dark
        screen.settle()
        #expect(screen.color(at: middle) == green)
        view.image = view.image?.withRenderingMode(.alwaysTemplate)
        view.tintColor = .blue
        screen.settle()
        #expect(screen.color(at: edge) == blue)
    }

    @Test("Configurations are equal by value, and the later of two wins")
    func configurations() {
        let first = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .small)
        let (colors, bold) = (UIImage.SymbolConfiguration(hierarchicalColor: .red), UIImage.SymbolConfiguration(weight: .bold))
        let merged = first.applying(UIImage.SymbolConfiguration(textStyle: .title1)).applying(colors)
        #expect(merged == UIImage.SymbolConfiguration(textStyle: .title1, scale: .small).applying(bold).applying(colors))
        #expect(first.applying(nil) == first)
        #expect(first != merged)
        #expect(UIImage.SymbolConfiguration(font: .systemFont(ofSize: 9)) == UIImage.SymbolConfiguration(pointSize: 9))
        let dark = UIImage.Configuration(traitCollection: UITraitCollection(userInterfaceStyle: .dark))
        #expect(first.applying(dark).traitCollection?.userInterfaceStyle == .dark)
        #expect(first.withTraitCollection(nil) == first)
    }
}

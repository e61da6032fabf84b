@testable import UIKitGraphics
@testable import UIKitCore
import Testing
import UIKitTesting

@MainActor
struct SymbolTests {
    private func isInk(_ image: UIImage, _ x: CGFloat, _ y: CGFloat) -> Bool {
        let onWhite = UIGraphicsImageRenderer(size: image.size).image { context in
            UIColor.white.setFill()
            context.fill(CGRect(origin: .zero, size: image.size))
            image.draw(at: .zero)
        }
        return onWhite.color(at: CGPoint(x: image.size.width * x, y: image.size.height * y)) == UIColor(red: 0, green: 0, blue: 0, alpha: 1)
    }

    @Test("Every symbol of the set, and every variant that it allows, can be drawn and leaves ink")
    func all() throws {
        var count = 0
        for (name, definition) in SymbolSet.definitions {
            var names = [String(name)]
            for variant in definition.variants {
                names.append("\(name).\(variant)")
                if variant != "fill", variant != "slash", variant != "badge.plus" { names.append("\(name).\(variant).fill") }
            }
            for name in names {
                let image = try #require(UIImage(systemName: name), "\(name) is not drawn")
                #expect(image.size.width > 1, "\(name)")
                #expect(image.size.height > 1, "\(name)")
                #expect(image.size.width < 30, "\(name)")
                #expect(image.size.height < 30, "\(name)")
                count += 1
            }
        }
        #expect(count > 500)
        #expect(UIImage(systemName: "no.such.symbol") == nil)
        #expect(UIImage(systemName: "trash.triangle") == nil)
    }

    @Test("Numbers up to 50 and letters are there within circles and squares, and nowhere else")
    func characters() throws {
        let names = (0...50).map(String.init) + "abcdefghijklmnopqrstuvwxyz".map(String.init)
        for name in names {
            for shape in ["circle", "circle.fill", "square", "square.fill"] {
                let image = try #require(UIImage(systemName: "\(name).\(shape)"), "\(name).\(shape) is not drawn")
                #expect(image.size.width < 30)
                #expect(image.size.height < 30)
            }
            #expect(UIImage(systemName: name) == nil)
        }
        for name in ["51.circle", "05.circle", "-1.circle", "+5.circle", "ab.circle", "é.circle", "1.triangle", ".circle", "1..circle"] {
            #expect(UIImage(systemName: name) == nil, "\(name)")
        }
        let one = try #require(UIImage(systemName: "1.circle.fill"))
        #expect(!isInk(one, 0.52, 0.5))
        #expect(isInk(one, 0.2, 0.5))
    }

    @Test("What file managers, weather and games show is there")
    func commonNames() {
        let names = ["folder.badge.plus", "folder.fill.badge.plus", "burst", "burst.fill", "arrow.up.bin.fill", "cloud.drizzle.fill"]
        #expect(UIImage(systemName: "goforward.11") == nil)
        #expect(UIImage(systemName: "gobackward.15.fill") == nil)
        for name in names + [
            "gobackward.15", "goforward.5", "goforward.90", "die.face.5", "arrowtriangle.down.fill", "tray.full", "wand.and.stars",
            "lock.shield", "suit.spade.fill", "dot.viewfinder", "rotate.right.fill", "keyboard.chevron.compact.down",
            "person.2.crop.square.stack", "text.justify.leading", "square.grid.3x1.folder.fill.badge.plus",
        ] {
            #expect(UIImage(systemName: name) != nil, "\(name)")
        }
    }

    @Test("The pictures of the system that have names of their own are symbols")
    func standardPictures() {
        let pictures = [UIImage.actions, .add, .remove, .checkmark, .strokedCheckmark]
        #expect(pictures.allSatisfy { $0.isSymbolImage && $0.size.width > 1 })
    }

    @Test("A circle has a hole, a filled one has none, and a cross is cut out of it")
    func variants() throws {
        let circle = try #require(UIImage(systemName: "circle"))
        let filled = try #require(UIImage(systemName: "circle.fill"))
        let cross = try #require(UIImage(systemName: "xmark.circle.fill"))
        #expect(!isInk(circle, 0.5, 0.5))
        #expect(isInk(filled, 0.5, 0.5))
        #expect(!isInk(cross, 0.5, 0.5))
        #expect(isInk(cross, 0.5, 0.15))
    }

    @Test("Size, weight and scale make symbols larger and thicker")
    func configurations() throws {
        func height(_ configuration: UIImage.SymbolConfiguration?) throws -> CGFloat {
            try #require(UIImage(systemName: "minus", withConfiguration: configuration)).size.height
        }
        #expect(try height(.init(pointSize: 34)) > height(nil))
        #expect(try height(.init(weight: .black)) > height(.init(weight: .regular)))
        #expect(try height(.init(pointSize: 100, weight: .thin)) < height(.init(pointSize: 100, weight: .bold)))
        let large = try #require(UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(scale: .large)))
        let small = try #require(UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(scale: .small)))
        #expect(large.size.width > small.size.width * 1.4)
        #expect(
            UIImage.SymbolConfiguration(pointSize: 20, weight: .bold)
                == UIImage.SymbolConfiguration(weight: .bold).applying(UIImage.SymbolConfiguration(pointSize: 20)))
    }

    @Test("A symbol is shown in the tint of its view")
    func tint() throws {
        let screen = TestScreen(size: CGSize(width: 40, height: 40), scale: 2)
        let view = UIImageView(image: UIImage(systemName: "circle.fill"))
        view.tintColor = .red
        screen.window.addSubview(view)
        #expect(screen.color(at: view.center) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }

    @Test("Senseless sizes make small or large symbols, no crash", arguments: [0, -5, CGFloat.nan, .infinity, 1e9])
    func oddSizes(size: CGFloat) throws {
        let image = try #require(UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: size)))
        #expect(image.size.width <= 1300)
    }
}

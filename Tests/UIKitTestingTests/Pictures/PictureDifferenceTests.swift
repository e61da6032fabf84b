import Testing
import UIKitTesting

@MainActor
struct PictureDifferenceTests {
    private func picture(_ color: UIColor, square: CGRect = .zero, size: CGFloat = 10) throws -> UIImage {
        let screen = TestScreen(size: CGSize(width: size, height: size), scale: 1)
        screen.window.backgroundColor = .black
        let view = UIView(frame: square)
        view.backgroundColor = color
        screen.window.addSubview(view)
        return try #require(screen.snapshot())
    }

    @Test("Equal pictures do not differ")
    func equal() throws {
        let square = CGRect(x: 2, y: 3, width: 4, height: 5)
        let difference = try picture(.red, square: square).difference(from: try picture(.red, square: square))
        #expect(difference.isWithin(0, pixels: 0))
        #expect(difference.place.isNull)
        #expect(difference.description == "the pictures are the same")
    }

    @Test("A difference says how many pixels, by how much and where")
    func different() throws {
        let (gray, lighter) = (UIColor(white: 100 / 255, alpha: 1), UIColor(white: 103 / 255, alpha: 1))
        let square = CGRect(x: 2, y: 3, width: 4, height: 5)
        let difference = try picture(gray, square: square).difference(from: try picture(lighter, square: square))
        #expect(difference.pixelCount == 20)
        #expect(difference.greatest == 3)
        #expect(difference.place == square)
        #expect(difference.isWithin(3))
        #expect(!difference.isWithin(2))
        #expect(!difference.isWithin(3, pixels: 19))
    }

    @Test("Pictures of different sizes never match")
    func sizes() throws {
        let difference = try picture(.red).difference(from: try picture(.red, size: 11))
        #expect(!difference.isOfSameSize)
        #expect(!difference.isWithin(255))
    }
}

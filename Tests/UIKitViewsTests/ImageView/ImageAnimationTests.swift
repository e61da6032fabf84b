import Testing
import UIKitTesting

@MainActor
struct ImageAnimationTests {
    private let screen = TestScreen(size: CGSize(width: 20, height: 20), scale: 1)
    private let position = CGPoint(x: 5, y: 5)

    private func picture(_ color: UIColor) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
    }
    private var pictures: [UIImage] { [picture(.red), picture(.green), picture(.blue)] }
    private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    private let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

    @Test("CT-40: an image view made with a picture is as large, keeps its size for others, and takes no touches")
    func imageView() {
        let view = UIImageView(image: picture(.red))
        #expect(view.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(!view.isUserInteractionEnabled)
        #expect(view.contentMode == .scaleToFill)
        view.image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
        #expect(view.frame.size == CGSize(width: 10, height: 10))
        #expect(UIImageView(image: nil).frame == .zero)
    }

    @Test("Pictures are shown one after the other, each for its share of the time, and over again")
    func rounds() {
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.animationImages = pictures
        view.animationDuration = 0.3
        #expect(!view.isAnimating)
        screen.window.addSubview(view)
        view.startAnimating()
        #expect(view.isAnimating)
        screen.wait(0.05)
        #expect(screen.color(at: position) == red)
        screen.wait(0.1)
        #expect(screen.color(at: position) == green)
        screen.wait(0.1)
        #expect(screen.color(at: position) == blue)
        screen.wait(0.1)
        #expect(screen.color(at: position) == red)
    }

    @Test("After as many rounds as are asked for, the view shows its picture again and is still")
    func repeatCount() {
        let view = UIImageView(image: picture(.white))
        view.animationImages = pictures
        view.animationRepeatCount = 2
        screen.window.addSubview(view)
        view.startAnimating()
        // A thirtieth of a second for each picture.
        screen.wait(0.15)
        #expect(view.isAnimating)
        screen.wait(0.1)
        #expect(!view.isAnimating)
        #expect(screen.color(at: position) == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    }

    @Test("Stopping, and a new picture, end the animation; leaving the window does not")
    func stopping() {
        let view = UIImageView(image: picture(.white))
        view.startAnimating()
        #expect(!view.isAnimating)
        view.animationImages = pictures
        view.animationDuration = 0.3
        view.startAnimating()
        screen.window.addSubview(view)
        screen.wait(0.15)
        #expect(screen.color(at: position) == green)
        view.removeFromSuperview()
        screen.settle()
        screen.window.addSubview(view)
        // Animations of a view end when it leaves its window; this one begins again with its first picture.
        screen.wait(0.15)
        #expect(view.isAnimating)
        #expect(screen.color(at: position) == green)
        view.stopAnimating()
        screen.settle()
        #expect(!view.isAnimating)
        #expect(screen.color(at: position) == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
        view.startAnimating()
        view.image = picture(.blue)
        screen.settle()
        #expect(!view.isAnimating)
        #expect(screen.color(at: position) == blue)
    }

    @Test("While highlighted, other pictures are shown")
    func highlighted() {
        let view = UIImageView(image: nil, highlightedImage: picture(.red))
        view.frame.size = CGSize(width: 10, height: 10)
        view.animationImages = [picture(.green)]
        view.highlightedAnimationImages = [picture(.blue)]
        view.isHighlighted = true
        screen.window.addSubview(view)
        view.startAnimating()
        screen.wait(0.01)
        #expect(screen.color(at: position) == blue)
    }

    @Test("A picture that is made of several is animated by itself, without end")
    func animatedImage() throws {
        let image = try #require(UIImage.animatedImage(with: pictures, duration: 0.3))
        #expect(image.images?.count == 3)
        #expect(image.duration == 0.3)
        #expect(image.size == CGSize(width: 10, height: 10))
        let nested = try #require(UIImage.animatedImage(with: [image, picture(.white)], duration: 0))
        #expect(nested.images?.count == 4)
        #expect(abs(nested.duration - 4.0 / 30) < 1e-9)
        #expect(UIImage.animatedImage(with: [], duration: 1) == nil && pictures[0].images == nil && pictures[0].duration == 0)
        #expect(UIImage.animatedImageNamed("nothing of that name", duration: 1) == nil)
        let view = UIImageView(image: image)
        screen.window.addSubview(view)
        screen.wait(0.15)
        #expect(view.isAnimating)
        #expect(screen.color(at: position) == green)
        screen.wait(0.3)
        #expect(screen.color(at: position) == green)
    }

    @Test("Stencils are animated in the tint")
    func template() {
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.tintColor = .blue
        view.animationImages = pictures.map { $0.withRenderingMode(.alwaysTemplate) }
        screen.window.addSubview(view)
        view.startAnimating()
        screen.wait(0.02)
        #expect(screen.color(at: position) == blue)
    }
}

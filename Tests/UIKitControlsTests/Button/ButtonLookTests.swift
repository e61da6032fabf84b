import Testing
import UIKitTesting

@MainActor
struct ButtonLookTests {
    private let screen = TestScreen(size: CGSize(width: 200, height: 200), scale: 2)
    private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

    private func picture(_ width: CGFloat = 20, _ height: CGFloat = 10, color: UIColor = .red) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
    }

    private func show(_ button: UIButton, _ frame: CGRect = CGRect(x: 20, y: 20, width: 100, height: 44)) {
        button.frame = frame
        screen.window.backgroundColor = .white
        screen.window.addSubview(button)
        screen.settle()
    }

    @Test("CT-20: a button is custom unless said otherwise: no title, nothing to be seen")
    func customByDefault() {
        for button in [UIButton(), UIButton(frame: CGRect(x: 0, y: 0, width: 9, height: 9))] {
            #expect(button.buttonType == .custom)
            #expect(button.currentTitle == nil)
            #expect(button.backgroundColor == nil)
            #expect(button.currentImage == nil)
            #expect(button.currentTitleColor == .white)
        }
        show(UIButton())
        #expect(screen.color(at: CGPoint(x: 50, y: 40)) == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    }

    @Test("CT-24: a text that is given to the label is overwritten at the next layout")
    func labelText() {
        let button = UIButton(type: .system)
        button.setTitle("Press", for: .normal)
        show(button)
        button.titleLabel?.text = "Else"
        button.setNeedsLayout()
        screen.settle()
        #expect(button.titleLabel?.text == "Press")
    }

    @Test("An attributed title keeps its attributes, and asks for no layout without end")
    func attributedTitle() {
        let button = UIButton(type: .system)
        let title = NSAttributedString(string: "Press", attributes: [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 30)])
        button.setAttributedTitle(title, for: .normal)
        show(button)
        #expect(button.currentAttributedTitle == title)
        #expect(button.titleLabel?.text == "Press")
        #expect(button.titleLabel?.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
        #expect(!button.layer.needsLayout())
    }

    @Test("CT-26: an empty button is 30 by a line and 12; an image alone keeps its size; with both, widths are added")
    func fittingSizes() throws {
        let button = UIButton()
        let line = try #require(button.titleLabel?.font.lineHeight.rounded(.up))
        #expect(button.sizeThatFits(.zero) == CGSize(width: 30, height: line + 12))
        #expect(line + 12 == 34)
        button.setImage(picture(), for: .normal)
        #expect(button.sizeThatFits(.zero) == CGSize(width: 20, height: 10))
        button.setTitle("Hello there", for: .normal)
        let title = try #require(button.titleLabel?.sizeThatFits(CGSize(width: 999, height: 999)))
        #expect(button.sizeThatFits(.zero) == CGSize(width: title.width.rounded(.up) + 20, height: title.height.rounded(.up)))
        button.setImage(picture(20, 80), for: .normal)
        #expect(button.intrinsicContentSize.height == 80)
        button.setBackgroundImage(picture(300, 90), for: .normal)
        #expect(button.intrinsicContentSize == CGSize(width: 300, height: 90))
    }

    @Test("CT-27: the image is left of the title; the pair goes to the middle, or to the edge that is asked for")
    func alignment() throws {
        let button = UIButton()
        button.setImage(picture(), for: .normal)
        button.setTitle("Hi", for: .normal)
        show(button)
        let width = try #require(button.titleLabel?.sizeThatFits(CGSize(width: 999, height: 999)).width)
        func frames() throws -> (CGRect, CGRect) {
            screen.settle()
            return (try #require(button.imageView?.frame), try #require(button.titleLabel?.frame))
        }
        var (image, title) = try frames()
        #expect(title.minX == image.maxX)
        #expect(abs(image.minX - (100 - title.maxX)) <= 0.5)
        button.contentHorizontalAlignment = .left
        button.contentVerticalAlignment = .top
        (image, title) = try frames()
        #expect(image.origin == .zero)
        #expect(title.minX == 20)
        #expect(title.minY == 0)
        button.contentHorizontalAlignment = .right
        button.contentVerticalAlignment = .bottom
        (image, title) = try frames()
        #expect(abs(title.maxX - 100) <= 0.5)
        #expect(abs(title.minX - (100 - width)) <= 0.5)
        #expect(image.maxY == 44)
        button.semanticContentAttribute = .forceRightToLeft
        (image, title) = try frames()
        #expect(image.minX >= title.maxX - 0.5)
    }

    @Test("CT-28: without one of its own, a custom button's picture is darker while highlighted and fainter while disabled")
    func adjustedImages() throws {
        let button = UIButton()
        button.setBackgroundImage(picture(), for: .normal)
        show(button)
        let place = CGPoint(x: 50, y: 40)
        func parts() throws -> (red: CGFloat, green: CGFloat) {
            screen.settle()
            var (red, green): (CGFloat, CGFloat) = (0, 0)
            try #require(screen.color(at: place)).getRed(&red, green: &green, blue: nil, alpha: nil)
            return (red, green)
        }
        #expect(try parts() == (1, 0))
        button.isHighlighted = true
        var now = try parts()
        #expect(now.red < 0.7)
        #expect(now.green == 0)
        button.adjustsImageWhenHighlighted = false
        #expect(try parts() == (1, 0))
        button.adjustsImageWhenHighlighted = true
        button.setBackgroundImage(picture(color: .green), for: .highlighted)
        #expect(try parts() == (0, 1))
        button.isHighlighted = false
        button.setBackgroundImage(nil, for: .normal)
        button.setImage(picture(90, 40), for: .normal)
        button.isEnabled = false
        now = try parts()
        #expect(now.red == 1)
        #expect(abs(now.green - 0.5) < 0.02)
        button.adjustsImageWhenDisabled = false
        #expect(try parts() == (1, 0))
    }

    @Test("A title has no shadow beside it unless somebody asks for one, also where a shadow's colour is set")
    func shadowOffset() {
        for button in [UIButton(), UIButton(type: .system)] {
            button.setTitle("Hi", for: .normal)
            button.setTitleShadowColor(.gray, for: .normal)
            #expect(button.titleLabel?.shadowOffset == .zero)
        }
        #expect(UILabel().shadowOffset == CGSize(width: 0, height: -1))
    }

    @Test("CT-30: a shadow colour without a title leaves the label without shadow")
    func shadow() {
        let button = UIButton()
        button.setTitleShadowColor(.red, for: .normal)
        show(button)
        #expect(button.titleLabel?.shadowColor == nil)
        button.setTitle("Hi", for: .normal)
        screen.settle()
        #expect(button.titleLabel?.shadowColor == .red)
        button.titleLabel?.shadowOffset = CGSize(width: 1, height: 2)
        button.reversesTitleShadowWhenHighlighted = true
        button.isHighlighted = true
        screen.settle()
        #expect(button.titleLabel?.shadowOffset == CGSize(width: -1, height: -2))
        button.isHighlighted = false
        screen.settle()
        #expect(button.titleLabel?.shadowOffset == CGSize(width: 1, height: 2))
    }

    @Test("Insets move title and image, and those of the content make the button larger")
    func insets() throws {
        let button = UIButton()
        button.setImage(picture(), for: .normal)
        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(button.intrinsicContentSize == CGSize(width: 26, height: 14))
        #expect(button.contentRect(forBounds: CGRect(x: 0, y: 0, width: 26, height: 14)) == CGRect(x: 2, y: 1, width: 20, height: 10))
        button.imageEdgeInsets = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: -5)
        show(button, CGRect(x: 0, y: 0, width: 26, height: 14))
        #expect(button.imageView?.frame == CGRect(x: 7, y: 1, width: 20, height: 10))
    }

    /// The picture is 20 by 10; the well known way to put it above the title.
    @Test("Insets of title and image change the room that they are centred in, not their sizes")
    func insetsOfParts() throws {
        let button = UIButton()
        button.setImage(picture(), for: .normal)
        button.setTitle("Title", for: .normal)
        show(button, CGRect(x: 0, y: 0, width: 100, height: 100))
        let title = try #require(button.titleLabel?.frame.size)
        button.titleEdgeInsets = UIEdgeInsets(top: 0, left: -20, bottom: -30, right: 0)
        button.imageEdgeInsets = UIEdgeInsets(top: -40, left: 0, bottom: 0, right: -title.width)
        #expect(button.imageView?.frame == CGRect(x: 40, y: 25, width: 20, height: 10))
        let frame = try #require(button.titleLabel?.frame)
        #expect(frame.size == title && abs(frame.midX - 50) <= 0.5 && abs(frame.midY - 65) <= 0.5)
    }

    @Test("The types with a picture show it in the tint, and say what they are")
    func types() {
        let names: [(UIButton.ButtonType, String)] = [
            (.infoLight, "More Info"), (.infoDark, "More Info"), (.detailDisclosure, "More Info"), (.contactAdd, "Add"), (.close, "Close"),
        ]
        for (type, name) in names {
            let button = UIButton(type: type)
            button.sizeToFit()
            #expect(button.buttonType == type)
            #expect(button.currentImage != nil)
            #expect(button.accessibilityLabel == name)
            #expect(button.bounds.width > 18)
            #expect(button.bounds.width < 36)
            #expect(abs(button.bounds.width - button.bounds.height) < 2)
        }
        #expect(UIButton.ButtonType.close.rawValue == 7)
        #expect(UIButton.ButtonType.roundedRect == .system)
    }

    @Test("An action gives a button its title and image, and runs when it is tapped")
    func primaryAction() throws {
        var count = 0
        let action = UIAction(title: "Go", image: picture()) { _ in count += 1 }
        let button = UIButton(primaryAction: action)
        #expect(button.buttonType == .system)
        #expect(button.currentTitle == "Go")
        #expect(button.currentImage === action.image)
        show(button)
        try screen.tap("Go")
        #expect(count == 1)
        #expect(UIButton(frame: .zero, primaryAction: action).buttonType == .custom)
    }

    @Test("A button that changes its selection does so with each tap, before its actions run")
    func togglingSelection() throws {
        var seen: [Bool] = []
        let button = UIButton(type: .system)
        button.setTitle("Like", for: .normal)
        button.changesSelectionAsPrimaryAction = true
        button.addAction(UIAction { seen.append(($0.sender as? UIButton)?.isSelected ?? false) }, for: .primaryActionTriggered)
        show(button)
        try screen.tap("Like")
        try screen.tap("Like")
        #expect(seen == [true, false])
    }

    @Test("A button of a class that is known only at run time is made by its type")
    func madeByClass() {
        final class Special: UIButton {}
        let type: UIButton.Type = Special.self
        let button = type.init(type: .contactAdd)
        #expect(button is Special)
        #expect(button.buttonType == .contactAdd)
        #expect(button.currentImage != nil)
        let made = Special.systemButton(with: picture(), target: nil, action: nil)
        #expect(made.buttonType == .system)
        #expect(made.currentImage != nil)
    }
}

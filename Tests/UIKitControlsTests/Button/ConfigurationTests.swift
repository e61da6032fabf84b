import Testing
import UIKitTesting

@MainActor
struct ConfigurationTests {
    private let screen = TestScreen(size: CGSize(width: 300, height: 200), scale: 2)

    private func show(_ configuration: UIButton.Configuration, _ change: (UIButton) -> Void = { _ in }) -> UIButton {
        let button = UIButton(configuration: configuration)
        button.frame.origin = CGPoint(x: 20, y: 20)
        change(button)
        button.sizeToFit()
        screen.window.backgroundColor = .white
        screen.window.addSubview(button)
        screen.settle()
        return button
    }

    private func titled(_ configuration: UIButton.Configuration, _ title: String = "Title") -> UIButton.Configuration {
        var copy = configuration
        copy.title = title
        return copy
    }

    /// The colour at the left of the button, where there is no text.
    private func background(_ button: UIButton) -> UIColor? {
        screen.settle()
        return screen.color(at: CGPoint(x: button.frame.minX + 7, y: button.frame.midY))
    }
    private let white = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
    private let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

    @Test("A plain button has no background, a filled one that of the tint, and the others something between")
    func styles() {
        func look(_ configuration: UIButton.Configuration) -> (UIColor?, UIColor?) {
            let button = show(titled(configuration)) { $0.tintColor = .blue }
            defer { button.removeFromSuperview() }
            let text = button.titleLabel?.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
            return (background(button), text)
        }
        #expect(look(.plain()) == (white, .blue))
        #expect(look(.borderless()) == (white, .blue))
        #expect(look(.filled()) == (blue, .white))
        #expect(look(.borderedProminent()) == (blue, .white))
        let (tinted, tintedText) = look(.tinted())
        #expect(tinted != white)
        #expect(tinted != blue)
        #expect(tintedText == .blue)
        let (gray, grayText) = look(.gray())
        #expect(gray != white)
        #expect(gray != tinted)
        #expect(grayText == .blue)
        #expect(look(.bordered()).0 == gray)
    }

    @Test("The size is that of the content with the insets of the button's size")
    func sizes() throws {
        let button = show(titled(.filled()))
        let text = try #require(button.titleLabel?.sizeThatFits(CGSize(width: 999, height: 999)))
        #expect(abs(button.bounds.width - (text.width + 24)) <= 0.5)
        #expect(abs(button.bounds.height - (text.height + 14)) <= 0.5)
        var large = titled(.filled())
        large.buttonSize = .large
        #expect(large.contentInsets == NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20))
        large.contentInsets = .zero
        button.configuration = large
        #expect(abs(button.intrinsicContentSize.width - text.width) <= 0.5)
        large.setDefaultContentInsets()
        button.configuration = large
        #expect(button.intrinsicContentSize.height > 48)
        var small = titled(.filled())
        small.buttonSize = .small
        button.configuration = small
        #expect(button.intrinsicContentSize.height < 30)
    }

    @Test("Title and attributed title are one; attributes that are given win, and a transformer has the last word")
    func texts() throws {
        var configuration = UIButton.Configuration.plain()
        var container = AttributeContainer()
        container.font = .systemFont(ofSize: 30)
        configuration.attributedTitle = AttributedString("Large", attributes: container)
        #expect(configuration.title == "Large")
        let button = show(configuration) { $0.tintColor = .red }
        func attribute(_ key: NSAttributedString.Key) -> Any? {
            screen.settle()
            return button.titleLabel?.attributedText?.attribute(key, at: 0, effectiveRange: nil)
        }
        #expect((attribute(.font) as? UIFont)?.pointSize == 30)
        #expect(attribute(.foregroundColor) as? UIColor == .red)
        #expect(button.currentTitle == "Large")
        #expect(button.currentAttributedTitle?.string == "Large")
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
            var outgoing = incoming
            outgoing.font = .boldSystemFont(ofSize: 11)
            outgoing.underlineStyle = .single
            return outgoing
        }
        button.configuration = configuration
        #expect((attribute(.font) as? UIFont)?.pointSize == 11)
        #expect((attribute(.underlineStyle) as? NSNumber)?.intValue == NSUnderlineStyle.single.rawValue)
        configuration.title = "Plain"
        configuration.titleTextAttributesTransformer = nil
        button.configuration = configuration
        #expect((attribute(.font) as? UIFont)?.pointSize == 17)
    }

    @Test("A subtitle stands under the title; both are in the middle unless they are asked to be elsewhere")
    func subtitle() throws {
        var configuration = titled(.gray(), "A long title")
        configuration.subtitle = "short"
        configuration.titlePadding = 6
        let button = show(configuration)
        var (title, subtitle) = (try #require(button.titleLabel?.frame), try #require(button.subtitleLabel?.frame))
        #expect(subtitle.minY == title.maxY + 6)
        #expect(abs(subtitle.midX - title.midX) <= 0.5)
        #expect(subtitle.width < title.width)
        configuration.titleAlignment = .trailing
        button.configuration = configuration
        screen.settle()
        (title, subtitle) = (try #require(button.titleLabel?.frame), try #require(button.subtitleLabel?.frame))
        #expect(abs(subtitle.maxX - title.maxX) <= 0.5)
    }

    @Test("The image stands on the side that is asked for, with a gap", arguments: [false, true])
    func imagePlacement(isRightToLeft: Bool) throws {
        var configuration = titled(.gray())
        configuration.image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 12)).image { _ in }
        configuration.imagePadding = 5
        let button = show(configuration) { if isRightToLeft { $0.semanticContentAttribute = .forceRightToLeft } }
        func frames(_ edge: NSDirectionalRectEdge) throws -> (image: CGRect, title: CGRect) {
            configuration.imagePlacement = edge
            button.configuration = configuration
            button.sizeToFit()
            screen.settle()
            return (try #require(button.imageView?.frame), try #require(button.titleLabel?.frame))
        }
        for edge in [NSDirectionalRectEdge.leading, .trailing] {
            let (image, title) = try frames(edge)
            let isLeft = (edge == .leading) != isRightToLeft
            #expect(abs((isLeft ? title.minX - image.maxX : image.minX - title.maxX) - 5) <= 0.5)
            #expect(abs(image.midY - title.midY) <= 0.5)
        }
        var (image, title) = try frames(.top)
        #expect(abs(title.minY - image.maxY - 5) <= 0.5)
        #expect(abs(image.midX - title.midX) <= 0.5)
        (image, title) = try frames(.bottom)
        #expect(abs(image.minY - title.maxY - 5) <= 0.5)
    }

    @Test("A disabled button is grey, one that is destructive red, one under a finger fainter")
    func states() throws {
        let button = show(titled(.filled())) { $0.tintColor = .blue }
        #expect(background(button) == blue)
        button.role = .destructive
        #expect(background(button) == UIColor.systemRed.resolvedColor(with: button.traitCollection))
        button.role = .normal
        let finger = screen.touchDown(at: button.center)
        #expect(background(button) != blue)
        finger.lift()
        screen.wait(1)
        #expect(background(button) == blue)
        button.isEnabled = false
        #expect(background(button) != blue)
        let text = button.titleLabel?.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil)
        #expect(text as? UIColor == .tertiaryLabel)
    }

    @Test("A selected button is stronger, unless its configuration says that selection makes no difference")
    func selection() {
        var configuration = titled(.tinted())
        let button = show(configuration) { $0.tintColor = .blue }
        button.isSelected = true
        #expect(background(button) == blue)
        configuration.automaticallyUpdateForSelection = false
        button.configuration = configuration
        #expect(background(button) != blue)
    }

    @Test("Colours of the configuration come before those of the tint; a colour of the background before both")
    func colors() {
        var configuration = titled(.filled())
        configuration.baseBackgroundColor = .green
        configuration.baseForegroundColor = .black
        let button = show(configuration)
        #expect(background(button) == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
        #expect(button.titleLabel?.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .black)
        configuration.background.backgroundColor = .red
        button.configuration = configuration
        #expect(background(button) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        configuration.background.backgroundColorTransformer = UIConfigurationColorTransformer { _ in .blue }
        button.configuration = configuration
        #expect(background(button) == blue)
        #expect(UIConfigurationColorTransformer.grayscale(.white).cgColor.components?.first.map { abs($0 - 1) < 0.001 } == true)
    }

    @Test("Corners are as round as the style says, and a line can be drawn around")
    func cornersAndStroke() {
        var configuration = titled(.filled())
        configuration.cornerStyle = .capsule
        let button = show(configuration) { $0.tintColor = .blue }
        #expect(screen.color(at: CGPoint(x: 23, y: 22)) == white)
        configuration.cornerStyle = .fixed
        configuration.background.cornerRadius = 0
        configuration.background.strokeColor = .red
        configuration.background.strokeWidth = 3
        button.configuration = configuration
        screen.settle()
        #expect(screen.color(at: CGPoint(x: 21, y: 21)) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        configuration.background.strokeWidth = 0
        configuration.background.backgroundInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 0)
        button.configuration = configuration
        screen.settle()
        #expect(screen.color(at: CGPoint(x: 25, y: 30)) == white)
        #expect(screen.color(at: CGPoint(x: 31, y: 30)) == blue)
    }

    @Test("An activity indicator replaces the image")
    func activity() throws {
        var configuration = titled(.filled())
        configuration.image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 12)).image { _ in }
        let button = show(configuration)
        configuration.showsActivityIndicator = true
        button.configuration = configuration
        screen.settle()
        let indicator = try #require(button.subviews.compactMap { $0 as? UIActivityIndicatorView }.first)
        #expect(indicator.isAnimating)
        #expect(indicator.color == .white)
        #expect(button.imageView?.image == nil)
        configuration.showsActivityIndicator = false
        button.configuration = configuration
        screen.settle()
        #expect(!button.subviews.contains { $0 is UIActivityIndicatorView })
        #expect(button.imageView?.image != nil)
    }

    @Test("The handler is called before layout when something has changed, and may change the configuration")
    func updateHandler() {
        var calls: [UIControl.State] = []
        let button = show(titled(.plain(), "Off")) { button in
            button.configurationUpdateHandler = { button in
                calls.append(button.state)
                button.configuration?.title = button.isSelected ? "On" : "Off"
            }
        }
        #expect(calls == [.normal])
        button.isSelected = true
        #expect(calls == [.normal])
        screen.settle()
        #expect(calls == [.normal, .selected])
        #expect(button.titleLabel?.text == "On")
        screen.settle()
        #expect(calls.count == 2)
        button.setNeedsUpdateConfiguration()
        screen.settle()
        #expect(calls.count == 3)
    }

    @Test("A button that does not update its configuration looks as that was last brought up to date")
    func manualUpdates() throws {
        let button = show(titled(.filled())) { button in
            button.tintColor = .blue
            button.automaticallyUpdatesConfiguration = false
        }
        button.isEnabled = false
        #expect(background(button) == blue)
        button.configuration = button.configuration?.updated(for: button)
        #expect(background(button) != blue)
    }

    @Test("What was set by state serves where the configuration says nothing; without one, only that counts")
    func withoutConfiguration() {
        let button = show(.filled()) { $0.setTitle("By state", for: .normal) }
        #expect(button.currentTitle == "By state")
        #expect(button.titleLabel?.text == "By state")
        #expect(button.bounds.width > 60)
        button.configuration = nil
        screen.settle()
        #expect(button.titleLabel?.text == "By state")
        #expect(button.titleLabel?.font.pointSize == 15)
        #expect(background(button) == white)
    }

    @Test("A long title is wrapped to the width of the button")
    func wrapping() throws {
        let button = show(titled(.filled(), "A title that is much too long for the width of this button"))
        button.frame.size = CGSize(width: 120, height: 150)
        screen.settle()
        let frame = try #require(button.titleLabel?.frame)
        #expect(frame.minX >= 11.5)
        #expect(frame.maxX <= 108.5)
        #expect(frame.height > 50)
    }
}

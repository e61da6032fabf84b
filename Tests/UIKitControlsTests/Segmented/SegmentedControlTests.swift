import Testing
import UIKitTesting

@MainActor
struct SegmentedControlTests {
    private let screen = TestScreen(size: CGSize(width: 340, height: 120), scale: 2)
    private let control = UISegmentedControl(items: ["One", "Two", "Three"])
    private let log = Log()

    init() {
        control.frame = CGRect(x: 20, y: 40, width: 300, height: 32)
        control.addAction(UIAction { [log, control] _ in log.choices.append(control.selectedSegmentIndex) }, for: .valueChanged)
        screen.window.backgroundColor = .white
        screen.window.addSubview(control)
        screen.settle()
    }

    @Test("CT-33: nothing is chosen at first; a tap chooses, and says so; one on the chosen segment says nothing")
    func taps() throws {
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        #expect(UISegmentedControl.noSegment == -1)
        try screen.tap("Two")
        try screen.tap("Two")
        #expect(control.selectedSegmentIndex == 1)
        #expect(log.choices == [1])
        try screen.tap("Three")
        #expect(log.choices == [1, 2])
    }

    @Test("CT-33: a momentary control tells each tap, and has nothing chosen after")
    func momentary() throws {
        control.isMomentary = true
        control.selectedSegmentIndex = 1
        #expect(control.selectedSegmentIndex == -1)
        try screen.tap("Two")
        try screen.tap("Two")
        #expect(log.choices == [1, 1])
        #expect(control.selectedSegmentIndex == -1)
    }

    @Test("A control that has been squeezed to nearly nothing has background of a size to show still")
    func squeezed() {
        control.selectedSegmentIndex = 1
        control.frame.size = CGSize(width: 5, height: 1)
        screen.settle()
        func frames(_ view: UIView) -> [CGRect] { [view.frame] + view.subviews.flatMap(frames) }
        #expect(frames(control).allSatisfy { $0.minX.isFinite && $0.minY.isFinite && $0.width.isFinite && $0.height.isFinite })
    }

    @Test("CT-19: what the program chooses is not reported; indexes that do not exist choose nothing")
    func silent() {
        control.selectedSegmentIndex = 2
        #expect(control.selectedSegmentIndex == 2)
        #expect(log.choices.isEmpty)
        control.selectedSegmentIndex = 9
        #expect(control.selectedSegmentIndex == -1)
    }

    @Test("CT-34: the chosen segment stays chosen when others come and go before it; when it goes itself, none is")
    func shifting() {
        control.selectedSegmentIndex = 1
        control.insertSegment(withTitle: "Zero", at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 2)
        #expect(control.titleForSegment(at: 2) == "Two")
        control.insertSegment(withTitle: "Four", at: 99, animated: true)
        #expect(control.selectedSegmentIndex == 2)
        #expect(control.titleForSegment(at: 4) == "Four")
        control.removeSegment(at: 0, animated: true)
        #expect(control.selectedSegmentIndex == 1)
        control.removeSegment(at: 1, animated: false)
        #expect(control.selectedSegmentIndex == -1)
        #expect(control.numberOfSegments == 3)
        control.removeAllSegments()
        #expect(control.numberOfSegments == 0)
        #expect(control.intrinsicContentSize == CGSize(width: 0, height: 32))
    }

    @Test("Places above the last segment stand for the last one")
    func pinning() {
        control.setTitle("Last", forSegmentAt: 70)
        #expect(control.titleForSegment(at: 2) == "Last")
        #expect(control.titleForSegment(at: 9) == "Last")
        control.setWidth(50, forSegmentAt: 8)
        #expect(control.widthForSegment(at: 2) == 50)
        #expect(control.widthForSegment(at: 0) == 0)
        let image = UIImage()
        control.setImage(image, forSegmentAt: 0)
        #expect(control.imageForSegment(at: 0) === image)
        #expect(control.titleForSegment(at: 0) == nil)
        #expect(UISegmentedControl(items: nil).titleForSegment(at: 0) == nil)
    }

    @Test("CT-03: a segment or a control that is disabled cannot be chosen")
    func disabled() throws {
        control.setEnabled(false, forSegmentAt: 1)
        #expect(!control.isEnabledForSegment(at: 1))
        #expect(control.isEnabledForSegment(at: 0))
        try screen.tap("Two")
        control.isEnabled = false
        try screen.tap("One")
        #expect(log.choices.isEmpty)
        #expect(control.selectedSegmentIndex == -1)
    }

    @Test("A finger that comes down on the chosen segment takes the choice along, which is sent when it is lifted")
    func dragging() {
        control.selectedSegmentIndex = 0
        let finger = screen.touchDown(at: CGPoint(x: 60, y: 56))
        finger.move(to: CGPoint(x: 170, y: 56))
        finger.move(to: CGPoint(x: 280, y: 56))
        #expect(log.choices.isEmpty)
        #expect(control.selectedSegmentIndex == 0)
        finger.lift()
        #expect(log.choices == [2])
        #expect(control.selectedSegmentIndex == 2)
    }

    @Test("A finger that leaves the control, or is taken away, chooses nothing")
    func leaving() {
        let finger = screen.touchDown(at: CGPoint(x: 60, y: 56))
        finger.move(to: CGPoint(x: 60, y: 118))
        finger.lift()
        let other = screen.touchDown(at: CGPoint(x: 60, y: 56))
        other.cancel()
        #expect(log.choices.isEmpty)
        #expect(control.selectedSegmentIndex == -1)
    }

    @Test("Actions give a segment its title, and run when it is chosen")
    func actions() throws {
        let ran = Log()
        let action = UIAction(title: "Run", identifier: UIAction.Identifier("run")) { _ in ran.choices.append(1) }
        control.insertSegment(action: action, at: 1, animated: false)
        screen.settle()
        try screen.tap("Run")
        #expect(ran.choices == [1])
        #expect(log.choices == [1])
        #expect(control.actionForSegment(at: 1) === action)
        #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("run")) == 1)
        #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("no")) == NSNotFound)
        #expect(UISegmentedControl(frame: .zero, actions: [action]).titleForSegment(at: 0) == "Run")
    }

    @Test("32 points high, and as wide as the widest title needs in each segment, or each its own")
    func size() {
        let equal = control.intrinsicContentSize
        #expect(equal.height == 32)
        #expect(equal.width > 90)
        control.apportionsSegmentWidthsByContent = true
        #expect(control.intrinsicContentSize.width < equal.width)
        #expect(UISegmentedControl(items: ["One", "Two", "Three"]).bounds.size == equal)
    }

    @Test("The chosen segment has a white background, grey in the dark, or the colour that was set")
    func look() throws {
        let place = CGPoint(x: 128, y: 46)
        let background = try #require(screen.color(at: place))
        control.selectedSegmentIndex = 1
        screen.wait(0.5)
        #expect(screen.color(at: place) == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
        #expect(screen.color(at: place) != background)
        screen.window.overrideUserInterfaceStyle = .dark
        screen.settle()
        var red: CGFloat = 0
        screen.color(at: place)?.getRed(&red, green: nil, blue: nil, alpha: nil)
        #expect(red > 0.35)
        #expect(red < 0.42)
        control.selectedSegmentTintColor = .red
        screen.settle()
        #expect(screen.color(at: place) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }

    @Test("Attributes of titles are those of the normal state where a state has none of its own")
    func attributes() {
        control.setTitleTextAttributes([.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 20)], for: .normal)
        control.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .selected)
        #expect(control.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .red)
        #expect(control.titleTextAttributes(for: .selected)?[.font] == nil)
        #expect(control.titleTextAttributes(for: .disabled) == nil)
        control.selectedSegmentIndex = 0
        screen.settle()
        let labels = control.subviews.flatMap(\.subviews).flatMap(\.subviews).compactMap { $0 as? UILabel }
        #expect(labels.map(\.textColor) == [.blue, .red, .red])
        #expect(labels.map(\.font.pointSize) == [20, 20, 20])
    }

    @Test("Pictures of backgrounds replace all others, and dividers that of the hairlines")
    func images() {
        let red = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 32)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 32))
        }
        control.setBackgroundImage(red, for: .normal, barMetrics: .default)
        control.setDividerImage(red, forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
        control.setContentPositionAdjustment(UIOffset(horizontal: 3, vertical: 4), forSegmentType: .left, barMetrics: .default)
        #expect(control.backgroundImage(for: .normal, barMetrics: .default) === red)
        #expect(control.backgroundImage(for: .selected, barMetrics: .default) == nil)
        #expect(control.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default) === red)
        #expect(control.contentPositionAdjustment(forSegmentType: .left, barMetrics: .default) == UIOffset(horizontal: 3, vertical: 4))
        #expect(control.contentPositionAdjustment(forSegmentType: .right, barMetrics: .default) == .zero)
        screen.settle()
        #expect(screen.color(at: CGPoint(x: 22, y: 42)) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }

    @Test("From right to left the first segment is on the right")
    func rightToLeft() throws {
        control.semanticContentAttribute = .forceRightToLeft
        screen.settle()
        try screen.tap(at: CGPoint(x: 300, y: 56))
        #expect(control.selectedSegmentIndex == 0)
    }

    @Test("Each segment is a button for those who cannot see it; the chosen one says so")
    func accessibility() throws {
        control.selectedSegmentIndex = 1
        screen.settle()
        let segments = control.subviews.flatMap(\.subviews).filter { $0.isAccessibilityElement }
        #expect(segments.map(\.accessibilityLabel) == ["One", "Two", "Three"])
        #expect(segments.map { $0.accessibilityTraits.contains(.selected) } == [false, true, false])
        let image = UIImage()
        image.accessibilityLabel = "Airplane"
        control.setImage(image, forSegmentAt: 0)
        #expect(segments.first?.accessibilityLabel == "Airplane")
        #expect(UISegmentedControl.Segment.alone.rawValue == 4)
    }

    @Test("A title with a font and a colour alone looks as one with attributes does, and one with more gets them, and back")
    func plainTitles() throws {
        let label = try #require(labels.first { $0.text == "One" })
        control.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 19), .foregroundColor: UIColor.systemRed], for: .normal)
        screen.settle()
        #expect(label.font == .systemFont(ofSize: 19))
        #expect(label.textColor == .systemRed)
        #expect(label.textAlignment == .center)
        control.setTitleTextAttributes([.kern: 3, .foregroundColor: UIColor.systemBlue], for: .normal)
        screen.settle()
        #expect(label.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 3)
        control.setTitleTextAttributes(nil, for: .normal)
        screen.settle()
        #expect(label.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) == nil)
        #expect(label.lineBreakMode == .byTruncatingTail)
    }

    @Test("A press leaves the titles whose look stays the same as they are")
    func titlesArePreserved() throws {
        control.setTitleTextAttributes([.kern: 1], for: .normal)
        screen.settle()
        let label = try #require(labels.first { $0.text == "One" })
        let title = try #require(label.attributedText)
        try screen.tap("Two")
        screen.settle()
        #expect(label.attributedText === title)
        #expect(label.textAlignment == .center)
        control.setTitle("Uno", forSegmentAt: 0)
        #expect(labels.contains { $0.text == "Uno" })
    }

    private var labels: [UILabel] {
        func found(_ view: UIView) -> [UILabel] { view.subviews.flatMap { (($0 as? UILabel).map { [$0] } ?? []) + found($0) } }
        return found(control)
    }

    @Test("The index can be observed")
    func observing() {
        var seen: [Int] = []
        let observation = control.observe(\.selectedSegmentIndex) { control, _ in
            MainActor.assumeIsolated { seen.append(control.selectedSegmentIndex) }
        }
        control.selectedSegmentIndex = 2
        observation.invalidate()
        control.selectedSegmentIndex = 0
        #expect(seen == [2])
    }
}

@MainActor
private final class Log {
    var choices: [Int] = []
}

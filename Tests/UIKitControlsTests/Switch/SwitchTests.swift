import Testing
import UIKitTesting

@MainActor
struct SwitchTests {
    private let screen = TestScreen(size: CGSize(width: 200, height: 200), scale: 2)
    private let target = Recorder()

    private func makeSwitch() -> UISwitch {
        let control = UISwitch(frame: CGRect(x: 20, y: 20, width: 5, height: 500))
        control.accessibilityLabel = "Sound"
        control.addTarget(target, action: #selector(Recorder.down), for: .valueChanged)
        screen.window.backgroundColor = .white
        screen.window.addSubview(control)
        screen.settle()
        return control
    }

    @Test("CT-31: a tap flips the switch, and says so once")
    func tap() throws {
        let control = makeSwitch()
        #expect(!control.isOn)
        #expect(control.accessibilityValue == "0")
        try screen.tap("Sound")
        #expect(control.isOn)
        #expect(target.calls == ["down"])
        #expect(control.accessibilityValue == "1")
        try screen.tap("Sound")
        #expect(!control.isOn)
        #expect(target.calls == ["down", "down"])
    }

    @Test("CT-31: the size is fixed, whatever frame, bounds or size is given")
    func size() {
        let control = makeSwitch()
        let size = CGSize(width: 51, height: 31)
        #expect(control.frame == CGRect(x: 20, y: 20, width: 51, height: 31))
        control.frame = CGRect(x: 7, y: 8, width: 300, height: 1)
        control.bounds.size = CGSize(width: 1, height: 1)
        #expect(control.frame.size == size)
        #expect(control.bounds.size == size)
        control.frame.origin = CGPoint(x: 1, y: 2)
        control.sizeToFit()
        #expect(control.frame == CGRect(x: 1, y: 2, width: 51, height: 31))
        #expect(control.intrinsicContentSize == size)
        #expect(UISwitch().bounds.size == size)
    }

    @Test("CT-19: a value set by the program is not announced")
    func setInCode() {
        let control = makeSwitch()
        control.isOn = true
        control.setOn(false, animated: true)
        control.setOn(true, animated: true)
        #expect(target.calls.isEmpty)
        #expect(control.isOn)
    }

    @Test("A finger slides the thumb: the value changes when it is lifted, and only if the thumb is at the other end")
    func drag() throws {
        let control = makeSwitch()
        let finger = screen.touchDown(at: CGPoint(x: 34, y: 35))
        finger.move(to: CGPoint(x: 60, y: 35))
        #expect(!control.isOn)
        #expect(target.calls.isEmpty)
        finger.lift()
        #expect(control.isOn)
        #expect(target.calls == ["down"])
        // There and back again.
        let other = screen.touchDown(at: CGPoint(x: 56, y: 35))
        other.move(to: CGPoint(x: 25, y: 35))
        other.move(to: CGPoint(x: 60, y: 35))
        other.lift()
        #expect(control.isOn)
        #expect(target.calls == ["down"])
        // A finger that pushes against the end where the thumb is does not flip it.
        let third = screen.touchDown(at: CGPoint(x: 40, y: 35))
        third.move(to: CGPoint(x: 90, y: 35))
        third.lift()
        #expect(control.isOn)
        #expect(target.calls == ["down"])
    }

    @Test("A touch that is taken away or lifted far off changes nothing")
    func cancelled() {
        let control = makeSwitch()
        let finger = screen.touchDown(at: CGPoint(x: 34, y: 35))
        finger.move(to: CGPoint(x: 60, y: 35))
        finger.cancel()
        let far = screen.touchDown(at: CGPoint(x: 40, y: 35))
        far.move(to: CGPoint(x: 40, y: 190))
        far.lift()
        #expect(!control.isOn)
        #expect(target.calls.isEmpty)
    }

    @Test("CT-03: a disabled switch cannot be flipped, and is paler")
    func disabled() throws {
        let control = makeSwitch()
        control.isOn = true
        screen.settle()
        let strong = try #require(screen.color(at: CGPoint(x: 28, y: 35)))
        control.isEnabled = false
        screen.settle()
        try screen.tap(at: CGPoint(x: 45, y: 35))
        #expect(control.isOn)
        #expect(target.calls.isEmpty)
        #expect(screen.color(at: CGPoint(x: 28, y: 35)) != strong)
    }

    @Test("On is green with the thumb at the right, off is grey with the thumb at the left; colours can be set")
    func look() throws {
        let control = makeSwitch()
        let (left, right) = (CGPoint(x: 24, y: 35.5), CGPoint(x: 67, y: 35.5))
        #expect(screen.color(at: CGPoint(x: 35, y: 35)) == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
        let grey = screen.color(at: right)
        control.isOn = true
        screen.settle()
        #expect(screen.color(at: left) == UIColor.systemGreen.resolvedColor(with: control.traitCollection))
        #expect(screen.color(at: left) != grey)
        control.onTintColor = .red
        control.thumbTintColor = .blue
        screen.settle()
        #expect(screen.color(at: left) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(screen.color(at: CGPoint(x: 56, y: 35)) == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    }

    @Test("A change with animation takes a quarter of a second")
    func animation() throws {
        let control = makeSwitch()
        let thumb = try #require(control.subviews.first?.subviews.last)
        control.setOn(true, animated: true)
        screen.wait(0.1)
        let middle = try #require(thumb.layer.presentation()?.frame.minX)
        #expect(middle > 2.5)
        #expect(middle < 21.5)
        screen.wait(0.3)
        #expect(thumb.layer.presentation()?.frame.minX ?? thumb.frame.minX == 22)
    }

    @Test("From right to left, a switch that is on has its thumb at the left, and slides the other way")
    func rightToLeft() {
        let control = makeSwitch()
        control.semanticContentAttribute = .forceRightToLeft
        screen.settle()
        let finger = screen.touchDown(at: CGPoint(x: 60, y: 35))
        finger.move(to: CGPoint(x: 30, y: 35))
        finger.lift()
        #expect(control.isOn)
    }

    @Test("A tap on a switch is not one on the view above it, and neither is a finger that slides its thumb")
    func keepsGestures() throws {
        let recognizers = [
            UITapGestureRecognizer(target: target, action: #selector(Recorder.pressed(_:))),
            UIPanGestureRecognizer(target: target, action: #selector(Recorder.pressed(_:))),
        ]
        for recognizer in recognizers { screen.window.addGestureRecognizer(recognizer) }
        let control = makeSwitch()
        try screen.tap("Sound")
        try screen.drag(from: CGPoint(x: 60, y: 35), to: CGPoint(x: 22, y: 36))
        #expect(!control.isOn)
        #expect(target.calls == ["down", "down"])
    }

    @Test("The value of accessibility can be replaced")
    func accessibility() {
        let control = makeSwitch()
        #expect(control.isAccessibilityElement)
        #expect(control.accessibilityTraits == [.button, .toggleButton])
        control.accessibilityValue = "loud"
        #expect(control.accessibilityValue == "loud")
        #expect(control.style == .sliding)
        #expect(UISwitch.Style.checkbox.rawValue == 1)
    }
}

import Testing
import UIKitTesting

@MainActor
struct SliderTests {
    private let screen = TestScreen(size: CGSize(width: 240, height: 120), scale: 2)
    private let slider = UISlider(frame: CGRect(x: 20, y: 40, width: 200, height: 31))
    private let log = Log()

    init() {
        slider.addAction(UIAction { [log, slider] _ in log.values.append(slider.value) }, for: .valueChanged)
        screen.window.backgroundColor = .white
        screen.window.addSubview(slider)
        screen.settle()
    }

    @Test("CT-32: from 0 to 1, at 0, telling all the time; the value stays between the ends")
    func values() {
        #expect(slider.minimumValue == 0)
        #expect(slider.maximumValue == 1)
        #expect(slider.value == 0)
        #expect(slider.isContinuous)
        slider.value = 7
        #expect(slider.value == 1)
        slider.value = .nan
        #expect(slider.value == 0)
        slider.maximumValue = 10
        slider.value = 9
        slider.maximumValue = 5
        #expect(slider.value == 5)
        slider.minimumValue = 8
        #expect(slider.maximumValue == 8)
        #expect(slider.value == 8)
        slider.maximumValue = 3
        #expect(slider.minimumValue == 3)
    }

    @Test("CT-19: what the program sets is not reported")
    func silent() {
        slider.value = 0.5
        slider.setValue(0.7, animated: true)
        #expect(log.values.isEmpty)
    }

    @Test("CT-32: a finger on the thumb takes it along, which is told with each move and once more at the end")
    func dragging() {
        let finger = screen.touchDown(at: CGPoint(x: 30, y: 55))
        finger.move(to: CGPoint(x: 116, y: 55))
        #expect(slider.value == 0.5)
        finger.move(to: CGPoint(x: 500, y: 90))
        finger.lift()
        #expect(slider.value == 1)
        #expect(log.values == [0.5, 1, 1])
    }

    @Test("CT-32: a slider that is not continuous tells the end only")
    func endOnly() {
        slider.isContinuous = false
        let finger = screen.touchDown(at: CGPoint(x: 34, y: 55))
        finger.move(to: CGPoint(x: 120, y: 55))
        #expect(slider.value == 0.5)
        #expect(log.values.isEmpty)
        finger.lift()
        #expect(log.values == [0.5])
    }

    @Test("The end of a drag comes with an event whose touch has ended")
    func phases() {
        let target = PhaseRecorder()
        slider.addTarget(target, action: #selector(PhaseRecorder.changed(_:event:)), for: .valueChanged)
        let finger = screen.touchDown(at: CGPoint(x: 34, y: 55))
        finger.move(to: CGPoint(x: 120, y: 55))
        finger.lift()
        #expect(Set(target.phases.dropLast()) == [.moved])
        #expect(target.phases.last == .ended)
    }

    @Test("A finger elsewhere on the track, or on a disabled slider, moves nothing")
    func besideThumb() throws {
        try screen.tap(at: CGPoint(x: 180, y: 55))
        try screen.drag(from: CGPoint(x: 180, y: 55), to: CGPoint(x: 100, y: 55))
        #expect(slider.value == 0)
        slider.isEnabled = false
        try screen.drag(from: CGPoint(x: 34, y: 55), to: CGPoint(x: 100, y: 55))
        #expect(slider.value == 0)
        #expect(log.values.isEmpty)
    }

    @Test("A swipe that begins on the thumb is not one on the view above, a tap on the slider is")
    func gestures() throws {
        let target = Recorder()
        screen.window.addGestureRecognizer(UISwipeGestureRecognizer(target: target, action: #selector(Recorder.pressed(_:))))
        screen.window.addGestureRecognizer(UITapGestureRecognizer(target: target, action: #selector(Recorder.down)))
        try screen.drag(from: CGPoint(x: 34, y: 55), to: CGPoint(x: 200, y: 55))
        #expect(slider.value > 0.9)
        #expect(target.calls.isEmpty)
        try screen.tap(at: CGPoint(x: 60, y: 55))
        #expect(target.calls == ["down"])
    }

    @Test("Within a list, a finger that rests on the thumb first moves it and not the list")
    func inScrollView() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 240, height: 120))
        scrollView.contentSize = CGSize(width: 240, height: 900)
        screen.window.addSubview(scrollView)
        scrollView.addSubview(slider)
        screen.settle()
        let finger = screen.touchDown(at: CGPoint(x: 34, y: 55))
        screen.wait(0.2)
        finger.move(to: CGPoint(x: 120, y: 65))
        finger.lift()
        #expect(slider.value == 0.5)
        #expect(scrollView.contentOffset == .zero)
    }

    @Test("The thumb reaches both ends of the bounds, the track lies in the middle; pictures at the ends take room")
    func rectangles() {
        let bounds = CGRect(x: 0, y: 0, width: 200, height: 31)
        let track = slider.trackRect(forBounds: bounds)
        #expect(track.height == 4)
        #expect(track.minX == 2)
        #expect(track.maxX == 198)
        #expect(slider.thumbRect(forBounds: bounds, trackRect: track, value: 0).minX == 0)
        #expect(slider.thumbRect(forBounds: bounds, trackRect: track, value: 1).maxX == 200)
        #expect(slider.minimumValueImageRect(forBounds: bounds) == .zero)
        slider.minimumValueImage = square(20)
        slider.maximumValueImage = square(10)
        #expect(slider.minimumValueImageRect(forBounds: bounds).minX == 0)
        #expect(slider.maximumValueImageRect(forBounds: bounds).maxX == 200)
        let shorter = slider.trackRect(forBounds: bounds)
        #expect(shorter.minX > 20)
        #expect(shorter.maxX < 190)
        slider.semanticContentAttribute = .forceRightToLeft
        #expect(slider.minimumValueImageRect(forBounds: bounds).maxX == 200)
        #expect(slider.thumbRect(forBounds: bounds, trackRect: track, value: 0).maxX == 200)
    }

    @Test("Subclasses that place the thumb elsewhere are dragged there")
    func customRectangles() {
        let slider = NarrowSlider(frame: CGRect(x: 20, y: 80, width: 200, height: 31))
        screen.window.addSubview(slider)
        screen.settle()
        let finger = screen.touchDown(at: CGPoint(x: 84, y: 95))
        finger.move(to: CGPoint(x: 120, y: 95))
        finger.lift()
        #expect(slider.value == 0.5)
    }

    @Test("The track has the tint up to the thumb and is grey behind it, the thumb is white; all three can be set")
    func colors() {
        slider.value = 0.5
        slider.tintColor = .red
        screen.settle()
        let (left, right, thumb) = (CGPoint(x: 50, y: 56), CGPoint(x: 190, y: 56), CGPoint(x: 120, y: 56))
        #expect(screen.color(at: left) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(screen.color(at: thumb) == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
        #expect(screen.color(at: right) != screen.color(at: thumb))
        slider.minimumTrackTintColor = .green
        slider.maximumTrackTintColor = .blue
        slider.thumbTintColor = .black
        screen.settle()
        #expect(screen.color(at: left) == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
        #expect(screen.color(at: right) == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
        #expect(screen.color(at: thumb) == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
        slider.isEnabled = false
        screen.settle()
        #expect(screen.color(at: left) != UIColor(red: 0, green: 1, blue: 0, alpha: 1))
    }

    @Test("Pictures replace the parts, by state; where there is none for a state, that of the normal one serves")
    func images() {
        let (small, large) = (square(10), square(20))
        slider.setThumbImage(small, for: .normal)
        slider.setThumbImage(large, for: .highlighted)
        slider.setMinimumTrackImage(small, for: .normal)
        #expect(slider.currentThumbImage === small)
        #expect(slider.thumbImage(for: .disabled) === small)
        #expect(slider.thumbImage(for: .highlighted) === large)
        #expect(slider.maximumTrackImage(for: .normal) == nil)
        #expect(slider.trackRect(forBounds: slider.bounds).height == 10)
        let finger = screen.touchDown(at: CGPoint(x: 25, y: 55))
        #expect(slider.currentThumbImage === large)
        finger.lift()
        #expect(slider.currentThumbImage === small)
        #expect(slider.currentMinimumTrackImage === small)
    }

    @Test("A change with animation takes a quarter of a second")
    func animation() throws {
        let thumb = try #require(slider.subviews.first?.subviews.first { $0.bounds.width == 28 })
        slider.setValue(1, animated: true)
        screen.wait(0.1)
        let middle = try #require(thumb.layer.presentation()?.frame.minX)
        #expect(middle > 2)
        #expect(middle < 170)
        screen.wait(0.3)
        #expect((thumb.layer.presentation() ?? thumb.layer).frame.minX == 172)
    }

    @Test("31 points high, of any width")
    func size() {
        #expect(slider.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 31))
        #expect(slider.sizeThatFits(CGSize(width: 90, height: 9)) == CGSize(width: 90, height: 31))
    }

    @Test("It is adjustable by a tenth for those who cannot see it, and says how far it is")
    func accessibility() {
        slider.accessibilityIncrement()
        #expect(slider.value == 0.1)
        #expect(slider.accessibilityValue == "10%")
        #expect(log.values == [0.1])
        slider.accessibilityDecrement()
        slider.accessibilityDecrement()
        #expect(slider.value == 0)
        #expect(log.values == [0.1, 0])
        #expect(slider.accessibilityTraits.contains(.adjustable))
    }

    private func square(_ side: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }
    }
}

@MainActor
private final class Log {
    var values: [Float] = []
}

@MainActor
private final class PhaseRecorder: NSObject {
    var phases: [UITouch.Phase] = []

    @objc func changed(_ slider: UISlider, event: UIEvent?) {
        if let phase = event?.allTouches?.first?.phase { phases.append(phase) }
    }
}

private final class NarrowSlider: UISlider {
    override func trackRect(forBounds bounds: CGRect) -> CGRect { CGRect(x: 52, y: 14, width: 96, height: 4) }
}

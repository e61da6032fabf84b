import Testing
import UIKitTesting

@MainActor
struct StepperTests {
    private let screen = TestScreen(size: CGSize(width: 200, height: 120), scale: 2)
    private let stepper = UIStepper(frame: CGRect(x: 20, y: 40, width: 5, height: 500))
    private let log = Log()
    private let minus = CGPoint(x: 40, y: 56)
    private let plus = CGPoint(x: 95, y: 56)

    init() {
        stepper.addAction(UIAction { [log, stepper] _ in log.values.append(stepper.value) }, for: .valueChanged)
        screen.window.backgroundColor = .white
        screen.window.addSubview(stepper)
        screen.settle()
    }

    @Test("CT-37: from 0 to 100 by 1, repeating, telling at once, without wrapping; the value stays between the ends")
    func values() {
        #expect(stepper.minimumValue == 0)
        #expect(stepper.maximumValue == 100)
        #expect(stepper.stepValue == 1)
        #expect(stepper.value == 0)
        #expect(stepper.autorepeat)
        #expect(stepper.isContinuous)
        #expect(!stepper.wraps)
        stepper.value = 1000
        #expect(stepper.value == 100)
        stepper.maximumValue = 60
        #expect(stepper.value == 60)
        stepper.value = -5
        #expect(stepper.value == 0)
        #expect(log.values.isEmpty)
    }

    @Test("CT-37: a tap on a half makes a step, which is told; beyond the end there is none")
    func taps() throws {
        try screen.tap(at: plus)
        try screen.tap(at: plus)
        try screen.tap(at: minus)
        #expect(stepper.value == 1)
        #expect(log.values == [1, 2, 1])
        try screen.tap(at: minus)
        try screen.tap(at: minus)
        #expect(stepper.value == 0)
        #expect(log.values == [1, 2, 1, 0])
        stepper.stepValue = 70
        try screen.tap(at: plus)
        try screen.tap(at: plus)
        #expect(log.values.suffix(2) == [70, 100])
    }

    @Test("CT-37: one that wraps goes from one end to the other")
    func wrapping() throws {
        stepper.wraps = true
        stepper.maximumValue = 2
        try screen.tap(at: minus)
        #expect(stepper.value == 2)
        try screen.tap(at: plus)
        #expect(stepper.value == 0)
        #expect(log.values == [2, 0])
    }

    @Test("CT-37: a finger that stays goes on stepping, ever faster, until it is lifted; not where repeating is off")
    func repeating() {
        let finger = screen.touchDown(at: plus)
        screen.wait(0.45)
        #expect(log.values == [1])
        screen.wait(0.1)
        #expect(log.values == [1, 2])
        screen.wait(2)
        let (early, count) = (log.values.count, log.values.count)
        screen.wait(2)
        #expect(log.values.count - count > early - 2)
        finger.lift()
        let last = log.values
        screen.wait(2)
        #expect(log.values == last)
        stepper.autorepeat = false
        let other = screen.touchDown(at: plus)
        screen.wait(2)
        other.lift()
        #expect(log.values.count == last.count + 1)
    }

    @Test("A finger that leaves its half pauses the stepping")
    func leaving() {
        let finger = screen.touchDown(at: plus)
        finger.move(to: minus)
        screen.wait(2)
        #expect(log.values == [1])
        finger.move(to: plus)
        screen.wait(0.6)
        #expect(log.values == [1, 2])
        finger.lift()
    }

    @Test("CT-37: one that is not continuous tells the last value only, when the finger is lifted")
    func endOnly() {
        stepper.isContinuous = false
        let finger = screen.touchDown(at: plus)
        screen.wait(0.8)
        #expect(stepper.value == 3)
        #expect(log.values.isEmpty)
        finger.lift()
        #expect(log.values == [3])
    }

    @Test("CT-37: a lowest value that is not below the highest, or a step of 0, is a programming error")
    func misuse() async {
        await #expect(processExitsWith: .failure) { await MainActor.run { UIStepper().minimumValue = 100 } }
        await #expect(processExitsWith: .failure) { await MainActor.run { UIStepper().maximumValue = 0 } }
        await #expect(processExitsWith: .failure) { await MainActor.run { UIStepper().stepValue = 0 } }
    }

    @Test("The size is fixed, whatever frame, bounds or size is given")
    func size() {
        #expect(stepper.frame == CGRect(x: 20, y: 40, width: 94, height: 32))
        stepper.frame = CGRect(x: 1, y: 2, width: 300, height: 3)
        stepper.sizeToFit()
        #expect(stepper.frame == CGRect(x: 1, y: 2, width: 94, height: 32))
        #expect(stepper.intrinsicContentSize == CGSize(width: 94, height: 32))
    }

    @Test("The half with a finger on it is darker, and the sign of an end that is reached is paler")
    func look() throws {
        let background = CGPoint(x: 74, y: 45)
        let still = try #require(screen.color(at: background))
        let finger = screen.touchDown(at: plus)
        screen.settle()
        #expect(screen.color(at: background) != still)
        finger.lift()
        screen.wait(0.5)
        #expect(screen.color(at: background) == still)
        func darkest(_ middle: CGFloat) -> CGFloat {
            stride(from: middle - 8, through: middle + 8, by: 0.5).map { x in
                var white: CGFloat = 1
                screen.color(at: CGPoint(x: x, y: 56))?.getWhite(&white, alpha: nil)
                return white
            }.min() ?? 1
        }
        stepper.value = 0
        screen.settle()
        #expect(darkest(43.5) > 0.5)
        #expect(darkest(90.5) < 0.2)
    }

    @Test("Pictures replace background, signs and divider, for the state they were set for")
    func images() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        stepper.setIncrementImage(image, for: .normal)
        #expect(stepper.incrementImage(for: .normal) === image)
        #expect(stepper.incrementImage(for: .disabled) == nil)
        stepper.setDecrementImage(image, for: .disabled)
        stepper.setDividerImage(image, forLeftSegmentState: .normal, rightSegmentState: .normal)
        #expect(stepper.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal) === image)
        #expect(stepper.dividerImage(forLeftSegmentState: .highlighted, rightSegmentState: .normal) == nil)
        screen.settle()
        let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        for x in [43.5, 67, 90.5] { #expect(screen.color(at: CGPoint(x: x, y: 56)) == red) }
        stepper.setBackgroundImage(image, for: .normal)
        screen.settle()
        #expect(stepper.backgroundImage(for: .normal) === image)
        #expect(screen.color(at: CGPoint(x: 22, y: 42)) == red)
    }

    @Test("From right to left the plus is on the left")
    func rightToLeft() throws {
        stepper.semanticContentAttribute = .forceRightToLeft
        screen.settle()
        try screen.tap(at: minus)
        #expect(stepper.value == 1)
    }

    @Test("Each half is a button for those who cannot see it")
    func accessibility() throws {
        try screen.tap("Increment")
        #expect(stepper.value == 1)
        #expect(stepper.accessibilityValue == "1")
        try screen.tap("Decrement")
        #expect(stepper.value == 0)
    }
}

@MainActor
private final class Log {
    var values: [Double] = []
}

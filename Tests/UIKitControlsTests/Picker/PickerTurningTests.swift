import Testing
import UIKitTesting

@_spi(ForasteroInternal) @testable import UIKitControls

@MainActor
struct PickerTurningTests {
    private let middle = CGPoint(x: 160, y: 108)

    @Test("CT-38: a finger turns a wheel by as many rows as it moves, and the end is reported once")
    func dragging() throws {
        let model = PickerModel(count: 50)
        let (picker, screen) = model.show()
        // Ten points pass before the wheel follows; the rest is two rows and a bit.
        try screen.drag(from: middle, to: CGPoint(x: 160, y: 108 - 10 - 70), in: 0.5, holding: 0.2)
        #expect(model.selections.isEmpty)
        screen.wait(2)
        #expect(model.selections == ["0:2"])
        #expect(picker.selectedRow(inComponent: 0) == 2)
        #expect(middleRow(of: picker) == "Row 2")
    }

    @Test("CT-38: a fling comes to rest on a row, which is reported once and only then")
    func flinging() throws {
        let model = PickerModel(count: 500)
        let (picker, screen) = model.show()
        try screen.drag(from: CGPoint(x: 160, y: 180), to: CGPoint(x: 160, y: 60), in: 0.08)
        screen.wait(0.2)
        #expect(model.selections.isEmpty)
        #expect(picker.selectedRow(inComponent: 0) == 0)
        screen.wait(6)
        let row = picker.selectedRow(inComponent: 0)
        #expect(row > 5)
        #expect(model.selections == ["0:\(row)"])
        #expect(middleRow(of: picker) == "Row \(row)")
    }

    @Test("A fling beyond the last row comes back to it; one row gives way, and comes back")
    func ends() throws {
        let model = PickerModel(count: 3)
        let (picker, screen) = model.show()
        try screen.drag(from: CGPoint(x: 160, y: 200), to: CGPoint(x: 160, y: 20), in: 0.08)
        screen.wait(6)
        #expect(model.selections == ["0:2"])
        #expect(middleRow(of: picker) == "Row 2")
        model.columns = [["only"]]
        model.selections = []
        picker.reloadAllComponents()
        screen.settle()
        let finger = screen.touchDown(at: middle)
        for y in stride(from: 100, through: 40, by: -10) { finger.move(to: CGPoint(x: 160, y: CGFloat(y))) }
        #expect(middleRow(of: picker) == nil)
        finger.lift()
        screen.wait(4)
        #expect(middleRow(of: picker) == "only")
        #expect(model.selections == ["0:0"])
    }

    @Test("CT-38: a tap on a row turns the wheel to it; one on the chosen row, or beside all rows, does nothing")
    func taps() throws {
        let model = PickerModel(count: 50)
        let (picker, screen) = model.show()
        try screen.tap("Row 2")
        screen.wait(1)
        #expect(model.selections == ["0:2"])
        #expect(middleRow(of: picker) == "Row 2")
        try screen.tap("Row 1")
        screen.wait(1)
        #expect(model.selections == ["0:2", "0:1"])
        try screen.tap(at: middle)
        try screen.tap(at: CGPoint(x: 160, y: 20))
        screen.wait(1)
        #expect(model.selections == ["0:2", "0:1"])
        #expect(picker.selectedRow(inComponent: 0) == 1)
    }

    @Test("A finger stops a wheel that turns; it goes to the nearest row then, and not to the one below the finger")
    func stopping() throws {
        let model = PickerModel(count: 5000)
        let (picker, screen) = model.show()
        try screen.drag(from: CGPoint(x: 160, y: 180), to: CGPoint(x: 160, y: 60), in: 0.05)
        screen.wait(0.1)
        let position = picker.wheels[0].position
        try screen.tap(at: CGPoint(x: 160, y: 180))
        screen.wait(2)
        let row = picker.selectedRow(inComponent: 0)
        #expect(abs(CGFloat(row) - position) < 1.5)
        #expect(model.selections == ["0:\(row)"])
    }

    @Test("CT-38: wheels that turn at the same time tell their ends one by one")
    func twoWheels() throws {
        let model = PickerModel([(0..<40).map(String.init), (0..<40).map(String.init)])
        let (picker, screen) = model.show()
        let fingers = [screen.touchDown(at: CGPoint(x: 80, y: 150)), screen.touchDown(at: CGPoint(x: 240, y: 100))]
        for step in 1...10 {
            fingers[0].move(to: CGPoint(x: 80, y: 150 - 8 * CGFloat(step)))
            fingers[1].move(to: CGPoint(x: 240, y: 100 + 6 * CGFloat(step)))
            screen.wait(0.02)
        }
        screen.wait(0.2)
        for finger in fingers { finger.lift() }
        screen.wait(5)
        #expect(Set(model.selections) == ["0:2", "1:0"])
        #expect(model.selections.count == 2)
        #expect(picker.selectedRow(inComponent: 0) == 2)
        #expect(picker.selectedRow(inComponent: 1) == 0)
    }

    @Test("CT-38: what the program selects while a wheel turns stops it, and is not reported")
    func programmedStop() throws {
        let model = PickerModel(count: 500)
        let (picker, screen) = model.show()
        try screen.drag(from: CGPoint(x: 160, y: 180), to: CGPoint(x: 160, y: 60), in: 0.08)
        screen.wait(0.1)
        picker.selectRow(40, inComponent: 0, animated: false)
        screen.wait(3)
        #expect(picker.selectedRow(inComponent: 0) == 40)
        #expect(middleRow(of: picker) == "Row 40")
        #expect(model.selections.isEmpty)
        picker.selectRow(45, inComponent: 0, animated: true)
        screen.wait(0.1)
        picker.selectRow(50, inComponent: 0, animated: true)
        screen.wait(3)
        #expect(middleRow(of: picker) == "Row 50")
        #expect(model.selections.isEmpty)
    }

    @Test("A wheel with a mouse wheel over it turns, and rests on a row")
    func mouseWheel() throws {
        let model = PickerModel(count: 500)
        let (picker, screen) = model.show()
        try screen.scroll(at: middle, byDeltaX: 0, deltaY: -75)
        screen.wait(3)
        let row = picker.selectedRow(inComponent: 0)
        #expect((1...4).contains(row))
        #expect(model.selections == ["0:\(row)"])
        #expect(middleRow(of: picker) == "Row \(row)")
    }

    @Test("In a scroll view it is the wheel that takes the drag, at its ends too; beside the wheels the page scrolls")
    func nested() throws {
        let model = PickerModel(count: 50)
        let picker = UIPickerView(frame: CGRect(x: 0, y: 100, width: 320, height: 216))
        picker.dataSource = model
        picker.delegate = model
        let page = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        page.contentSize = CGSize(width: 320, height: 2000)
        page.addSubview(picker)
        let screen = TestScreen(showing: page, size: CGSize(width: 320, height: 480))
        page.contentOffset.y = 50
        screen.settle()
        try screen.drag(from: CGPoint(x: 160, y: 150), to: CGPoint(x: 160, y: 300), in: 0.2, holding: 0.2)
        screen.wait(2)
        #expect(page.contentOffset.y == 50)
        #expect(model.selections == ["0:0"])
        try screen.drag(from: CGPoint(x: 160, y: 200), to: CGPoint(x: 160, y: 158), in: 0.2, holding: 0.2)
        screen.wait(2)
        #expect(page.contentOffset.y == 50)
        #expect(model.selections == ["0:0", "0:1"])
        try screen.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 300), in: 0.2, holding: 0.2)
        screen.wait(2)
        #expect(page.contentOffset.y > 100)
        #expect(model.selections.count == 2)
    }

    @Test("In a sheet a wheel on its first row gives way to a drag, and the sheet stays where it is")
    func inSheet() throws {
        let model = PickerModel(count: 50)
        let (root, page) = (UIViewController(), UIViewController())
        let screen = TestScreen(showing: root)
        let picker = UIPickerView(frame: CGRect(x: 0, y: 100, width: 320, height: 216))
        picker.dataSource = model
        picker.delegate = model
        page.view.addSubview(picker)
        page.modalPresentationStyle = .pageSheet
        root.present(page, animated: false)
        screen.settle()
        let start = picker.convert(CGPoint(x: 160, y: 108), to: nil)
        let top = page.view.convert(page.view.bounds, to: nil).minY
        let finger = screen.touchDown(at: start)
        for step in 1...10 {
            finger.move(to: CGPoint(x: start.x, y: start.y + 20 * CGFloat(step)))
            screen.wait(0.02)
        }
        #expect(page.view.convert(page.view.bounds, to: nil).minY == top)
        #expect(middleRow(of: picker) == nil)
        finger.lift()
        screen.wait(3)
        #expect(root.presentedViewController === page)
        #expect(model.selections == ["0:0"])
        #expect(middleRow(of: picker) == "Row 0")
    }

    @Test("A picker that leaves its window while a wheel turns tells the row where it has stopped, and nothing afterwards")
    func leaving() throws {
        let model = PickerModel(count: 500)
        let (picker, screen) = model.show()
        try screen.drag(from: CGPoint(x: 160, y: 180), to: CGPoint(x: 160, y: 60), in: 0.08)
        screen.wait(0.1)
        picker.removeFromSuperview()
        screen.wait(3)
        let told = model.selections
        #expect(told.count <= 1)
        screen.window.addSubview(picker)
        screen.wait(3)
        #expect(model.selections == told)
        #expect(middleRow(of: picker) == "Row \(picker.selectedRow(inComponent: 0))")
    }

    @Test("Those who do not see a wheel turn it row by row, and are told its row and its name")
    func accessibility() {
        let model = NamedModel(count: 3)
        let (picker, screen) = model.show()
        let wheel = picker.wheels[0]
        #expect(wheel.isAccessibilityElement)
        #expect(wheel.accessibilityTraits.contains(.adjustable))
        #expect(wheel.accessibilityValue == "Row 0")
        #expect(wheel.accessibilityLabel == "Wheel 0")
        #expect(wheel.accessibilityHint == nil)
        wheel.accessibilityIncrement()
        screen.wait(1)
        #expect(wheel.accessibilityValue == "Row 1")
        #expect(model.selections == ["0:1"])
        wheel.accessibilityDecrement()
        screen.wait(1)
        wheel.accessibilityDecrement()
        screen.wait(1)
        #expect(wheel.accessibilityValue == "Row 0")
        #expect(model.selections == ["0:1", "0:0"])
    }
}

private final class NamedModel: PickerModel, UIPickerViewAccessibilityDelegate {
    func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? { "Wheel \(component)" }
}

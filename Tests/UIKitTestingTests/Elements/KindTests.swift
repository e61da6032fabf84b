import Testing
import UIKitTesting

/// Elements of kinds that are shown over others, or that have gestures of their own.
@MainActor
struct KindTests {
    private func screen(_ views: UIView...) -> TestScreen {
        let controller = UIViewController()
        for (index, view) in views.enumerated() {
            view.frame.origin = CGPoint(x: 40, y: 100 + 100 * index)
            controller.view.addSubview(view)
        }
        return TestScreen(showing: controller, scale: 1)
    }

    @Test("A slider is set by its thumb, wherever it stands; what is none says so", arguments: [0, 0.25, 0.5, 1, -3, 7])
    func sliders(position: Double) throws {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 300, height: 31))
        slider.minimumValue = -10
        slider.maximumValue = 30
        let screen = screen(slider)
        try screen.sliders.element.adjust(toNormalizedSliderPosition: position)
        let wanted = min(max(position, 0), 1)
        #expect(abs(screen.sliders.element.normalizedSliderPosition - wanted) < 0.02)
        #expect(abs(Double(slider.value) - (wanted * 40 - 10)) < 0.8)
        let error = #expect(throws: ElementError.self) { try screen.windows.element.adjust(toNormalizedSliderPosition: 0.5) }
        #expect(error?.description.contains("is no slider") == true)
    }

    @Test("Text fields are found by placeholder and by text; what is typed into them is their value, of secret ones as dots")
    func textFields() throws {
        let fields = (0..<2).map { _ in UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34)) }
        (fields[0].placeholder, fields[1].placeholder) = ("Name", "Password")
        fields[1].isSecureTextEntry = true
        let screen = screen(fields[0], fields[1])
        let (name, password) = (screen.textFields["Name"], screen.secureTextFields["Password"])
        #expect(screen.textFields.count == 1)
        #expect(screen.secureTextFields.count == 1)
        #expect(name.placeholderValue == "Name")
        #expect(name.value == "Name")
        #expect(throws: (any Error).self) { try name.typeText("lost") }
        try name.tap()
        try name.typeText("Ada 👩🏽‍🚀")
        #expect(name.hasFocus)
        #expect(name.value == "Ada 👩🏽‍🚀")
        #expect(screen.textFields["Ada 👩🏽‍🚀"].exists)
        try password.tap()
        try password.typeText("abc")
        #expect(password.value == "•••")
        #expect(!name.hasFocus)
        #expect(!screen.shows("abc"))
    }

    @Test("Two fingers pinch and turn by so much, as fast as they are told to")
    func twoFingers() throws {
        let (view, log) = (UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), GestureLog())
        view.accessibilityIdentifier = "photo"
        log.listen(to: view)
        let screen = screen(view)
        // A recogniser begins when it is sure, a little after the fingers do.
        try screen.otherElements["photo"].pinch(withScale: 2, velocity: 2)
        #expect(abs(log.scale - 2) < 0.1)
        #expect((0.3...0.55).contains(log.seconds))
        try screen.otherElements["photo"].pinch(withScale: 0.5, velocity: -0.25)
        #expect(abs(log.scale - 0.5) < 0.1)
        #expect((1.3...2.05).contains(log.seconds))
        try screen.otherElements["photo"].rotate(.pi / 2, withVelocity: .pi)
        #expect(abs(log.rotation - .pi / 2) < 0.1)
        #expect((0.3...0.55).contains(log.seconds))
        try screen.otherElements["photo"].rotate(-.pi / 4)
        #expect(abs(log.rotation + .pi / 4) < 0.1)
    }

    @Test("Several fingers tap at once, as often as they are told to", arguments: [(1, 2), (2, 1), (2, 2), (3, 3)])
    func taps(count: Int, fingers: Int) throws {
        let (view, log) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), TapLog())
        view.accessibilityIdentifier = "photo"
        log.listen(to: view, count, fingers)
        let screen = screen(view)
        try screen.otherElements["photo"].tap()
        screen.wait(1)
        #expect(log.taps == 0)
        try screen.otherElements["photo"].tap(withNumberOfTaps: count, numberOfTouches: fingers)
        screen.wait(1)
        #expect(log.taps == 1)
        if (count, fingers) == (1, 2) {
            try screen.otherElements["photo"].twoFingerTap()
            #expect(log.taps == 2)
        }
    }

    @Test("A tap of no finger is a programming error")
    func noFinger() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            let screen = TestScreen(scale: 1)
            try screen.windows.element.tap(withNumberOfTaps: 1, numberOfTouches: 0)
        }
    }

    @Test("Steppers, segments, pages and tabs are found by class, and their parts by name")
    func controls() throws {
        let (stepper, segments, pages) = (UIStepper(), UISegmentedControl(items: ["Day", "Night"]), UIPageControl())
        segments.selectedSegmentIndex = 0
        pages.numberOfPages = 3
        pages.sizeToFit()
        let screen = screen(stepper, segments, pages)
        try screen.steppers.element.coordinate(withNormalizedOffset: CGVector(dx: 0.75, dy: 0.5)).tap()
        #expect(stepper.value == 1)
        try screen.segmentedControls.element.buttons["Night"].tap()
        #expect(segments.selectedSegmentIndex == 1)
        #expect(screen.segmentedControls.buttons["Night"].isSelected)
        #expect(screen.pageIndicators.count == 1)
        try screen.pageIndicators.element.coordinate(withNormalizedOffset: CGVector(dx: 0.9, dy: 0.5)).tap()
        #expect(pages.currentPage == 1)
    }

    @Test("The wheels of a picker are turned to a value, near or far; what is no wheel, and a value that it does not have, say so")
    func pickers() throws {
        let model = HourModel()
        let picker = UIPickerView()
        picker.dataSource = model
        picker.delegate = model
        let screen = screen(picker)
        #expect(screen.pickers.count == 1)
        #expect(screen.pickers.element.pickerWheels.count == 2)
        let wheels = screen.pickerWheels
        try wheels.element(boundBy: 0).adjust(toPickerWheelValue: "21")
        try wheels.element(boundBy: 1).adjust(toPickerWheelValue: "1")
        #expect(picker.selectedRow(inComponent: 0) == 21)
        #expect(picker.selectedRow(inComponent: 1) == 1)
        #expect(wheels.element(boundBy: 0).value == "21")
        try wheels.element(boundBy: 0).adjust(toPickerWheelValue: "19")
        #expect(picker.selectedRow(inComponent: 0) == 19)
        let missing = #expect(throws: ElementError.self) { try wheels.element(boundBy: 0).adjust(toPickerWheelValue: "noon") }
        #expect(missing?.description.contains("could not be turned to \"noon\"") == true)
        let other = #expect(throws: ElementError.self) { try screen.pickers.element.adjust(toPickerWheelValue: "1") }
        #expect(other?.description.contains("is no wheel of a picker") == true)
    }

    @Test("The tabs of a bar are its buttons")
    func tabs() throws {
        let tabs = UITabBarController()
        tabs.viewControllers = ["Songs", "Albums"].map { title in
            let controller = UIViewController()
            controller.title = title
            return controller
        }
        let screen = TestScreen(showing: tabs, scale: 1)
        #expect(screen.tabBars.element.buttons["Songs"].isSelected)
        try screen.tabBars.buttons["Albums"].tap()
        #expect(tabs.selectedIndex == 1)
        #expect(screen.tabBars.buttons["Albums"].isSelected)
    }

    @Test("A context menu is a menu of buttons, the dark menu one of menu items")
    func menus() throws {
        let (view, label) = (
            UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 80)), Copied(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        )
        view.backgroundColor = .red
        view.accessibilityIdentifier = "card"
        label.text = "Copy me"
        label.isUserInteractionEnabled = true
        let menu = MenuSource()
        view.addInteraction(UIContextMenuInteraction(delegate: menu))
        let screen = screen(view, label)
        try screen.otherElements["card"].press(forDuration: 1)
        screen.wait(1)
        #expect(screen.menus.count == 1)
        try screen.menus.element.buttons["Share"].tap()
        #expect(screen.menus.element.waitForNonExistence(withTimeout: 2))
        #expect(menu.shared == 1)
        _ = label.becomeFirstResponder()
        UIMenuController.shared.showMenu(from: label, rect: label.bounds)
        screen.wait(1)
        try screen.menus.element.menuItems["Copy"].tap()
        screen.wait(1)
        #expect(label.copies == 1)
        #expect(screen.menus.count == 0)
    }
}

@MainActor
private final class GestureLog: NSObject {
    private(set) var scale: CGFloat = 0
    private(set) var rotation: CGFloat = 0
    private(set) var seconds: TimeInterval = 0
    private var start: TimeInterval = 0

    func listen(to view: UIView) {
        view.isMultipleTouchEnabled = true
        view.addGestureRecognizer(UIPinchGestureRecognizer(target: self, action: #selector(pinched)))
        let rotation = UIRotationGestureRecognizer(target: self, action: #selector(rotated))
        view.addGestureRecognizer(rotation)
    }

    @objc private func pinched(_ recognizer: UIPinchGestureRecognizer) {
        scale = recognizer.scale
        note(recognizer.state)
    }

    @objc private func rotated(_ recognizer: UIRotationGestureRecognizer) {
        rotation = recognizer.rotation
        note(recognizer.state)
    }

    private func note(_ state: UIGestureRecognizer.State) {
        if state == .began { start = CACurrentMediaTime() }
        seconds = CACurrentMediaTime() - start
    }
}

@MainActor
private final class TapLog: NSObject {
    private(set) var taps = 0

    func listen(to view: UIView, _ count: Int, _ fingers: Int) {
        let recognizer = UITapGestureRecognizer(target: self, action: #selector(tapped))
        recognizer.numberOfTapsRequired = count
        recognizer.numberOfTouchesRequired = fingers
        view.addGestureRecognizer(recognizer)
    }

    @objc private func tapped() { taps += 1 }
}

@MainActor
private final class MenuSource: NSObject, UIContextMenuInteractionDelegate {
    private(set) var shared = 0

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
            UIMenu(title: "", children: [UIAction(title: "Share") { _ in self?.shared += 1 }])
        }
    }
}

private final class Copied: UILabel {
    private(set) var copies = 0
    override var canBecomeFirstResponder: Bool { true }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action == #selector(copy(_:)) }
    override func copy(_ sender: Any?) { copies += 1 }
}

private final class HourModel: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { component == 0 ? 24 : 60 }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { "\(row)" }
}

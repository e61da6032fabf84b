@_spi(ForasteroInternal) @testable import UIKitDrive
@_spi(ForasteroInternal) import Display
import Drive
import Testing
@_spi(ForasteroInternal) @testable import UIKitCore
import UIKitTesting

@_spi(ForasteroInternal) @testable import Inspector

/// A table and a few controls, which say what was done to them.
@MainActor
private final class Page: UIViewController, UITableViewDataSource {
    let said = UILabel(frame: CGRect(x: 20, y: 60, width: 300, height: 30))
    let toggle = UISwitch(frame: CGRect(x: 20, y: 160, width: 51, height: 31))
    let table = UITableView(frame: CGRect(x: 0, y: 300, width: 390, height: 500), style: .plain)

    override func viewDidLoad() {
        view.backgroundColor = .white
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
        button.setTitle("Count", for: .normal)
        button.addTarget(self, action: #selector(count), for: .touchUpInside)
        toggle.accessibilityIdentifier = "loop"
        table.dataSource = self
        for part in [said, button, toggle, table] as [UIView] { view.addSubview(part) }
    }

    private var number = 0
    @objc private func count() {
        number += 1
        said.text = "Counted \(number)"
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }
}

@MainActor
struct RecorderTests {
    private func record(_ screen: TestScreen, _ body: () throws -> Void) throws -> RecordingReport {
        let inspector = AppInspector(host: .current, now: { 0 })
        inspector.welcome(1)
        defer { inspector.forget(1) }
        func ask(_ question: String) throws -> RecordingReport {
            try #require(inspector.answer(try InspectorRequest(parsing: #"{"ask":"\#(question)","number":1}"#)).recording)
        }
        #expect(try ask("record").isRecording)
        try body()
        let report = try ask("stopRecording")
        #expect(!report.isRecording)
        return report
    }

    private func replay(_ script: String) throws -> (dump: String, selected: IndexPath?) {
        let page = Page()
        let screen = TestScreen(showing: page)
        screen.settle()
        let runner = ScriptRunner(driver: ScreenDriver())
        for step in try DriveScript(parsing: script, file: "recorded").steps { try runner.perform(step.command) }
        screen.wait(2)
        return (screen.dump(), page.table.indexPathForSelectedRow)
    }

    private func use(_ screen: TestScreen) throws {
        screen.wait(0.5)
        for _ in 0..<3 {
            let finger = screen.touchDown(at: CGPoint(x: 50, y: 120))
            screen.wait(0.06)
            finger.lift()
            screen.wait(0.7)
        }
        try screen.tap(at: CGPoint(x: 40, y: 175))
        screen.wait(0.8)
        // Up the table, at rest at the end, then a tap on what is there.
        let finger = screen.touchDown(at: CGPoint(x: 200, y: 700))
        for step in 1...20 {
            screen.wait(1.0 / 60)
            finger.move(to: CGPoint(x: 200, y: 700 - Double(step) * 10))
        }
        screen.wait(0.3)
        finger.lift()
        screen.wait(1)
        try screen.tap(at: CGPoint(x: 300, y: 500))
        screen.wait(2)
    }

    @Test("What was done is replayed by the script: the dump is the same")
    func replaying() throws {
        let screen = TestScreen(showing: Page())
        let report = try record(screen) { try use(screen) }
        let dump = screen.dump()
        let page = try #require(screen.window.rootViewController as? Page)
        #expect(dump.contains("Counted 3"))
        #expect(page.table.indexPathForSelectedRow != nil)
        #expect(report.script.contains("tap \"Count\""))
        #expect(report.script.contains("tap \"loop\""))
        #expect(report.script.contains("hold 0.3"))
        let again = try replay(report.script)
        #expect(again.dump == dump)
        #expect(again.selected == page.table.indexPathForSelectedRow)
    }

    @Test("A turn of the wheel is replayed: the table stands where it stood")
    func replayingWheels() throws {
        let screen = TestScreen(showing: Page())
        let report = try record(screen) {
            for _ in 0..<3 {
                try screen.scroll(at: CGPoint(x: 200, y: 500), byDeltaX: 0, deltaY: -100)
                screen.wait(0.1)
            }
            screen.wait(2)
        }
        let page = try #require(screen.window.rootViewController as? Page)
        #expect(report.script.contains("wheel 200 500 0 -6"))
        #expect(page.table.contentOffset.y == 300)
        #expect(try replay(report.script).dump == screen.dump())
    }

    @Test("A turn of the wheel is among the steps at once, and goes on in the same step")
    func wheelAtOnce() {
        let screen = TestScreen(size: CGSize(width: 390, height: 844), scale: 1)
        screen.settle()
        let recorder = InputRecorder(
            namer: TargetNamer(host: .current), screenSize: CGSize(width: 390, height: 844), typing: .init(isActive: { false }))
        for notch in 1...3 {
            let event = ScrollEvent(
                source: .wheel, location: CGPoint(x: 100, y: 400), delta: CGSize(width: 0, height: -1), timestamp: Double(notch) / 10)
            recorder.record(.scroll(event), at: event.timestamp)
            #expect(recorder.steps.map(\.command.description) == ["wheel 100 400 0 -\(notch)"])
        }
        recorder.record(.memoryWarning, at: 1)
        #expect(recorder.steps.map(\.command.description) == ["wheel 100 400 0 -3", "memory-warning"])
    }

    @Test("The Swift code uses elements where they have names of their own")
    func swiftCode() throws {
        let screen = TestScreen(showing: Page())
        let code = try record(screen) {
            try screen.tap(at: CGPoint(x: 50, y: 120))
            screen.wait(1)
            try screen.doubleTap(at: CGPoint(x: 50, y: 120))
            screen.wait(0.5)
            try screen.tap(at: CGPoint(x: 40, y: 175))
            try screen.press(at: CGPoint(x: 200, y: 250), for: 0.75)
            try screen.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 500), in: 0.5, holding: 0.25)
            screen.leaveApp()
            screen.returnToApp()
            screen.warnOfMemory()
        }.swiftCode
        let lines = code.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(lines.starts(with: ["import Testing", "import UIKitTesting", "@MainActor @Test func recorded() throws {"]))
        #expect(
            Array(lines.dropFirst(4)) == [
                "try screen.buttons[\"Count\"].tap()", "screen.wait(1)", "try screen.buttons[\"Count\"].doubleTap()", "screen.wait(0.5)",
                "try screen.switches[\"loop\"].tap()", "try screen.press(at: CGPoint(x: 200, y: 250), for: 0.75)",
                "try screen.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 500), in: 0.5, holding: 0.25)",
                "screen.leaveApp()", "screen.returnToApp()", "}",
            ])
        // The same queries find the same elements.
        #expect(screen.buttons["Count"].exists)
        #expect(screen.switches["loop"].exists)
    }

    @Test("Of what is secret a recording has dots, typed on whatever keyboard; keys on the screen come as text")
    func secrets() throws {
        let (secret, plain) = (UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 34)), UITextField(frame: .zero))
        plain.frame = CGRect(x: 20, y: 120, width: 200, height: 34)
        secret.isSecureTextEntry = true
        let screen = TestScreen(size: CGSize(width: 390, height: 844))
        for field in [secret, plain] { screen.window.addSubview(field) }
        screen.showsKeyboard = true
        let report = try record(screen) {
            try screen.tap(at: CGPoint(x: 50, y: 75))
            screen.wait(1)
            try screen.type("swordfish")
            try screen.tap("x")
            try screen.tap("delete")
            screen.wait(2)
            try screen.tap(at: CGPoint(x: 50, y: 135))
            screen.wait(1)
            try screen.tap("H")
        }
        #expect(secret.text == "swordfish")
        #expect(plain.text == "H")
        for text in [report.script, report.swiftCode] {
            #expect(!text.contains("sword"))
            #expect(!text.contains("\"x\""))
            #expect(text.contains("••••••••••"))
            #expect(text.contains("H"))
        }
        #expect(!report.script.contains("tap \"H\""))
        let shown = PropertyCatalog.sections(of: secret).flatMap(\.properties).first { $0.name == "text" }
        #expect(shown?.value == .text("•••••••••"))
    }

    @Test("Wheels, keys, text, turns of the screen, its look and the size of text are told as what they are")
    func otherInput() {
        let screen = TestScreen(size: CGSize(width: 390, height: 844), scale: 1)
        screen.settle()
        final class Field { var isActive = false }
        let field = Field()
        let recorder = InputRecorder(
            namer: TargetNamer(host: .current), screenSize: CGSize(width: 390, height: 844), typing: .init(isActive: { field.isActive }))
        let target = CGPoint(x: 100, y: 400)
        for notch in 0..<3 {
            let event = ScrollEvent(source: .wheel, location: target, delta: CGSize(width: 0, height: -1), timestamp: Double(notch) / 10)
            recorder.record(.scroll(event), at: event.timestamp)
        }
        func press(_ usage: Int, _ modifiers: KeyModifiers = []) {
            recorder.record(
                .key(KeyEvent(phase: .down, usage: usage, charactersIgnoringModifiers: "", modifiers: modifiers, timestamp: 2)), at: 2)
            recorder.record(
                .key(KeyEvent(phase: .up, usage: usage, charactersIgnoringModifiers: "", modifiers: modifiers, timestamp: 2)), at: 2)
        }
        press(6, .command)
        recorder.record(.text(.committed("lost")), at: 2)
        field.isActive = true
        press(11)
        recorder.record(.text(.committed("Žl")), at: 2.1)
        recorder.record(.text(.committed("uť")), at: 2.4)
        press(40)
        press(225, .shift)
        recorder.record(.resized(ScreenGeometry(size: CGSize(width: 844, height: 390), scale: 1)), at: 3)
        recorder.record(.appearanceChanged(.dark), at: 4)
        recorder.record(.textSizeChanged(by: 1), at: 5)
        #expect(
            recorder.steps.map(\.command.description) == [
                "wheel 100 400 0 -3", "key cmd+c", "type \"Žluť\"", "key return", "rotate-device left", "appearance dark", "text-size 1",
            ])
        let code = Recording(steps: recorder.steps, delegateClass: "AppDelegate").swiftCode
        #expect(code.contains("try screen.scroll(at: CGPoint(x: 100, y: 400), byDeltaX: 0, deltaY: -150)"))
        #expect(code.contains("screen.changeStyle(to: .dark)"))
        #expect(code.contains("screen.changeTextSize(by: 1)"))
    }
}

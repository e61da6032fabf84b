@_spi(ForasteroInternal) import UIKitCore
import UIKitTesting

/// Three controllers that write down what happens to them, the first of which is on screen.
@MainActor
struct PresentationBench {
    let log = ControllerLog()
    let screen: TestScreen
    let first: LoggingController
    let second: LoggingController
    let third: LoggingController

    init(size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 1) {
        (first, second, third) = (LoggingController("A", log), LoggingController("B", log), LoggingController("C", log))
        screen = TestScreen(showing: first, size: size, scale: scale)
        log.calls = []
    }

    /// What was written about appearing and disappearing since the last time.
    func appearances() -> [String] {
        defer { log.calls = [] }
        return log.calls.filter { $0.contains("ppear") || !$0.contains(".") }
    }

    func present(
        _ presented: UIViewController, on presenter: UIViewController, style: UIModalPresentationStyle, animated: Bool = true
    ) {
        presented.modalPresentationStyle = style
        presenter.present(presented, animated: animated) { [log] in log.calls.append("presented") }
        screen.wait(2)
    }

    func dismiss(_ controller: UIViewController, animated: Bool = true) {
        controller.dismiss(animated: animated) { [log] in log.calls.append("dismissed") }
        screen.wait(2)
    }

    /// What is written to the console meanwhile.
    func warnings(during body: () -> Void) -> [String] {
        var texts: [String] = []
        let former = ConsoleWarning.tell
        ConsoleWarning.tell = { texts.append($0) }
        defer { ConsoleWarning.tell = former }
        body()
        return texts
    }
}

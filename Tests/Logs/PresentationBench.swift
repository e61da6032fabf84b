@_spi(ForasteroInternal) import UIKitCore
import UIKitTesting

/// Three controllers that write down what happens to them, the first of which is on screen.
@MainActor
package struct PresentationBench {
    package let log = ControllerLog()
    package let screen: TestScreen
    package let first: LoggingController
    package let second: LoggingController
    package let third: LoggingController

    package init(size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 1) {
        (first, second, third) = (LoggingController("A", log), LoggingController("B", log), LoggingController("C", log))
        screen = TestScreen(showing: first, size: size, scale: scale)
        log.calls = []
    }

    /// What was written about appearing and disappearing since the last time.
    package func appearances() -> [String] {
        defer { log.calls = [] }
        return log.calls.filter { $0.contains("ppear") || !$0.contains(".") }
    }

    package func present(
        _ presented: UIViewController, on presenter: UIViewController, style: UIModalPresentationStyle, animated: Bool = true
    ) {
        presented.modalPresentationStyle = style
        presenter.present(presented, animated: animated) { [log] in log.calls.append("presented") }
        screen.wait(2)
    }

    package func dismiss(_ controller: UIViewController, animated: Bool = true) {
        controller.dismiss(animated: animated) { [log] in log.calls.append("dismissed") }
        screen.wait(2)
    }

    /// What is written to the console meanwhile.
    package func warnings(during body: () -> Void) -> [String] {
        var texts: [String] = []
        let former = ConsoleWarning.tell
        ConsoleWarning.tell = { texts.append($0) }
        defer { ConsoleWarning.tell = former }
        body()
        return texts
    }
}

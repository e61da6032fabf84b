import UIKitTesting

/// What several controllers were sent, in order.
@MainActor
final class ControllerLog {
    var calls: [String] = []

    /// The calls since the last time this was asked.
    func take() -> [String] {
        defer { calls = [] }
        return calls
    }
}

/// A controller that writes down when it appears, disappears and changes parent.
class LoggingController: UIViewController {
    let name: String
    let log: ControllerLog

    init(_ name: String, _ log: ControllerLog, color: UIColor = .systemBackground) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
        title = name
        loadViewColor = color
    }

    required init?(coder: NSCoder) { nil }

    private var loadViewColor = UIColor.systemBackground

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = loadViewColor
        note("viewDidLoad")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        note("willAppear", animated)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        note("didAppear", animated)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        note("willDisappear", animated)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        note("didDisappear", animated)
    }

    private func note(_ call: String, _ animated: Bool = false) { log.calls.append("\(name).\(call)\(animated ? " animated" : "")") }
}

import UIKitTesting

/// Writes down what happens to a controller.
open class LoggingController: UIViewController {
    package let log: ControllerLog
    package let name: String

    package init(_ name: String, _ log: ControllerLog = ControllerLog()) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }

    private func add(_ call: String) { log.calls.append("\(name).\(call)") }

    open override func loadView() {
        add("loadView")
        super.loadView()
    }
    open override func viewDidLoad() {
        super.viewDidLoad()
        add("viewDidLoad")
    }
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        add("viewWillAppear")
    }
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        add("viewDidAppear")
    }
    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        add("viewWillDisappear")
    }
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        add("viewDidDisappear")
    }
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        add("viewWillLayoutSubviews")
    }
    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        add("viewDidLayoutSubviews")
    }
    open override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        add("willMove(toParent: \((parent as? LoggingController)?.name ?? "nil"))")
    }
    open override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        add("didMove(toParent: \((parent as? LoggingController)?.name ?? "nil"))")
    }
}

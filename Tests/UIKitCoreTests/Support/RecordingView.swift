import UIKitTesting

/// Writes down the callbacks of the hierarchy, in order, with what the view knew at the time.
final class RecordingView: UIView {
    let log: CallbackLog

    init(_ name: String, _ log: CallbackLog, frame: CGRect = .zero) {
        self.log = log
        super.init(frame: frame)
        accessibilityIdentifier = name
    }

    required init?(coder: NSCoder) { nil }

    private var name: String { accessibilityIdentifier ?? "?" }

    override func willMove(toSuperview newSuperview: UIView?) {
        super.willMove(toSuperview: newSuperview)
        log.add("\(name).willMove(toSuperview: \(label(newSuperview)))", self)
    }

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        log.add("\(name).didMoveToSuperview", self)
    }

    override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        log.add("\(name).willMove(toWindow: \(label(newWindow)))", self)
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        log.add("\(name).didMoveToWindow", self)
    }

    override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        log.add("\(name).didAddSubview(\(label(subview)))", self)
    }

    override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        log.add("\(name).willRemoveSubview(\(label(subview)))", self)
    }

    private func label(_ view: UIView?) -> String { view.map { $0.accessibilityIdentifier ?? "?" } ?? "nil" }
}

/// The callbacks of several views, in the order in which they came.
@MainActor
final class CallbackLog {
    struct Entry {
        var call: String
        var superview: UIView?
        var window: UIWindow?
        var superlayer: CALayer?
    }

    private(set) var entries: [Entry] = []
    var calls: [String] { entries.map(\.call) }

    func add(_ call: String, _ view: UIView) {
        entries.append(Entry(call: call, superview: view.superview, window: view.window, superlayer: view.layer.superlayer))
    }

    func removeAll() { entries = [] }
}

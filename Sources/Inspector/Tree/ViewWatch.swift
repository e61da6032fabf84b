@_spi(ForasteroInternal) import UIKitCore

/// Observes who sets frames of views, which views are laid out, and the states of recognisers.
@MainActor
final class ViewWatch: ViewObserver {
    /// In the course of what a frame was set last.
    enum Mover: Equatable {
        /// Code of this view, or of its controller, that lays out its subviews.
        case layout(of: String)
        /// The autoresizing mask was obeyed when this view changed its size.
        case autoresizing(in: String)
        /// Something else: an action, an animation, the making of the view.
        case code
    }

    private struct Entry {
        weak var view: UIView?
        var mover: Mover
        var count: Int
    }

    private(set) var gestures = GestureLog()
    /// How many views were laid out since the inspector came.
    private(set) var layoutCount = 0
    /// The views that are laying out or resizing, the latest last.
    private var stack: [Mover] = []
    private var entries: [ObjectIdentifier: Entry] = [:]
    private var limit = 2048

    /// Who set the frame of a view last, and how often it was set since the inspector came; nil for a view that has not moved since.
    func lastMove(of view: UIView) -> (mover: Mover, count: Int)? {
        guard let entry = entries[ObjectIdentifier(view)], entry.view === view else { return nil }
        return (entry.mover, entry.count)
    }

    // MARK: ViewObserver

    func willLayOut(_ view: UIView) {
        layoutCount += 1
        stack.append(.layout(of: Self.words(for: view)))
    }

    func didLayOut(_ view: UIView) { _ = stack.popLast() }

    func willResizeSubviews(of view: UIView) { stack.append(.autoresizing(in: Self.words(for: view))) }

    func didResizeSubviews(of view: UIView) { _ = stack.popLast() }

    func didMove(_ view: UIView) {
        let identifier = ObjectIdentifier(view)
        let former = entries[identifier].flatMap { $0.view === view ? $0.count : nil } ?? 0
        if entries.count >= limit {
            entries = entries.filter { $0.value.view != nil }
            limit = max(2048, entries.count * 2)
        }
        entries[identifier] = Entry(view: view, mover: stack.last ?? .code, count: former + 1)
    }

    func didChangeState(of recognizer: UIGestureRecognizer) { gestures.note(recognizer) }

    private static func words(for view: UIView) -> String {
        let name = _ObjCRuntime.name(of: type(of: view))
        guard let controller = view.next as? UIViewController, controller.viewIfLoaded === view else { return name }
        return "\(name) of \(_ObjCRuntime.name(of: type(of: controller)))"
    }
}

@_spi(ForasteroInternal) import UIKitCore

/// A gesture recogniser that is notified of touches in a view.
struct GestureNote: Codable, Equatable, Sendable {
    var className: String
    var name: String?
    /// The view that it belongs to: the one that was asked about, or one that holds it.
    var view: Int
    var viewClass: String
    var state: String
    /// The states that it went through of late, the latest last.
    var history: [String]
    var isEnabled: Bool
    var numberOfTouches: Int
    var delegate: String?
    var targets: [String]

    /// Those of a view, then those of the views that hold it.
    @MainActor
    static func notes(about view: UIView, _ log: GestureLog, _ numbers: inout ObjectNumbers) -> [GestureNote] {
        var notes: [GestureNote] = []
        var next: UIView? = view
        while let holder = next {
            for recognizer in holder.gestureRecognizers ?? [] {
                notes.append(
                    GestureNote(
                        className: _ObjCRuntime.name(of: type(of: recognizer)), name: recognizer.name,
                        view: numbers.number(of: holder), viewClass: _ObjCRuntime.name(of: type(of: holder)),
                        state: recognizer.state.debugText, history: log.history(of: recognizer), isEnabled: recognizer.isEnabled,
                        numberOfTouches: recognizer.numberOfTouches,
                        delegate: recognizer.delegate.map { _ObjCRuntime.name(of: type(of: $0)) },
                        targets: recognizer.targetDescriptions))
            }
            next = holder.superview
        }
        return notes
    }
}

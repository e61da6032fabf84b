import Display

/// The clipboard of the computer in front of which the browser stands, as far as the browser lets it be known.
@MainActor
final class BrowserClipboard: DisplayClipboard {
    private(set) var changeCount = 0
    private var current: String?
    private let tell: (String) -> Void

    /// - Parameter tell: has pages take over what the application has copied.
    init(tell: @escaping (String) -> Void) { self.tell = tell }

    var text: String? {
        get { current }
        set {
            take(newValue)
            tell(newValue ?? "")
        }
    }

    /// Something was copied elsewhere, or pasted into the page.
    func take(_ text: String?) {
        guard text != current else { return }
        current = text
        changeCount += 1
    }
}

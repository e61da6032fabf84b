import UIKitCore

/// A position as a number of UTF-16 units from the beginning of the text.
final class TextOffset: UITextPosition {
    nonisolated let value: Int

    init(_ value: Int) {
        self.value = value
        super.init()
    }

    nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.value == value }
    nonisolated override var hash: Int { value }
    nonisolated override var description: String { "\(value)" }
}

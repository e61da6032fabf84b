import UIKitCore

/// The position before one of the tokens of a search field.
final class TokenPosition: UITextPosition {
    nonisolated let index: Int

    init(_ index: Int) {
        self.index = index
        super.init()
    }

    nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? TokenPosition)?.index == index }
    nonisolated override var hash: Int { index }
    nonisolated override var description: String { "token \(index)" }
}

/// A stretch of a search field that has tokens in it.
final class TokenRange: UITextRange {
    private let ends: (start: UITextPosition, end: UITextPosition)

    init(_ start: UITextPosition, _ end: UITextPosition) {
        ends = (start, end)
        super.init()
    }

    override var start: UITextPosition { ends.start }
    override var end: UITextPosition { ends.end }
    override var isEmpty: Bool { ends.start == ends.end }
}

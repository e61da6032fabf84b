import Foundation
import UIKitCore

/// A stretch of text between two positions that are counted in UTF-16 units.
final class TextOffsetRange: UITextRange {
    nonisolated let value: NSRange

    init(_ value: NSRange) {
        self.value = value
        super.init()
    }

    override var start: UITextPosition { TextOffset(value.location) }
    override var end: UITextPosition { TextOffset(NSMaxRange(value)) }
    override var isEmpty: Bool { value.length == 0 }

    nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? TextOffsetRange)?.value == value }
    nonisolated override var hash: Int { value.location &* 31 &+ value.length }
    nonisolated override var description: String { "{\(value.location), \(value.length)}" }
}

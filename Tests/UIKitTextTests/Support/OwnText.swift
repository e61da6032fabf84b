import Foundation
import UIKitTesting
import UIKitText

/// A text view as an app would write it: one line of characters of ten points each, and lines of twenty points.
final class OwnText: UIView, UITextInput {
    final class Position: UITextPosition {
        let offset: Int
        init(_ offset: Int) {
            self.offset = offset
            super.init()
        }
    }

    final class Stretch: UITextRange {
        let range: Range<Int>
        init(_ range: Range<Int>) {
            self.range = range
            super.init()
        }
        override var start: UITextPosition { Position(range.lowerBound) }
        override var end: UITextPosition { Position(range.upperBound) }
        override var isEmpty: Bool { range.isEmpty }
    }

    final class Part: UITextSelectionRect {
        private let location: CGRect
        init(_ location: CGRect) {
            self.location = location
            super.init()
        }
        override var rect: CGRect { location }
    }

    var string: String { didSet { setNeedsDisplay() } }
    var selected = 0..<0

    init(_ string: String, frame: CGRect) {
        self.string = string
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    private var length: Int { string.utf16.count }
    private func offset(_ position: UITextPosition) -> Int { (position as? Position)?.offset ?? 0 }
    private func range(_ range: UITextRange) -> Range<Int> { (range as? Stretch)?.range ?? 0..<0 }

    override var canBecomeFirstResponder: Bool { true }
    override func draw(_ rect: CGRect) {
        for (index, character) in string.enumerated() {
            String(character).draw(at: CGPoint(x: CGFloat(index) * 10, y: 2), withAttributes: [.font: UIFont.systemFont(ofSize: 13)])
        }
    }

    // MARK: Typing

    var hasText: Bool { !string.isEmpty }
    func insertText(_ text: String) { replace(Stretch(selected), withText: text) }
    func deleteBackward() {
        let gone = selected.isEmpty ? max(selected.lowerBound - 1, 0)..<selected.lowerBound : selected
        replace(Stretch(gone), withText: "")
    }

    func text(in range: UITextRange) -> String? {
        let range = self.range(range)
        return (string as NSString).substring(with: NSRange(location: range.lowerBound, length: range.count))
    }

    func replace(_ range: UITextRange, withText text: String) {
        let range = self.range(range)
        string = (string as NSString).replacingCharacters(in: NSRange(location: range.lowerBound, length: range.count), with: text)
        let end = range.lowerBound + text.utf16.count
        selected = end..<end
    }

    var selectedTextRange: UITextRange? {
        get { Stretch(selected) }
        set { selected = newValue.map { range($0) } ?? 0..<0 }
    }

    var markedTextRange: UITextRange? { nil }
    var markedTextStyle: [NSAttributedString.Key: Any]?
    func setMarkedText(_ markedText: String?, selectedRange: NSRange) {}
    func unmarkText() {}

    // MARK: Positions

    var beginningOfDocument: UITextPosition { Position(0) }
    var endOfDocument: UITextPosition { Position(length) }
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        Stretch(offset(fromPosition)..<offset(toPosition))
    }
    func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let location = self.offset(position) + offset
        return (0...length).contains(location) ? Position(location) : nil
    }
    func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition? {
        self.position(from: position, offset: direction == .left ? -offset : offset)
    }
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let (first, second) = (offset(position), offset(other))
        return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
    }
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { offset(toPosition) - offset(from) }
    weak var inputDelegate: (any UITextInputDelegate)?
    lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? { range.end }
    func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? { nil }
    func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection { .leftToRight }
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}

    // MARK: Places

    func firstRect(for range: UITextRange) -> CGRect { rect(self.range(range)) }
    func caretRect(for position: UITextPosition) -> CGRect { CGRect(x: CGFloat(offset(position)) * 10 - 1, y: 0, width: 2, height: 20) }
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [Part(rect(self.range(range)))] }
    private func rect(_ range: Range<Int>) -> CGRect {
        CGRect(x: CGFloat(range.lowerBound) * 10, y: 0, width: CGFloat(range.count) * 10, height: 20)
    }
    func closestPosition(to point: CGPoint) -> UITextPosition? { Position(min(max(Int((point.x / 10).rounded()), 0), length)) }
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? { closestPosition(to: point) }
    func characterRange(at point: CGPoint) -> UITextRange? { nil }
}

import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// Where parts of a text are, as its `UITextInput` says.
@MainActor
struct InputGeometry {
    private let input: any UITextInput

    init(_ input: any UITextInput) { self.input = input }

    /// The view in whose coordinates the text answers.
    private var space: UIView? { input.textInputView ?? input as? UIView }

    func convert(_ rect: CGRect, to view: UIView) -> CGRect { space.map { view.convert(rect, from: $0) } ?? rect }
    func convert(_ point: CGPoint, from view: UIView) -> CGPoint { space.map { view.convert(point, to: $0) } ?? point }

    /// The rectangles of a stretch: those of lines that have a size.
    func rects(of range: UITextRange) -> [CGRect] {
        input.selectionRects(for: range).map(\.rect).filter {
            $0.width > 0 && $0.height > 0 && $0.origin.x.isFinite && $0.origin.y.isFinite
        }
    }

    /// The part of the text of a size that a position belongs to.
    func part(at position: UITextPosition, _ granularity: UITextGranularity) -> UITextRange? {
        let tokenizer = input.tokenizer
        return tokenizer.rangeEnclosingPosition(position, with: granularity, inDirection: .storage(.forward))
            ?? tokenizer.rangeEnclosingPosition(position, with: granularity, inDirection: .storage(.backward))
    }

    /// The end of the word that is nearest: a finger is too broad for a position within it.
    func wordEnd(nearest position: UITextPosition) -> UITextPosition {
        guard let word = part(at: position, .word) else { return position }
        let (before, behind) = (input.offset(from: word.start, to: position), input.offset(from: position, to: word.end))
        return before < behind ? word.start : word.end
    }

    /// From one position to another, in whichever order they stand.
    func range(_ first: UITextPosition, _ second: UITextPosition) -> UITextRange? {
        input.compare(first, to: second) == .orderedDescending
            ? input.textRange(from: second, to: first) : input.textRange(from: first, to: second)
    }
}

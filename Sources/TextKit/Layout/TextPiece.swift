import Foundation
internal import TextEngine

/// A paragraph as a layout manager keeps it, or a part of a very long one.
final class TextPiece {
    /// How many units end the paragraph: 0 at the end of the text, and where a long paragraph goes on.
    let terminator: Int
    /// True if a paragraph starts here.
    let startsParagraph: Bool
    /// Nil until somebody asks where something is, and again when it has not been asked for in a long time.
    var layout: PieceLayout?
    /// The layout of the whole in which the piece got its height; nil while that is guessed.
    var measuredIn: Int?
    /// True if it got its height as the first of the text.
    var measuredAsFirst = false
    /// The ends of its lines, across, as far as it has any.
    var sides: (left: CGFloat, right: CGFloat)?

    init(terminator: Int, startsParagraph: Bool) {
        self.terminator = terminator
        self.startsParagraph = startsParagraph
    }
}

/// The lines of a piece.
struct PieceLayout {
    var fragments: [LineFragment] = []
    /// Which layout of the whole it belongs to.
    var generation: Int
    /// True if it was made as the first of the text, which has no space before it.
    var isFirst: Bool
    var height: CGFloat = 0
    /// Where the next piece begins, when lines depend on those before them.
    var end = FlowPosition()
    /// The widest line with its padding.
    var usedRight: CGFloat = 0
    var usedLeft: CGFloat = 0
}

/// How far text has filled the containers.
struct FlowPosition: Equatable {
    var container = 0
    var y: CGFloat = 0
    /// How many lines the container has.
    var lines = 0
}

import Foundation
internal import TextEngine

/// The paragraphs of a text one below the other, each laid out on its own when somebody asks for it.
///
/// Paragraphs that nobody has asked for have a height that is guessed. An edit gives up the paragraphs it touches, and no others.
/// Where a line depends on those before it (several containers, a limited one, areas left free, lines of a container's own making),
/// the text is laid out in order from its start instead.
final class TextFlow {
    unowned let manager: NSLayoutManager
    var pieces = GapList<TextPiece>()
    /// Counts what makes all layout worthless.
    private(set) var generation = 0
    /// How many pieces from the start on are known to be laid out.
    private(set) var laidPrefix = 0
    /// How many are not laid out.
    private(set) var missing = 0
    private var guess = HeightGuess()
    /// How many pieces have got lines since some were last given up.
    private var laid = 0
    /// True if the text was read in the middle of changes, of which it will be notified.
    private var isStale = false
    /// The ends of the lines of all pieces that are measured.
    private var usedSides = UsedSides()

    /// Paragraphs longer than ``longestPiece`` are laid out in parts of about this many units, each of which starts a line: the time for a
    /// key has a limit, whatever the text.
    // ad-hoc: as much as takes a millisecond
    static let pieceLength = 1024
    // ad-hoc: five pages without a break, which nobody writes
    static let longestPiece = 8192

    init(_ manager: NSLayoutManager) { self.manager = manager }

    var storage: NSTextStorage? { manager.textStorage }

    /// True if every piece can be laid out without the others.
    var isSimple: Bool {
        guard manager.textContainers.count == 1, let container = manager.textContainers.first else { return false }
        return container.isSimpleRectangularTextContainer && container.room.height == .infinity
    }

    // MARK: The text

    /// Takes the text as if all of it were new.
    func reset() {
        guard let storage else {
            pieces = GapList()
            missing = 0
            laidPrefix = 0
            return
        }
        isStale = storage.edits.depth > 0 || !storage.edits.mask.isEmpty
        guess = HeightGuess(storage, width: manager.textContainers.first?.room.width ?? .infinity)
        let all = makePieces(from: 0, to: storage.length, of: storage, continues: false)
        pieces.replace(0..<pieces.count, with: all)
        invalidateAll()
    }

    /// Follows a change of the text.
    ///
    /// - Parameter range: In the text as it is now.
    func edit(_ range: NSRange, delta: Int) {
        guard let storage, range.location != NSNotFound else { return }
        guard pieces.count > 0, !isStale else { return reset() }
        manager.checkLength(pieces.total.length, delta, storage.length)
        let (start, oldEnd) = (range.location, NSMaxRange(range) - delta)
        var first = pieces.index(at: start) ?? 0
        if first > 0, pieces.start(of: first).length == start { first -= 1 }
        var last = max(pieces.index(at: oldEnd) ?? 0, first)
        let firstStart = pieces.start(of: first).length
        var lastEnd = pieces.start(of: last).length + pieces.extent(at: last).length
        if lastEnd == pieces.total.length {
            last = pieces.count - 1
            lastEnd = pieces.total.length
        }
        // Another text may have another font.
        if range.length == storage.length { guess = HeightGuess(storage, width: manager.textContainers.first?.room.width ?? .infinity) }
        var made = makePieces(from: firstStart, to: lastEnd + delta, of: storage, continues: !pieces[first].startsParagraph)
        keepUntouched(&made, first...last, start: start, newEnd: NSMaxRange(range), firstStart: firstStart)
        for index in first...last where isMeasured(index) {
            missing += 1
            usedSides.remove(pieces[index].sides)
        }
        missing -= last - first + 1
        missing += made.count
        pieces.replace(first..<last + 1, with: made)
        for index in first..<first + made.count where isMeasured(index) {
            missing -= 1
            usedSides.add(pieces[index].sides)
        }
        laidPrefix = min(laidPrefix, first)
        if !isSimple { forgetFlow(from: first) }
    }

    /// Puts the first and the last of the former pieces back at their positions if the change has not touched them.
    private func keepUntouched(
        _ made: inout [(TextPiece, TextExtent)], _ old: ClosedRange<Int>, start: Int, newEnd: Int, firstStart: Int
    ) {
        func isSame(_ index: Int, _ new: (TextPiece, TextExtent)) -> Bool {
            pieces.extent(at: index).length == new.1.length && pieces[index].terminator == new.0.terminator
                && pieces[index].startsParagraph == new.0.startsParagraph
        }
        guard let first = made.first, let last = made.last else { return }
        if isSame(old.lowerBound, first) {
            let isUntouched = start >= firstStart + first.1.length && first.0.terminator > 0
            if isUntouched {
                made[0] = (pieces[old.lowerBound], pieces.extent(at: old.lowerBound))
            } else {
                made[0].1.height = pieces.extent(at: old.lowerBound).height
            }
        }
        guard made.count > 1, old.count > 1, isSame(old.upperBound, last) else { return }
        let lastStart = firstStart + made.dropLast().reduce(0) { $0 + $1.1.length }
        // The line behind the text looks like what stands before it.
        if lastStart >= newEnd, lastStart > start, last.1.length > 0 {
            made[made.count - 1] = (pieces[old.upperBound], pieces.extent(at: old.upperBound))
        }
    }

    /// The paragraphs between two positions, the first of which starts a piece and the last of which ends one.
    private func makePieces(from start: Int, to end: Int, of storage: NSTextStorage, continues: Bool) -> [(TextPiece, TextExtent)] {
        var made: [(TextPiece, TextExtent)] = []
        var (position, startsParagraph) = (start, !continues)
        var endsWithBreak = end == 0 || (start == end && !continues)
        while position < end {
            let (text, next) = storage.paragraphEnd(from: position, limit: end)
            while text - position > (startsParagraph ? Self.longestPiece : 2 * Self.pieceLength) {
                let length = storage.pieceLength(from: position, about: Self.pieceLength)
                made.append((TextPiece(terminator: 0, startsParagraph: startsParagraph), guess.extent(length)))
                (position, startsParagraph) = (position + length, false)
            }
            let piece = TextPiece(terminator: next - text, startsParagraph: startsParagraph)
            made.append((piece, guess.extent(next - position)))
            (position, startsParagraph) = (next, next > text)
            endsWithBreak = next > text
        }
        // The line behind a break at the end of the text, or of a text without characters.
        if end == storage.length, endsWithBreak {
            made.append((TextPiece(terminator: 0, startsParagraph: true), TextExtent(height: guess.lineHeight)))
        }
        return made
    }

    // MARK: What is laid out

    func isLaid(_ index: Int) -> Bool {
        guard let layout = pieces[index].layout else { return false }
        return layout.generation == generation && layout.isFirst == (index == 0)
    }

    /// Returns true if the height of a piece is known, and not guessed. Its lines may have been given up since.
    func isMeasured(_ index: Int) -> Bool {
        let piece = pieces[index]
        return piece.measuredIn == generation && piece.measuredAsFirst == (index == 0)
    }

    var isComplete: Bool { missing <= 0 }

    func invalidateAll() {
        generation += 1
        usedSides = UsedSides()
        missing = pieces.count
        laidPrefix = 0
    }

    /// Gives up the layout of the pieces that a range touches.
    func invalidate(_ range: NSRange) {
        guard pieces.count > 0, let first = pieces.index(at: range.location),
            let last = pieces.index(at: max(NSMaxRange(range) - 1, range.location))
        else { return }
        for index in first...max(first, last) where isMeasured(index) { drop(index) }
        laidPrefix = min(laidPrefix, first)
        if !isSimple { forgetFlow(from: first) }
    }

    /// Gives up the line behind the text.
    func invalidateExtraLine() {
        let last = pieces.count - 1
        guard last >= 0, pieces.extent(at: last).length == 0, isMeasured(last) else { return }
        drop(last)
        laidPrefix = min(laidPrefix, last)
    }

    private func forgetFlow(from first: Int) {
        for index in first..<pieces.count where isMeasured(index) { drop(index) }
    }

    private func drop(_ index: Int) {
        usedSides.remove(pieces[index].sides)
        pieces[index].layout = nil
        pieces[index].measuredIn = nil
        missing += 1
    }

    /// Lays out a piece, and those before it where that is needed.
    func ensure(_ index: Int) {
        guard index < pieces.count, !manager.textContainers.isEmpty else { return }
        manager.checkNotEditing("layout")
        if isSimple, manager.allowsNonContiguousLayout {
            if !isLaid(index) { lay(index, from: FlowPosition()) }
            return
        }
        ensurePrefix(through: index)
        if !isLaid(index) { lay(index, from: FlowPosition()) }
    }

    func ensureAll() {
        guard pieces.count > 0 else { return }
        manager.checkNotEditing("layout")
        if !manager.textContainers.isEmpty { ensurePrefix(through: pieces.count - 1) }
    }

    private func ensurePrefix(through index: Int) {
        if isComplete { laidPrefix = pieces.count }
        let isSimple = isSimple
        while laidPrefix <= index {
            if !isMeasured(laidPrefix) {
                let first = isSimple || laidPrefix == 0 ? FlowPosition() : pieces[laidPrefix - 1].layout?.end ?? FlowPosition()
                lay(laidPrefix, from: first)
            }
            laidPrefix += 1
        }
    }

    private func lay(_ index: Int, from first: FlowPosition) {
        guard let storage else { return }
        let start = pieces.start(of: index)
        let extent = pieces.extent(at: index)
        let typesetter = PieceTypesetter(
            manager: manager, storage: storage, piece: pieces[index], start: start.length, length: extent.length, isFirst: index == 0,
            generation: generation)
        let layout = isSimple ? typesetter.stacked(top: start.height) : typesetter.flowed(from: first)
        let piece = pieces[index]
        if isMeasured(index) { usedSides.remove(piece.sides) } else { missing -= 1 }
        piece.layout = layout
        (piece.measuredIn, piece.measuredAsFirst) = (generation, index == 0)
        piece.sides = layout.fragments.isEmpty ? nil : (layout.usedLeft, layout.usedRight)
        usedSides.add(piece.sides)
        manager.layoutCount += 1
        if isSimple { giveUpDistantLines(from: index) }
        if extent.height != layout.height { pieces.setExtent(TextExtent(length: extent.length, height: layout.height), at: index) }
        manager.note(layout, isLast: index == pieces.count - 1, isSimple: isSimple)
    }

    /// How many pieces keep their lines; a page shows less than a hundred.
    private static let mostLaid = 2000
    /// How many of them stay around the one that is asked for.
    private static let nearby = 500

    /// Lines far away from what is asked for are made again when they are; their heights stay known. Each paragraph takes kilobytes.
    private func giveUpDistantLines(from index: Int) {
        laid += 1
        guard laid > Self.mostLaid else { return }
        laid = 0
        for other in 0..<pieces.count where pieces[other].layout != nil {
            if abs(other - index) > Self.nearby { pieces[other].layout = nil } else { laid += 1 }
        }
    }

    // MARK: What is used

    /// Around the lines that are laid out in a container, the line behind the text among them. Where text is laid out out of order, what
    /// is not laid out counts with its guessed height.
    func usedRect(ofContainer container: Int) -> CGRect {
        guard pieces.count > 0, missing < pieces.count else { return .zero }
        guard isSimple else { return flowedUsedRect(ofContainer: container) }
        let sides = usedSides.outermost
        let isWhole = isComplete || manager.allowsNonContiguousLayout
        let height = isWhole ? pieces.total.height : pieces.start(of: laidPrefix).height
        return CGRect(x: sides.left, y: 0, width: sides.right - sides.left, height: height)
    }

    private func flowedUsedRect(ofContainer container: Int) -> CGRect {
        var used = CGRect.null
        for index in 0..<pieces.count where isLaid(index) {
            for fragment in pieces[index].layout?.fragments ?? [] where fragment.container == container {
                used = used.union(fragment.usedRect)
            }
        }
        return used.isNull ? .zero : used
    }
}

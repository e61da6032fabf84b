import Foundation

/// One move in a text: its direction, how far it goes, and where it leads from a position.
struct SelectionWalk {
    private let source: any NSTextSelectionDataSource
    private let direction: NSTextSelectionNavigation.Direction
    private let destination: NSTextSelectionNavigation.Destination
    private let anchorOffset: CGFloat
    private let startsUpstream: Bool
    let isForward: Bool

    init(
        _ source: any NSTextSelectionDataSource, _ direction: NSTextSelectionNavigation.Direction,
        _ destination: NSTextSelectionNavigation.Destination, across anchorOffset: CGFloat, _ affinity: NSTextSelection.Affinity
    ) {
        self.source = source
        self.direction = direction
        self.destination = destination
        self.anchorOffset = anchorOffset
        startsUpstream = affinity == .upstream
        switch direction {
        case .forward, .down: isForward = true
        case .backward, .up: isForward = false
        case .left, .right:
            let isRightToLeft = source.baseWritingDirection(at: source.documentRange.location) == .rightToLeft
            isForward = (direction == .right) != isRightToLeft
        }
    }

    /// True for a move from line to line.
    var isVertical: Bool { (direction == .up || direction == .down) && ![.paragraph, .container, .document].contains(destination) }

    /// Where the caret belongs after the move: at the end of a line it stays there.
    var affinity: NSTextSelection.Affinity { destination == .line && isForward && !isVertical ? .upstream : .downstream }

    func edge(of range: NSTextRange) -> any NSTextLocation { isForward ? range.endLocation : range.location }

    /// Where the move ends.
    func target(from head: any NSTextLocation) -> any NSTextLocation {
        if isVertical { return verticalTarget(from: head) }
        switch destination {
        case .character: return nextPart(from: head, .byComposedCharacterSequences)
        case .word: return nextPart(from: head, .words)
        case .sentence: return nextPart(from: head, .sentences)
        case .line: return line(at: head).map { isForward ? source.textEnd(of: $0) : $0.location } ?? edge(of: source.documentRange)
        case .paragraph: return paragraphEdge(from: head)
        case .container, .document: return edge(of: source.documentRange)
        }
    }

    private func nextPart(from head: any NSTextLocation, _ kind: NSString.EnumerationOptions) -> any NSTextLocation {
        var target = edge(of: source.documentRange)
        let options = isForward ? kind : kind.union(.reverse)
        source.enumerateSubstrings(from: head, options: options.union(.substringNotRequired)) { _, range, whole, stop in
            let part = kind == .sentences ? whole ?? range : range
            let found = edge(of: part)
            guard found.compare(head) == (isForward ? .orderedDescending : .orderedAscending) else { return }
            target = found
            stop.pointee = true
        }
        return target
    }

    /// The end of the paragraph, or of the next one for a caret that stands there.
    private func paragraphEdge(from head: any NSTextLocation) -> any NSTextLocation {
        func edge(at location: any NSTextLocation) -> (any NSTextLocation)? {
            source.textRange(for: .paragraph, enclosing: location).map { isForward ? source.textEnd(of: $0) : $0.location }
        }
        guard let own = edge(at: head), own.compare(head) == .orderedSame else { return edge(at: head) ?? head }
        return source.location(head, offsetBy: isForward ? 1 : -1).flatMap { edge(at: $0) } ?? head
    }

    // MARK: From line to line

    private func line(at location: any NSTextLocation) -> NSTextRange? {
        if startsUpstream, let before = source.location(location, offsetBy: -1), let line = source.textRange(for: .line, enclosing: before),
            line.endLocation.compare(location) == .orderedSame, source.textEnd(of: line).compare(location) == .orderedSame
        {
            return line
        }
        return source.textRange(for: .line, enclosing: location)
    }

    /// How far across the container the move goes on.
    func across(from head: any NSTextLocation) -> CGFloat { anchorOffset > 0 ? anchorOffset : source.caretOffset(at: head) }

    private func verticalTarget(from head: any NSTextLocation) -> any NSTextLocation {
        let end = edge(of: source.documentRange)
        guard let line = line(at: head) else { return end }
        let beside = isForward ? line.endLocation : source.location(line.location, offsetBy: -1)
        guard let beside, let next = source.textRange(for: .line, enclosing: beside),
            next.location.compare(line.location) == (isForward ? .orderedDescending : .orderedAscending)
        else { return end }
        return source.caret(nearest: across(from: head), inLine: next).location
    }
}

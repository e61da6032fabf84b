import Foundation

/// Moves selections in a text, and says what a touch selects and what a key deletes.
///
/// It knows nothing of the text but what its data source says. Text of both directions in one line is gone through as it is stored.
// apple: https://developer.apple.com/documentation/uikit/nstextselectionnavigation
open class NSTextSelectionNavigation: UIObject {
    /// Who knows the text. Not kept alive.
    open private(set) weak var textSelectionDataSource: (any NSTextSelectionDataSource)?
    /// True if the ranges of one selection may have text between them. Kept, without influence. Default: false.
    open var allowsNonContiguousRanges = false
    /// True if points are turned where lines go down. Kept, without influence. Default: false.
    open var rotatesCoordinateSystemForLayoutOrientation = false

    /// Moves selections in the text of a data source.
    public init(dataSource: any NSTextSelectionDataSource) {
        textSelectionDataSource = dataSource
        super.init()
    }

    /// Forgets what was learned of the layout; nothing is remembered here.
    open func flushLayoutCache() {}

    // MARK: Moving

    /// The selection after a move of another one.
    ///
    /// - Parameters:
    ///   - extending: True if one end stays where it is.
    ///   - confined: True if the move ends in the paragraph where it begins.
    /// - Returns: Nil without a data source or a range to start from.
    open func destinationSelection(
        for textSelection: NSTextSelection, direction: Direction, destination: Destination, extending: Bool, confined: Bool
    ) -> NSTextSelection? {
        guard let source = textSelectionDataSource, let first = textSelection.textRanges.first, let last = textSelection.textRanges.last,
            let range = NSTextRange(location: first.location, end: last.endLocation)
        else { return nil }
        let walk = SelectionWalk(source, direction, destination, across: textSelection.anchorPositionOffset, textSelection.affinity)
        let movesStart = textSelection.movesStart ?? !walk.isForward
        let head = extending || range.isEmpty ? (movesStart ? range.location : range.endLocation) : walk.edge(of: range)
        let isCollapse = !extending && !range.isEmpty && destination == .character && !walk.isVertical
        var target = isCollapse ? head : walk.target(from: head)
        if confined, let paragraph = source.textRange(for: .paragraph, enclosing: head) { target = target.clamped(to: paragraph) }
        let moved: NSTextSelection
        if extending {
            let anchor = movesStart ? range.endLocation : range.location
            let isBefore = target.compare(anchor) == .orderedAscending
            let result = NSTextRange(ordered: isBefore ? target : anchor, isBefore ? anchor : target)
            moved = NSTextSelection([result], affinity: walk.affinity, granularity: textSelection.granularity)
            moved.movesStart = result.isEmpty ? nil : isBefore
        } else {
            moved = NSTextSelection(target, affinity: walk.affinity)
        }
        moved.typingAttributes = textSelection.typingAttributes
        moved.anchorPositionOffset = walk.isVertical ? walk.across(from: head) : 0
        return moved
    }

    // MARK: Selecting

    /// What a touch or click selects.
    ///
    /// - Parameters:
    ///   - containerLocation: A position in the container that the point is in.
    ///   - anchors: The selections there are, for ``Modifier/extend``, ``Modifier/multiple`` and drags.
    ///   - selecting: True in the course of a drag, which selects from the anchors on.
    ///   - bounds: Has no influence: the nearest line is taken.
    open func textSelections(
        interactingAt point: CGPoint, inContainerAt containerLocation: any NSTextLocation, anchors: [NSTextSelection],
        modifiers: Modifier, selecting: Bool, bounds: CGRect
    ) -> [NSTextSelection] {
        guard let source = textSelectionDataSource, let place = source.caret(nearest: point, inContainerAt: containerLocation) else {
            return anchors
        }
        let anchor = anchors.last
        guard selecting || modifiers.contains(.extend), let anchor, let range = anchor.textRanges.first else {
            let caret = NSTextSelection(place.location, affinity: place.affinity)
            return modifiers.contains(.multiple) ? anchors + [caret] : [caret]
        }
        let reached = source.textRange(for: anchor.granularity, enclosing: place.location)
        let touched =
            anchor.granularity == .character ? NSTextRange(location: place.location) : reached ?? NSTextRange(location: place.location)
        let isBefore = touched.location.compare(range.location) == .orderedAscending
        let selection = NSTextSelection([range.union(touched)], affinity: place.affinity, granularity: anchor.granularity)
        selection.movesStart = isBefore
        return anchors.dropLast() + [selection]
    }

    /// A selection grown to whole parts of the text.
    open func textSelection(for selectionGranularity: NSTextSelection.Granularity, enclosing textSelection: NSTextSelection)
        -> NSTextSelection
    {
        guard let source = textSelectionDataSource else { return textSelection }
        let ranges = textSelection.textRanges.map { range -> NSTextRange in
            var grown = source.textRange(for: selectionGranularity, enclosing: range.location) ?? range
            if !range.isEmpty, let last = source.location(range.endLocation, offsetBy: -1),
                let end = source.textRange(for: selectionGranularity, enclosing: last)
            {
                grown = grown.union(end)
            }
            return grown
        }
        let grown = NSTextSelection(ranges, affinity: textSelection.affinity, granularity: selectionGranularity)
        grown.typingAttributes = textSelection.typingAttributes
        return grown
    }

    /// The part of the text at a point; nil where there is no text.
    open func textSelection(
        for selectionGranularity: NSTextSelection.Granularity, enclosing point: CGPoint, inContainerAt location: any NSTextLocation
    ) -> NSTextSelection? {
        guard let place = textSelectionDataSource?.caret(nearest: point, inContainerAt: location) else { return nil }
        return textSelection(for: selectionGranularity, enclosing: NSTextSelection(place.location, affinity: place.affinity))
    }

    // MARK: Deleting

    /// What a key deletes: the selection if it is not empty, else from each caret to a destination.
    ///
    /// - Parameter allowsDecomposition: True if a mark on a letter goes alone.
    open func deletionRanges(
        for textSelection: NSTextSelection, direction: Direction, destination: Destination, allowsDecomposition: Bool
    ) -> [NSTextRange] {
        textSelection.textRanges.compactMap { range in
            guard range.isEmpty else { return range }
            let caret = NSTextSelection(range.location, affinity: textSelection.affinity)
            let moved = destinationSelection(
                for: caret, direction: direction, destination: destination, extending: true, confined: false)
            guard let deleted = moved?.textRanges.first, !deleted.isEmpty else { return nil }
            let isMark = allowsDecomposition && destination == .character && deleted.endLocation.compare(range.location) == .orderedSame
            return isMark ? textSelectionDataSource?.lastMark(of: deleted) ?? deleted : deleted
        }
    }
}

extension NSTextLocation {
    /// The nearest location in a range.
    fileprivate func clamped(to range: NSTextRange) -> any NSTextLocation {
        if compare(range.location) == .orderedAscending { return range.location }
        return compare(range.endLocation) == .orderedDescending ? range.endLocation : self
    }
}

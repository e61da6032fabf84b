/// Between positions in the text that a line was made of and those in what is laid out for it.
struct LineIndices: Sendable {
    /// The part of the text that the line stands for.
    var range: Range<Int>
    /// What is laid out stands for so much of it, the end of a paragraph left out.
    var shownCount: Int
    /// Positions of the text that a mark stands for; nil for all that is shown whole.
    var hidden: Range<Int>?
    /// How long the mark is.
    var markLength = 0

    /// The position in what is laid out.
    func layoutIndex(_ position: Int) -> Int {
        let position = min(max(position, range.lowerBound), range.upperBound)
        guard let hidden else { return min(position - range.lowerBound, shownCount) }
        if position <= hidden.lowerBound { return position - range.lowerBound }
        guard position >= hidden.upperBound else { return hidden.lowerBound - range.lowerBound }
        return min(position - hidden.count + markLength - range.lowerBound, shownCount)
    }

    /// The position in the text; that of the first character that is hidden for all of a mark.
    func position(_ layoutIndex: Int) -> Int {
        guard let hidden else { return min(range.lowerBound + layoutIndex, range.upperBound) }
        let before = hidden.lowerBound - range.lowerBound
        if layoutIndex < before { return range.lowerBound + layoutIndex }
        guard layoutIndex >= before + markLength else { return hidden.lowerBound }
        return min(hidden.upperBound + layoutIndex - before - markLength, range.upperBound)
    }
}

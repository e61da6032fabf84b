import Foundation

/// Where everything of a table stands: pure arithmetic, without a view.
///
/// In points, in the coordinates of the table's content. From top to bottom: the view above all sections, the sections, the view
/// below them. Finding a row by its position and a position by its row takes logarithmic time, in the number of sections and, where rows
/// differ in height, of rows.
struct TableLayout: Equatable, Sendable {
    /// The width of the content.
    var width: CGFloat = 0
    /// The distance of rows, headers and footers from the left and the right edge.
    var sideInset: CGFloat = 0
    /// The heights of the views above and below all sections.
    var topHeight: CGFloat = 0
    var bottomHeight: CGFloat = 0
    private(set) var sections: [SectionLayout]
    private var sums: RunningSums

    init(sections: [SectionLayout] = []) {
        self.sections = sections
        sums = RunningSums(sections.map(\.height))
    }

    // MARK: Whole

    var contentHeight: CGFloat { topHeight + sums.total + bottomHeight }
    var rowCount: Int { sections.reduce(0) { $0 + $1.rows.count } }

    /// How many rows each section has.
    var rowCounts: [Int] { sections.map(\.rows.count) }

    func contains(_ position: ListPosition) -> Bool {
        sections.indices.contains(position.section) && position.row >= 0 && position.row < sections[position.section].rows.count
    }

    // MARK: Rectangles

    /// Where the view above all sections stands.
    var topRect: CGRect { CGRect(x: 0, y: 0, width: width, height: topHeight) }
    /// Where the view below all sections stands.
    var bottomRect: CGRect { CGRect(x: 0, y: topHeight + sums.total, width: width, height: bottomHeight) }

    func start(ofSection section: Int) -> CGFloat { topHeight + sums.sum(before: section) }

    func rect(ofSection section: Int) -> CGRect { span(start(ofSection: section), sections[section].height) }

    /// Where all rows of a section stand.
    func rowsRect(ofSection section: Int) -> CGRect {
        span(start(ofSection: section) + sections[section].rowsStart, sections[section].rows.total)
    }

    func rect(of position: ListPosition) -> CGRect {
        let section = sections[position.section]
        return span(
            start(ofSection: position.section) + section.rowsStart + section.rows.start(of: position.row),
            section.rows.height(of: position.row))
    }

    /// Where a header or a footer stands while it is not kept from leaving the screen.
    func rect(of position: EdgePosition) -> CGRect {
        let section = sections[position.section]
        let start = start(ofSection: position.section)
        switch position.edge {
        case .header: return span(start + section.header.gapAbove, section.header.height)
        case .footer: return span(start + section.footerStart, section.footer.height)
        }
    }

    private func span(_ start: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: sideInset, y: start, width: max(width - 2 * sideInset, 0), height: height)
    }

    // MARK: Changing

    /// Says what the height of a row is. Returns by how much it was wrong.
    mutating func setHeight(_ height: CGFloat, of position: ListPosition) -> CGFloat {
        let difference = sections[position.section].rows.setHeight(height, of: position.row)
        if difference != 0 { sums.add(difference, at: position.section) }
        return difference
    }

    /// Says what the height of a header or a footer is. Returns by how much it was wrong.
    mutating func setHeight(_ height: CGFloat, of position: EdgePosition) -> CGFloat {
        changeEdge(position) {
            $0.height = height
            $0.isEstimate = false
        }
    }

    /// Changes what is known of a header or a footer. Returns by how much the section grows.
    @discardableResult
    mutating func changeEdge(_ position: EdgePosition, _ change: (inout SectionLayout.Edge) -> Void) -> CGFloat {
        let before = sections[position.section].height
        switch position.edge {
        case .header: change(&sections[position.section].header)
        case .footer: change(&sections[position.section].footer)
        }
        let difference = sections[position.section].height - before
        if difference != 0 { sums.add(difference, at: position.section) }
        return difference
    }

    /// Takes rows of a section out and puts others in.
    mutating func replaceRows(_ range: Range<Int>, ofSection section: Int, with heights: [CGFloat]) {
        let before = sections[section].height
        sections[section].rows.replace(range, with: heights)
        sums.add(sections[section].height - before, at: section)
    }

    /// Takes sections out and puts others in.
    mutating func replaceSections(_ range: Range<Int>, with others: [SectionLayout]) {
        if others.count == 1, range.count == 1 {
            sums.add(others[0].height - sections[range.lowerBound].height, at: range.lowerBound)
            sections[range.lowerBound] = others[0]
        } else {
            sections.replaceSubrange(range, with: others)
            sums = RunningSums(sections.map(\.height))
        }
    }
}

extension TableLayout {
    /// The last section that begins at a position or before; nil if there are no sections.
    func section(beginningAt position: CGFloat) -> Int? {
        sections.isEmpty ? nil : sums.lastIndex(beginningAt: position - topHeight)
    }
}

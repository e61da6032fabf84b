import Foundation

/// A section of a flow: header, items, footer.
struct FlowSection: Sendable {
    /// Where it begins in the direction of scrolling.
    var start: CGFloat = 0
    /// How long header and footer are; 0 for none.
    var header: CGFloat = 0
    var footer: CGFloat = 0
    /// The gaps around the lines.
    var before: CGFloat = 0
    var after: CGFloat = 0
    /// Where lines begin along themselves.
    var side: CGFloat = 0
    var lines: FlowLines

    var length: CGFloat { header + before + lines.length + after + footer }
    var end: CGFloat { start + length }
    /// Where the first line begins.
    var linesStart: CGFloat { start + header + before }
    var footerStart: CGFloat { end - footer }
}

/// Where everything in a flow layout stands. A value: it knows no view.
struct FlowPlan: Sendable {
    var axes = FlowAxes()
    /// The length of headers and footers along lines.
    var breadth: CGFloat = 0
    /// Pixels in a point.
    var scale: CGFloat = 1
    private(set) var sections: [FlowSection] = []

    var length: CGFloat { sections.last?.end ?? 0 }

    mutating func append(_ section: FlowSection) {
        var section = section
        section.start = length
        sections.append(section)
    }

    /// Gives items of a section other sizes.
    mutating func replaceSizes(_ changed: [Int: FlowSize], inSection index: Int) {
        sections[index].lines.replace(changed)
        for later in (index + 1)..<max(sections.count, index + 1) { sections[later].start = sections[later - 1].end }
    }

    // MARK: Frames

    func frame(ofItem item: Int, inSection section: Int) -> CGRect {
        let lines = sections[section].lines
        return frame(ofItem: item, in: lines.line(lines.lineIndex(ofItem: item)), of: section)
    }

    func frame(ofItem item: Int, in line: FlowLine, of section: Int) -> CGRect {
        let content = sections[section]
        let position = content.lines.position(ofItem: item, in: line)
        return snapped(along: content.side + position.along, across: content.linesStart + position.across, size: position.size)
    }

    func headerFrame(ofSection section: Int) -> CGRect {
        snapped(along: 0, across: sections[section].start, size: FlowSize(along: breadth, across: sections[section].header))
    }

    func footerFrame(ofSection section: Int) -> CGRect {
        snapped(along: 0, across: sections[section].footerStart, size: FlowSize(along: breadth, across: sections[section].footer))
    }

    /// Origins lie on pixels; sizes are what was asked for.
    private func snapped(along: CGFloat, across: CGFloat, size: FlowSize) -> CGRect {
        axes.rect(along: along.rounded(toPixelsOf: scale), across: across.rounded(toPixelsOf: scale), size: size)
    }

    // MARK: Searching

    /// Sections that reach into a span of the direction of scrolling.
    func sections(from start: CGFloat, to end: CGFloat) -> Range<Int> {
        let first = sections.firstIndexPassing { $0.end > start }
        let last = sections.firstIndexPassing { $0.start >= end }
        return first..<max(first, last)
    }
}

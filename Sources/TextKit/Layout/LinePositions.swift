import Foundation
internal import TextEngine

/// Where the characters of a line stand, made when somebody asks. Positions count from where the text of the line begins.
final class LinePositions {
    /// Characters that share one shape.
    struct Cluster {
        /// Positions in the layout's text.
        var range: Range<Int>
        var left: CGFloat
        var width: CGFloat
        var isRightToLeft: Bool
        /// The first glyph's number; 0 where there is none.
        var glyph: UInt32
    }

    private let layout: TextLayout
    private let line: Int
    private(set) lazy var runs: [GlyphRun] = layout.glyphRuns(ofLine: line)
    /// In the order of the text.
    private(set) lazy var clusters: [Cluster] = makeClusters()

    init(_ layout: TextLayout, line: Int) {
        self.layout = layout
        self.line = line
    }

    /// The end of the line's text, where a caret behind it stands.
    var end: CGFloat {
        guard let last = clusters.last else { return 0 }
        return last.isRightToLeft ? last.left : last.left + last.width
    }

    /// The cluster that holds a position of the layout's text; nil behind the line.
    func cluster(at position: Int) -> Cluster? {
        var (low, high) = (0, clusters.count)
        while low < high {
            let middle = (low + high) / 2
            if clusters[middle].range.upperBound > position { high = middle } else { low = middle + 1 }
        }
        return low < clusters.count && clusters[low].range.lowerBound <= position ? clusters[low] : nil
    }

    /// Where a caret before a position stands. Shapes of several letters are divided evenly among the characters in them.
    func caretX(at position: Int) -> CGFloat {
        guard let cluster = cluster(at: position) else {
            if let first = clusters.first, position < first.range.lowerBound {
                return first.isRightToLeft ? first.left + first.width : first.left
            }
            return end
        }
        let part = cluster.range.count > 1 ? fraction(of: position, in: cluster) : 0
        return cluster.isRightToLeft ? cluster.left + cluster.width * (1 - part) : cluster.left + cluster.width * part
    }

    /// The caret positions within a cluster.
    func insertionPoints(in cluster: Cluster) -> [Int] {
        guard cluster.range.count > 1 else { return [cluster.range.lowerBound] }
        let text = layout.text.string
        let units = text.utf16
        var index = units.index(units.startIndex, offsetBy: cluster.range.lowerBound)
        var position = cluster.range.lowerBound
        var points: [Int] = []
        while position < cluster.range.upperBound, index < text.endIndex {
            points.append(position)
            let next = text.index(after: index)
            position += units.distance(from: index, to: next)
            index = next
        }
        return points
    }

    private func fraction(of position: Int, in cluster: Cluster) -> CGFloat {
        let points = insertionPoints(in: cluster)
        let index = points.lastIndex { $0 <= position } ?? 0
        return CGFloat(index) / CGFloat(max(points.count, 1))
    }

    /// The stretches that show a range of positions, from left to right.
    func spans(of range: Range<Int>) -> [(left: CGFloat, right: CGFloat)] {
        var spans: [(left: CGFloat, right: CGFloat)] = []
        for cluster in clusters where cluster.range.overlaps(range) {
            var (left, right) = (cluster.left, cluster.left + cluster.width)
            if range.lowerBound > cluster.range.lowerBound {
                if cluster.isRightToLeft { right = caretX(at: range.lowerBound) } else { left = caretX(at: range.lowerBound) }
            }
            if range.upperBound < cluster.range.upperBound {
                if cluster.isRightToLeft { left = caretX(at: range.upperBound) } else { right = caretX(at: range.upperBound) }
            }
            spans.append((left, right))
        }
        spans.sort { $0.left < $1.left }
        return spans.reduce(into: []) { joined, span in
            if let last = joined.last, span.left - last.right < 0.01 {
                joined[joined.count - 1].right = max(last.right, span.right)
            } else {
                joined.append(span)
            }
        }
    }

    private func makeClusters() -> [Cluster] {
        var clusters: [Cluster] = []
        for (index, run) in runs.enumerated() {
            clusters += self.clusters(of: run, isFirst: index == 0, isLast: index == runs.count - 1)
        }
        return clusters.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    private func clusters(of run: GlyphRun, isFirst: Bool, isLast: Bool) -> [Cluster] {
        var parts: [Cluster] = []
        for glyph in run.glyphs {
            if let last = parts.last, last.range.lowerBound == glyph.position {
                parts[parts.count - 1].width += glyph.advance
            } else {
                let left = parts.last.map { $0.left + $0.width } ?? run.left
                parts.append(
                    Cluster(
                        range: glyph.position..<glyph.position, left: left, width: glyph.advance, isRightToLeft: run.isRightToLeft,
                        glyph: glyph.number))
            }
        }
        moveSpace(run.characterSpace / 2, in: &parts, isFirst: isFirst, isLast: isLast)
        if run.isRightToLeft { parts.reverse() }
        for index in parts.indices {
            let end = index + 1 < parts.count ? parts[index + 1].range.lowerBound : run.range.upperBound
            parts[index].range = parts[index].range.lowerBound..<max(end, parts[index].range.lowerBound)
        }
        return parts
    }

    /// Puts all of a character's space behind it.
    private func moveSpace(_ half: CGFloat, in parts: inout [Cluster], isFirst: Bool, isLast: Bool) {
        guard half != 0, !parts.isEmpty else { return }
        for index in parts.indices { parts[index].left += half }
        if isFirst {
            parts[0].left -= half
            parts[0].width += half
        }
        if isLast { parts[parts.count - 1].width += half }
        for index in parts.indices { parts[index].width = max(parts[index].width, 0) }
    }
}

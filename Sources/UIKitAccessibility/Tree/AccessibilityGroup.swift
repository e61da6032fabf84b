import Foundation
@_spi(ForasteroInternal) internal import UIKitCore

/// Elements that are read one after the other, and where they stand.
struct AccessibilityGroup {
    let frame: CGRect
    let elements: [any AccessibilityTarget]

    /// In rows from top to bottom, each from its leading side. What begins above the middle of a row's first member is in that row.
    static func inReadingOrder(_ groups: [AccessibilityGroup], rightToLeft: Bool) -> [AccessibilityGroup] {
        var rows: [[AccessibilityGroup]] = []
        let fromTop = groups.enumerated().sorted { ($0.element.frame.minY, $0.offset) < ($1.element.frame.minY, $1.offset) }
        for (_, group) in fromTop {
            if let first = rows.last?.first, group.frame.minY < first.frame.midY {
                rows[rows.count - 1].append(group)
            } else {
                rows.append([group])
            }
        }
        return rows.flatMap { row in
            row.enumerated().sorted { one, other in
                let (left, right) = (one.element.frame, other.element.frame)
                let edges = rightToLeft ? (-left.maxX, -right.maxX) : (left.minX, right.minX)
                return (edges.0, one.offset) < (edges.1, other.offset)
            }.map(\.element)
        }
    }
}

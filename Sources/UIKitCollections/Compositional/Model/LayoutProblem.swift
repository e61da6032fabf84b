import UIKitCore

/// A misuse in the description of a compositional layout.
enum LayoutProblem {
    /// - Parameters:
    ///   - name: of the number, as UIKit names it.
    ///   - word: what UIKit calls such numbers.
    static func require(_ value: CGFloat, as name: String, word: String) {
        _require(
            value.isFinite,
            "Invalid \(name): \(value). The \(word) must be a finite value. Look for a division by zero where it is worked out.")
    }

    @MainActor static func require(uniqueKindsIn items: [NSCollectionLayoutSupplementaryItem]) {
        var (seen, repeated): (Set<String>, [String]) = ([], [])
        for item in items where !seen.insert(item.elementKind).inserted { repeated.append(item.elementKind) }
        _require(
            repeated.isEmpty,
            """
            Error: Every supplementary must have a unique elementKind: duplicates detected: (\(repeated.joined(separator: ", "))). \
            Give each supplementary item an elementKind of its own.
            """)
    }

    static func require(subitems count: Int) {
        _require(count > 0, "At least 1 subitem is required for a group. A group without items needs no place in a layout.")
    }

    static func require(count: Int, axis: CompositionalAxis) {
        _require(
            count >= 1,
            "A repeating \(axis) group should specify a count >= 1, not \(count). Make the group only where there is something to show.")
    }

    static let missingSection = """
        Invalid section definition. Please specify a valid section definition when content is to be rendered for a section. This is a \
        client error. Return an NSCollectionLayoutSection from the section provider for every section that has items.
        """

    /// UIKit's words for a group in which not even its first item has a position. Said once a program.
    @MainActor static func warn(noRoomIn group: NSCollectionLayoutGroup) {
        guard !hasWarned else { return }
        hasWarned = true
        NSLog(
            """
            There is no room for this NSCollectionLayoutGroup to fit into its parent group or section, or it has no room for any subitems \
            itself. Nothing is shown. Make the group larger or its first item smaller: \(group)
            """)
    }

    @MainActor private static var hasWarned = false
}

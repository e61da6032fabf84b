import UIKitCore

/// The titles at the edge of a table that lead to its sections.
struct SectionIndex {
    /// As the data source said last.
    var titles: [String] = []
    /// Nil while there is nothing to show.
    var bar: SectionIndexBar?
}

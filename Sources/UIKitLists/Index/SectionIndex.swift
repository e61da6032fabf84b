import UIKitCore

/// The titles at the edge of a table or a collection view that lead to its sections or items.
package struct SectionIndex {
    /// As the data source said last.
    package var titles: [String] = []
    /// Nil while there is nothing to show.
    package var bar: SectionIndexBar?

    package init() {}
}

/// The titles at the right edge of a table that lead to its sections.
struct SectionIndex {
    var titles: [String] = []
}

import Foundation

/// The fragments that a layout manager has handed out, by where they begin: a paragraph has the same one until it changes.
final class FragmentStore {
    private var fragments: [Int: NSTextLayoutFragment] = [:]

    /// More than this many are kept only as long as somebody else keeps them.
    // ad-hoc: some screens full of paragraphs
    private static let most = 400

    subscript(range: NSRange) -> NSTextLayoutFragment? {
        guard let fragment = fragments[range.location], fragment.characters == range else { return nil }
        return fragment
    }

    func add(_ fragment: NSTextLayoutFragment) {
        if fragments.count >= Self.most { giveUpUnused() }
        fragments[fragment.characters.location] = fragment
    }

    func removeAll() { fragments = [:] }

    /// Follows a change of the text: those that it touches are given up, those behind it move.
    ///
    /// - Parameter range: In the text as it is now.
    func follow(_ range: NSRange, delta: Int) {
        guard !fragments.isEmpty else { return }
        let (start, end) = (range.location, NSMaxRange(range) - delta)
        var kept: [Int: NSTextLayoutFragment] = [:]
        for fragment in fragments.values {
            let characters = fragment.characters
            if NSMaxRange(characters) < start || (NSMaxRange(characters) == start && fragment.endsWithBreak && !fragment.showsExtraLine) {
                kept[characters.location] = fragment
            } else if characters.location > end {
                fragment.characters.location += delta
                kept[fragment.characters.location] = fragment
            }
        }
        fragments = kept
    }

    private func giveUpUnused() {
        for key in Array(fragments.keys) {
            guard var fragment = fragments.removeValue(forKey: key) else { continue }
            if !isKnownUniquelyReferenced(&fragment) { fragments[key] = fragment }
        }
    }
}

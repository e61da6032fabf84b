import Foundation
import UIKitLists

/// Sections of numbered items that change at random, as plain arrays, and snapshots of them.
public struct RandomSections {
    public private(set) var sections: [(id: Int, items: [Int])] = []
    public var generator: SeededGenerator
    /// The number of the item or section that was made last: none is made twice.
    private var last = 0

    /// How many changes a run makes; `FORASTERO_RANDOM_BATCHES` asks for another number.
    public static func count(_ usual: Int) -> Int {
        ProcessInfo.processInfo.environment["FORASTERO_RANDOM_BATCHES"].flatMap { Int($0) } ?? usual
    }

    public init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    public var counts: [Int] { sections.map(\.items.count) }
    public var items: [Int] { sections.flatMap(\.items) }

    /// All items with where they stand.
    public var positions: [(path: IndexPath, item: Int)] {
        sections.indices.flatMap { section in
            sections[section].items.enumerated().map { (IndexPath(item: $0, section: section), $1) }
        }
    }

    /// A snapshot after some more changes, which may ask for an item to be reloaded or reconfigured.
    @MainActor
    public mutating func nextSnapshot() -> NSDiffableDataSourceSnapshot<Int, Int> {
        change()
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections(sections.map(\.id))
        for section in sections { snapshot.appendItems(section.items, toSection: section.id) }
        if let item = items.randomElement(using: &generator), Bool.random(using: &generator) {
            if Bool.random(using: &generator) { snapshot.reloadItems([item]) } else { snapshot.reconfigureItems([item]) }
        }
        return snapshot
    }

    private mutating func change() {
        if sections.count > 6 || items.count > 60 { sections = [] }
        for _ in 0..<Int.random(in: 1...6, using: &generator) {
            switch Int.random(in: 0..<8, using: &generator) {
            case 0: sections.insert((makeNumber(), []), at: Int.random(in: 0...sections.count, using: &generator))
            case 1 where sections.count > 1: sections.remove(at: Int.random(in: 0..<sections.count, using: &generator))
            case 2: sections.shuffle(using: &generator)
            case 3...5: add(makeNumber())
            case 6: if let item = remove() { add(item) }
            default: _ = remove()
            }
        }
    }

    private mutating func makeNumber() -> Int {
        last += 1
        return last
    }

    private mutating func add(_ item: Int) {
        guard let section = sections.indices.randomElement(using: &generator) else { return }
        sections[section].items.insert(item, at: Int.random(in: 0...sections[section].items.count, using: &generator))
    }

    private mutating func remove() -> Int? {
        guard let section = sections.indices.filter({ !sections[$0].items.isEmpty }).randomElement(using: &generator) else { return nil }
        return sections[section].items.remove(at: Int.random(in: 0..<sections[section].items.count, using: &generator))
    }
}

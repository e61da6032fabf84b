import Testing
import UIKit

@testable import UIKitCollections

/// What showing and scrolling costs, counted.
@MainActor
struct LayoutCostTests {
    private typealias S = SectionSolving

    private func list(pins: Bool = false) -> NSCollectionLayoutSection {
        let section = NSCollectionLayoutSection(group: S.row([S.item(.fractionalWidth(1), .estimated(44))], height: .estimated(44)))
        guard pins else { return section }
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: S.size(.fractionalWidth(1), .absolute(20)), elementKind: "header", alignment: .top)
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
        return section
    }

    @Test("the first frame of 10,000 estimated items asks for as many cells and solves as many groups as that of 100")
    func firstFrame() throws {
        func cost(_ count: Int) throws -> [Int] {
            let layout = UICollectionViewCompositionalLayout(section: list())
            let (_, source) = CompositionalSource.show(layout, [count], height: { _ in 60 })
            let section = try #require(layout.solving.solution?.sections.first)
            return [source.log.count { $0.hasPrefix("cell") }, section.groups.solvedCount, layout.solving.solveCount]
        }
        let (few, many) = (try cost(100), try cost(10_000))
        #expect(few == many)
        #expect(few[2] == 1)
    }

    @Test("a million items are opened like a thousand")
    func million() throws {
        func cost(_ count: Int) throws -> [Int] {
            let section = NSCollectionLayoutSection(group: S.row([S.item(.fractionalWidth(0.25))], height: .fractionalWidth(0.25)))
            let layout = UICollectionViewCompositionalLayout(section: section)
            let (view, source) = CompositionalSource.show(layout, [count])
            let groups = try #require(layout.solving.solution?.sections.first?.groups)
            return [source.log.count, view.visibleCells.count, groups.storedGroupCount, layout.elements(in: view.bounds).count]
        }
        #expect(try cost(1_000) == cost(1_000_000))
    }

    @Test("scrolling describes no section again, and with nothing pinned it does not even prepare")
    func scrolling() {
        let plain = UICollectionViewCompositionalLayout(section: list())
        let (view, _) = CompositionalSource.show(plain, [500])
        for y in stride(from: CGFloat(0), to: 800, by: 13) { view.scroll(to: y) }
        #expect(plain.solving.solveCount == 1)
        #expect(!plain.shouldInvalidateLayout(forBoundsChange: view.bounds.offsetBy(dx: 0, dy: 5)))
        let pinned = UICollectionViewCompositionalLayout(section: list(pins: true))
        let (other, _) = CompositionalSource.show(pinned, [500])
        for y in stride(from: CGFloat(0), to: 800, by: 13) { other.scroll(to: y) }
        #expect(pinned.solving.solveCount == 1)
        #expect(pinned.shouldInvalidateLayout(forBoundsChange: other.bounds.offsetBy(dx: 0, dy: 5)))
    }

    @Test("a batch carries along what cells have asked for")
    func batch() {
        let layout = UICollectionViewCompositionalLayout(section: list())
        let (view, source) = CompositionalSource.show(layout, [50], height: { $0.item % 2 == 0 ? 60 : 80 })
        source.counts = [51]
        view.performBatchUpdates { view.insertItems(at: [[0, 0]]) }
        view.layoutIfNeeded()
        // Item 0 is new; the former items 0 and 1 are 1 and 2 now.
        #expect(view.layoutAttributesForItem(at: [0, 1])?.frame.height == 60)
        #expect(view.layoutAttributesForItem(at: [0, 2])?.frame.height == 80)
        source.counts = [50]
        view.performBatchUpdates { view.deleteItems(at: [[0, 0]]) }
        view.layoutIfNeeded()
        #expect(view.layoutAttributesForItem(at: [0, 0])?.frame.height == 60)
        #expect(view.layoutAttributesForItem(at: [0, 1])?.frame.height == 80)
    }
}

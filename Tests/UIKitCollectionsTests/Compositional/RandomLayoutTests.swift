import Testing
import UIKit

@testable import UIKitCollections

/// Layouts that nobody would write, checked against what must hold for all.
@MainActor
struct RandomLayoutTests {
    private typealias S = SectionSolving

    private func dimension(_ generator: inout SmallGenerator, side: CGFloat) -> NSCollectionLayoutDimension {
        switch generator.next(6) {
        case 0: .fractionalWidth(CGFloat(generator.next(120)) / 100)
        case 1: .fractionalHeight(CGFloat(generator.next(120)) / 100)
        case 2: .estimated(CGFloat(generator.next(200)))
        case 3: .uniformAcrossSiblings(estimate: CGFloat(generator.next(100) + 1))
        default: .absolute(CGFloat(generator.next(Int(side) + 20)) - 4)
        }
    }

    private func size(_ generator: inout SmallGenerator) -> NSCollectionLayoutSize {
        S.size(dimension(&generator, side: 200), dimension(&generator, side: 120))
    }

    private func spacing(_ generator: inout SmallGenerator) -> NSCollectionLayoutSpacing? {
        switch generator.next(3) {
        case 0: nil
        case 1: .fixed(CGFloat(generator.next(30)) - 5)
        default: .flexible(CGFloat(generator.next(30)))
        }
    }

    private func item(_ generator: inout SmallGenerator, depth: Int) -> NSCollectionLayoutItem {
        let item =
            depth < 2 && generator.next(4) == 0 ? group(&generator, depth: depth + 1) : NSCollectionLayoutItem(layoutSize: size(&generator))
        if generator.next(3) == 0 {
            item.contentInsets = NSDirectionalEdgeInsets(
                CGFloat(generator.next(10)), CGFloat(generator.next(10)), CGFloat(generator.next(10)), CGFloat(generator.next(400)))
        }
        if generator.next(3) == 0 {
            item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
                leading: spacing(&generator), top: spacing(&generator), trailing: spacing(&generator), bottom: spacing(&generator))
        }
        return item
    }

    private func group(_ generator: inout SmallGenerator, depth: Int = 0) -> NSCollectionLayoutGroup {
        let size = size(&generator)
        let items = (0...generator.next(3)).map { _ in item(&generator, depth: depth) }
        let group: NSCollectionLayoutGroup =
            switch generator.next(5) {
            case 0: .vertical(layoutSize: size, subitems: items)
            case 1: .horizontal(layoutSize: size, repeatingSubitem: items[0], count: generator.next(4) + 1)
            case 2: .vertical(layoutSize: size, repeatingSubitem: items[0], count: generator.next(4) + 1)
            default: .horizontal(layoutSize: size, subitems: items)
            }
        group.interItemSpacing = spacing(&generator)
        return group
    }

    private func section(_ generator: inout SmallGenerator) -> NSCollectionLayoutSection {
        let section = NSCollectionLayoutSection(group: group(&generator))
        section.interGroupSpacing = CGFloat(generator.next(20)) - 4
        section.contentInsets = NSDirectionalEdgeInsets(
            CGFloat(generator.next(20)), CGFloat(generator.next(20)), CGFloat(generator.next(20)), CGFloat(generator.next(20)))
        if generator.next(3) == 0 { section.orthogonalScrollingBehavior = .continuous }
        if generator.next(3) == 0 {
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(&generator), elementKind: "header", alignment: NSRectAlignment(rawValue: generator.next(9)) ?? .top)
            header.pinToVisibleBounds = generator.next(2) == 0
            section.boundarySupplementaryItems = [header]
        }
        return section
    }

    @Test("places are finite, every item is found where its group is, and nothing changes by asking twice", arguments: 0..<150)
    func solving(seed: UInt64) {
        var generator = SmallGenerator(seed: seed)
        let axis: CompositionalAxis = generator.next(3) == 0 ? .horizontal : .vertical
        let section = section(&generator)
        let count = generator.next(60)
        let solution = S.solve(section, items: count, in: S.room(axis))
        for _ in 0..<4 {
            check(solution, count)
            var wanted: [Int: CGSize] = [:]
            for _ in 0..<generator.next(6) where count > 0 {
                wanted[generator.next(count)] = CGSize(width: CGFloat(generator.next(300)), height: CGFloat(generator.next(200)))
            }
            _ = solution.setWantedSizes(wanted)
            let once = SectionSolution(section: section, itemCount: count, room: S.room(axis), wantedSizes: solution.wantedSizes)
            #expect(once.frames == solution.frames)
            #expect(once.length == solution.length)
        }
    }

    private func check(_ solution: SectionSolution, _ count: Int) {
        let frames = solution.frames
        #expect(frames.count == count || solution.groups.hasNoRoom && frames.isEmpty)
        #expect(frames.allSatisfy { $0.isUsable })
        #expect(solution.length.isFinite)
        #expect(solution.length >= 0)
        var seen: [Int] = []
        solution.groups.forEachGroup(from: -1, to: .greatestFiniteMagnitude) { seen += Array($0.leaves) }
        #expect(seen == Array(0..<frames.count), "each item is in one group, in order")
        guard let last = solution.groups.group(ofLeaf: frames.count - 1) else { return }
        #expect(last.start <= solution.groups.length + 0.001)
    }

    @Test("a collection view with such layouts scrolls, turns and is reloaded without looping", arguments: 0..<40)
    func showing(seed: UInt64) {
        var generator = SmallGenerator(seed: seed &+ 1000)
        var sections = (0..<4).map { _ in section(&generator) }
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        if generator.next(3) == 0 { configuration.scrollDirection = .horizontal }
        let layout = UICollectionViewCompositionalLayout(sectionProvider: { index, _ in sections[index % 4] }, configuration: configuration)
        let (view, source) = CompositionalSource.show(
            layout, [generator.next(40), 0, generator.next(40), 3], height: { CGFloat(($0.item * 37) % 90 + 10) },
            set: { $0.semanticContentAttribute = seed % 2 == 0 ? .forceRightToLeft : .unspecified })
        for step in 0..<12 {
            switch generator.next(5) {
            case 0: view.frame.size.width = CGFloat(generator.next(400))
            case 1:
                source.counts[generator.next(4)] = generator.next(50)
                view.reloadData()
            case 2:
                sections[generator.next(4)] = section(&generator)
                layout.invalidateLayout()
            default: view.contentOffset = CGPoint(x: CGFloat(generator.next(500)), y: CGFloat(generator.next(3000)))
            }
            view.layoutIfNeeded()
            #expect(view.contentSize.width.isFinite, "step \(step)")
            #expect(view.contentSize.height.isFinite, "step \(step)")
            let visible = view.indexPathsForVisibleItems
            #expect(visible.allSatisfy { layout.layoutAttributesForItem(at: $0)?.frame.isUsable == true })
        }
    }
}

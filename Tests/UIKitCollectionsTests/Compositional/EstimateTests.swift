import Testing
import UIKit

@testable import UIKitCollections

@MainActor
struct EstimateTests {
    private typealias S = SectionSolving

    private func list(spacing: CGFloat = 3, columns: Int = 1) -> NSCollectionLayoutSection {
        let item = S.item(.fractionalWidth(1 / CGFloat(columns)), .estimated(44))
        let section = NSCollectionLayoutSection(group: S.row([item], height: .estimated(44)))
        section.interGroupSpacing = spacing
        return section
    }

    private func size(_ height: CGFloat) -> CGSize { CGSize(width: 320, height: height) }

    @Test("CV-187: estimates stay where cells do not size themselves")
    func estimates() { #expect(S.solve(list(), items: 5).length == 232) }

    @Test("CV-188: a row grows to its tallest item, and the others keep their heights")
    func tallest() {
        let solution = S.solve(list(columns: 2), items: 4)
        #expect(solution.setWantedSizes([0: size(31), 1: size(88)]))
        #expect(solution.frames.map(\.height) == [31, 88, 44, 44])
        #expect(solution.ys == [0, 0, 91, 91])
        #expect(!solution.setWantedSizes([0: size(31), 1: size(88)]), "nothing changes by saying it again")
    }

    @Test("CV-189: in a group of a given height rows step by that, whatever cells ask for")
    func fixedGroup() {
        let group = S.row([S.item(.fractionalWidth(1), .estimated(44))], height: .absolute(60))
        let solution = S.solve(group, items: 3)
        #expect(solution.setWantedSizes([0: size(31), 1: size(50), 2: size(69)]))
        #expect(solution.frames.map(\.height) == [31, 50, 69])
        #expect(solution.ys == [0, 60, 120])
    }

    @Test("CV-189: a counted column shares its estimate")
    @available(*, deprecated, message: "What is deprecated is tested too.")
    func countedColumn() {
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: S.size(.fractionalWidth(1), .estimated(88)), subitem: S.item(.fractionalWidth(1), .estimated(44)), count: 2)
        group.interItemSpacing = .fixed(5)
        #expect(S.solve(group, items: 2).heights == [41.5])
    }

    @Test("CV-190: estimated boundary items push the content when they are measured")
    func boundary() {
        let section = list()
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: S.size(.fractionalWidth(1), .estimated(40)), elementKind: "header", alignment: .top)
        ]
        let solution = S.solve(section, items: 2)
        #expect(solution.ys == [40, 87])
        #expect(solution.setWantedBoundarySize(CGSize(width: 320, height: 28), of: 0))
        #expect(solution.ys == [28, 75])
        #expect(solution.length == 119)
    }

    @Test("estimated widths: rows take as many items as fit with the widths that are known")
    func tags() {
        let group = S.row([S.item(.estimated(100), .absolute(20))], spacing: .fixed(10), height: .absolute(20))
        let solution = S.solve(group, items: 9)
        #expect(solution.xs == [0, 110, 220, 0, 110, 220, 0, 110, 220])
        func wide(_ width: CGFloat) -> CGSize { CGSize(width: width, height: 20) }
        #expect(solution.setWantedSizes([0: wide(200), 4: wide(40), 5: wide(250)]))
        // 200, 100 | 100, 100, 40 (260) | 250 | 100, 100, 100
        #expect(solution.xs == [0, 210, 0, 110, 220, 0, 0, 110, 220])
        #expect(solution.ys == [0, 0, 20, 20, 20, 40, 60, 60, 60])
        #expect(solution.length == 80)
    }

    @Test("cells that ask in any order give the same places as all at once", arguments: 0..<20)
    func anyOrder(seed: UInt64) {
        var generator = SmallGenerator(seed: seed)
        let count = 60
        let isTag = seed % 2 == 0
        func make() -> NSCollectionLayoutSection {
            isTag
                ? NSCollectionLayoutSection(
                    group: S.row(
                        [S.item(.estimated(60), .estimated(20)), S.item(.estimated(90), .absolute(30))], spacing: .fixed(4),
                        height: .estimated(20))) : list(columns: 3)
        }
        let step = S.solve(make(), items: count)
        var all: [Int: CGSize] = [:]
        for _ in 0..<25 {
            var batch: [Int: CGSize] = [:]
            for _ in 0..<generator.next(4) {
                let size = CGSize(width: CGFloat(generator.next(150) + 10), height: CGFloat(generator.next(90) + 10))
                batch[generator.next(count)] = size
            }
            all.merge(batch) { $1 }
            _ = step.setWantedSizes(batch)
        }
        let once = SectionSolution(section: make(), itemCount: count, room: S.room(), wantedSizes: all)
        #expect(step.frames == once.frames)
        #expect(step.length == once.length)
        #expect(step.frames.count == count)
    }

    @Test("uniform across siblings: as high as the highest of the group that was seen")
    func uniform() {
        let item = S.item(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 44))
        let solution = S.solve(S.row([item], height: .estimated(44)), items: 4)
        #expect(solution.setWantedSizes([0: size(30), 1: size(70)]))
        #expect(solution.frames.map(\.height) == [70, 70, 44, 44])
        #expect(solution.ys == [0, 0, 70, 70])
    }

    @Test("a part of an estimated row's height follows the row when it grows")
    func followers() {
        let group = S.row(
            [S.item(.fractionalWidth(0.25), .fractionalHeight(1)), S.item(.fractionalWidth(0.75), .estimated(44))], height: .estimated(44))
        let solution = S.solve(group, items: 2)
        #expect(solution.setWantedSizes([1: size(90)]))
        #expect(solution.frames.map(\.height) == [90, 90])
    }
}

/// Numbers that only look random, the same each time.
struct SmallGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

    mutating func next(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(bound))
    }
}

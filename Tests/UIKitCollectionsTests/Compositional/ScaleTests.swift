import Testing
import UIKit

@testable import UIKitCollections

/// What layouts cost is counted, not timed.
@MainActor
struct ScaleTests {
    private typealias S = SectionSolving

    @Test("a million items of given sizes are one stored group and the rest of the last one")
    func million() {
        let section = NSCollectionLayoutSection(group: S.row([S.item(.fractionalWidth(0.25))], height: .fractionalWidth(0.25)))
        let solution = S.solve(section, items: 1_000_001)
        #expect(solution.groups.storedGroupCount == 2)
        #expect(solution.groups.groupCount == 250_001)
        #expect(solution.length == 20_000_080)
        #expect(solution.position(ofItem: 999_999)?.frame == CGRect(x: 240, y: 19_999_920, width: 80, height: 80))
        #expect(solution.position(ofItem: 1_000_000)?.frame == CGRect(x: 0, y: 20_000_000, width: 80, height: 80))
        var seen: [Range<Int>] = []
        solution.forEachGroup(in: CGRect(x: 0, y: 16_000_040, width: 320, height: 100)) { seen.append($0.leaves) }
        #expect(seen == [800_000..<800_004, 800_004..<800_008])
    }

    @Test("of 10,000 estimated items only those are solved that were seen, wherever they are")
    func estimates() {
        let section = NSCollectionLayoutSection(group: S.row([S.item(.fractionalWidth(1), .estimated(44))], height: .estimated(44)))
        let solution = S.solve(section, items: 10_000)
        #expect(solution.groups.solvedCount == 0)
        #expect(solution.groups.storedGroupCount == 1)
        #expect(solution.setWantedSizes(Dictionary(uniqueKeysWithValues: (0..<12).map { ($0, CGSize(width: 320, height: 50)) })))
        #expect(solution.groups.solvedCount == 12)
        #expect(solution.setWantedSizes([7_000: CGSize(width: 320, height: 100), 7_001: CGSize(width: 320, height: 20)]))
        #expect(solution.groups.solvedCount == 14)
        #expect(solution.length == 440_104)
        #expect(solution.position(ofItem: 7_001)?.frame.minY == 308_172)
    }

    @Test("widths that are measured in the middle of 10,000 tags move only what has to move")
    func tags() {
        let group = S.row([S.item(.estimated(100), .absolute(20))], height: .absolute(20))
        let solution = S.solve(group, items: 9_999)
        #expect(solution.setWantedSizes([4_000: CGSize(width: 300, height: 20)]))
        #expect(solution.groups.solvedCount < 10)
        #expect(solution.groups.storedGroupCount < 10)
        #expect(solution.frames.count == 9_999)
    }
}

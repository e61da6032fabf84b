import Foundation
import UIKitCore

extension SectionSolution {
    var hasPinnedItems: Bool { section.boundarySupplementaryItems.contains(where: \.pinToVisibleBounds) }

    func boundaryIndex(ofKind kind: String) -> Int? {
        section.boundarySupplementaryItems.firstIndex { $0.elementKind == kind }
    }

    /// How many badges of a kind stand before a group.
    func badgeCount(ofKind kind: String, before group: PlacedGroup) -> Int {
        var count = 0
        for run in groups.runs {
            let perCycle = run.cycle.groups.reduce(0) { $0 + $1.badgeCount(ofKind: kind) }
            guard group.firstLeaf < run.endLeaf else {
                count += perCycle * run.repetitions
                continue
            }
            let (rounds, inRound) = run.groupIndex(ofLeaf: group.firstLeaf).quotientAndRemainder(dividingBy: run.cycle.groups.count)
            return count + rounds * perCycle + run.cycle.groups[..<inRound].reduce(0) { $0 + $1.badgeCount(ofKind: kind) }
        }
        return count
    }

    /// The badge of a kind with a number, and its group.
    func badge(ofKind kind: String, number: Int) -> (badge: SolvedGroup.Badge, group: PlacedGroup)? {
        guard number >= 0 else { return nil }
        var rest = number
        for run in groups.runs {
            let perCycle = run.cycle.groups.reduce(0) { $0 + $1.badgeCount(ofKind: kind) }
            guard rest < perCycle * run.repetitions else {
                rest -= perCycle * run.repetitions
                continue
            }
            let rounds = rest / perCycle
            rest -= rounds * perCycle
            for index in run.cycle.groups.indices {
                let badges = run.cycle.groups[index].badges.filter { $0.item.elementKind == kind }
                if rest < badges.count { return (badges[rest], run.group(rounds * run.cycle.groups.count + index)) }
                rest -= badges.count
            }
        }
        return nil
    }
}

extension SolvedGroup {
    func badgeCount(ofKind kind: String) -> Int { badges.count { $0.item.elementKind == kind } }
}

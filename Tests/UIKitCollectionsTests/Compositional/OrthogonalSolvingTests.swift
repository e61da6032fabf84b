import Testing
import UIKit

@testable import UIKitCollections

/// 320 wide, insets 3, 4, 5, 6, a header of 20, groups of 100×50 with 8 between them.
@MainActor
struct OrthogonalSolvingTests {
    private typealias S = SectionSolving

    private func section(_ group: NSCollectionLayoutSize) -> NSCollectionLayoutSection {
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: group, subitems: [S.item(.fractionalWidth(1))]))
        section.contentInsets = NSDirectionalEdgeInsets(3, 4, 5, 6)
        section.interGroupSpacing = 8
        section.orthogonalScrollingBehavior = .continuous
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: S.size(.fractionalWidth(1), .absolute(20)), elementKind: "header", alignment: .top)
        ]
        return section
    }

    @Test("CV-177: groups lie in one row, seen through the width within the insets")
    func row() {
        let solution = S.solve(section(S.size(.absolute(100), .absolute(50))), items: 3)
        #expect(solution.xs == [4, 112, 220])
        #expect(Set(solution.ys) == [23])
        #expect(solution.length == 78)
        #expect(solution.viewport == CGRect(x: 4, y: 23, width: 310, height: 50))
        #expect(solution.groups.length == 316)
        #expect(S.solve(section(S.size(.absolute(100), .absolute(50))), items: 8).groups.length - 310 == 546)
    }

    @Test("CV-178: fractions are of the whole width, and of the height within the insets")
    func fractions() {
        let solution = S.solve(section(S.size(.fractionalWidth(0.8), .fractionalHeight(0.25))), items: 2)
        #expect(solution.frames.first?.size == CGSize(width: 256, height: 118))
    }
}

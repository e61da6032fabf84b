import Testing
import UIKit

@testable import UIKitCollections

struct LayoutMisuseTests {
    private func text(_ result: ExitTest.Result?) -> String { String(decoding: result?.standardErrorContent ?? [], as: UTF8.self) }

    @Test("CV-191: numbers have to be finite")
    func numbers() async {
        let fraction = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = NSCollectionLayoutDimension.fractionalWidth(.nan) }
        }
        #expect(text(fraction).contains("Invalid fractional width: nan. The fraction must be a finite value."))
        let height = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = NSCollectionLayoutDimension.fractionalHeight(.infinity) }
        }
        #expect(text(height).contains("Invalid fractional height: inf. The fraction must be a finite value."))
        let points = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = NSCollectionLayoutDimension.absolute(.infinity) }
        }
        #expect(text(points).contains("Invalid absolute dimension: inf. The dimension must be a finite value."))
        let estimate = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = NSCollectionLayoutDimension.estimated(.infinity) }
        }
        #expect(text(estimate).contains("Invalid estimated dimension: inf. The dimension must be a finite value."))
    }

    @Test("CV-191: a group needs items")
    func subitems() async {
        let none = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let size = NSCollectionLayoutSize(widthDimension: .absolute(1), heightDimension: .absolute(1))
                _ = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [])
            }
        }
        #expect(text(none).contains("At least 1 subitem is required for a group"))
        let count = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let size = NSCollectionLayoutSize(widthDimension: .absolute(1), heightDimension: .absolute(1))
                _ = NSCollectionLayoutGroup.vertical(layoutSize: size, repeatingSubitem: NSCollectionLayoutItem(layoutSize: size), count: 0)
            }
        }
        #expect(text(count).contains("A repeating vertical group should specify a count >= 1"))
    }

    @Test("CV-173: two supplementary items of one kind")
    func kinds() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let size = NSCollectionLayoutSize(widthDimension: .absolute(1), heightDimension: .absolute(1))
                let badge = NSCollectionLayoutSupplementaryItem(
                    layoutSize: size, elementKind: "badge", containerAnchor: NSCollectionLayoutAnchor(edges: .top))
                _ = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge, badge])
            }
        }
        #expect(text(result).contains("Error: Every supplementary must have a unique elementKind: duplicates detected: (badge)"))
    }

    @Test("sizes of nothing, negative numbers and frames that are none are laid out in bounded time")
    @MainActor func bounded() {
        typealias S = SectionSolving
        #expect(S.solve(S.row([S.item(.absolute(0))]), items: 10).frames.count == 10)
        #expect(S.solve(S.row([S.item(.fractionalWidth(0.01))], spacing: .fixed(50)), items: 10).frames.count == 10)
        #expect(S.solve(S.row([S.item(.absolute(-40))], spacing: .fixed(-20)), items: 10).frames.count == 10)
        #expect(S.solve(S.row([S.item(.absolute(1e-7))]), items: 10).frames.count == 10)
        let nothing = S.solve(S.row([S.item(.fractionalWidth(0.5))]), items: 10, in: S.room(size: .zero))
        #expect(nothing.frames.count == 10)
        #expect(nothing.length >= 0)
        let odd = NSCollectionLayoutGroup.custom(layoutSize: S.size(.fractionalWidth(1), .absolute(10))) { _ in
            [NSCollectionLayoutGroupCustomItem(frame: CGRect(x: CGFloat.nan, y: 0, width: .infinity, height: 5))]
        }
        #expect(S.solve(odd, items: 2).frames.map(\.size) == [.zero, .zero])
        let empty = NSCollectionLayoutGroup.custom(layoutSize: S.size(.fractionalWidth(1), .absolute(10))) { _ in [] }
        #expect(S.solve(empty, items: 2).frames.isEmpty)
        let section = NSCollectionLayoutSection(group: S.row([S.item(.fractionalWidth(0.5))]))
        section.contentInsets = NSDirectionalEdgeInsets(.nan, 400, .infinity, 400)
        section.interGroupSpacing = .nan
        #expect(S.solve(section, items: 4).length == 200)
    }
}

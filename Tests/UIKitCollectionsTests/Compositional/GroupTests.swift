import Testing
import UIKit

@testable import UIKitCollections

@MainActor
struct GroupTests {
    private typealias S = SectionSolving

    private func column(
        _ item: NSCollectionLayoutItem, spacing: NSCollectionLayoutSpacing? = nil, width: NSCollectionLayoutDimension = .absolute(100),
        height: NSCollectionLayoutDimension = .absolute(100)
    ) -> NSCollectionLayoutGroup {
        let group = NSCollectionLayoutGroup.vertical(layoutSize: S.size(width, height), subitems: [item])
        group.interItemSpacing = spacing
        return group
    }

    @Test("CV-147: a column is filled like a row, and the last one is cut short")
    func columns() {
        let quarter = S.item(.fractionalWidth(1), .fractionalHeight(0.25))
        let plain = S.solve(column(quarter), items: 9)
        #expect(plain.heights == [25])
        #expect(plain.length == 225)
        let spaced = S.solve(column(quarter, spacing: .fixed(10)), items: 9)
        #expect(spaced.heights == [17.5])
        #expect(Array(spaced.ys.prefix(4)) == [0, 27.5, 55, 82.5])
        #expect(spaced.length == 217.5)
    }

    @Test("CV-148: columns of a section that scrolls down stand below one another")
    func columnsOfParts() {
        let group = column(
            S.item(.fractionalWidth(1), .fractionalHeight(0.3)), spacing: .fixed(10), width: .fractionalWidth(0.5),
            height: .fractionalHeight(0.5))
        let solution = S.solve(group, items: 9)
        #expect(solution.frames.first == CGRect(x: 0, y: 0, width: 160, height: 66))
        #expect(Array(solution.ys.prefix(4)) == [0, 76, 152, 240])
        #expect(solution.length == 720)
    }

    @Test("CV-149: the last group is as long as its items, with what a full one leaves over")
    func lastGroup() {
        let item = S.item(.fractionalWidth(1), .absolute(30))
        #expect(S.solve(column(item), items: 5).length == 170)
        #expect(S.solve(column(item, spacing: .fixed(10)), items: 5).length == 260)
        let flexible = S.solve(column(item, spacing: .flexible(10)), items: 5)
        #expect(flexible.ys == [0, 70, 100, 170, 200])
        #expect(flexible.length == 230)
    }

    @Test("CV-138, CV-155: groups in groups")
    func nested() {
        let inner = NSCollectionLayoutGroup.vertical(
            layoutSize: S.size(.fractionalWidth(0.5), .fractionalHeight(1)), subitems: [S.item(.fractionalWidth(1), .fractionalHeight(0.5))]
        )
        inner.interItemSpacing = .fixed(4)
        let group = S.row([S.item(.fractionalWidth(0.5)), inner], spacing: .fixed(6), height: .absolute(100))
        let solution = S.solve(group, items: 5)
        #expect(
            Array(solution.frames.prefix(3)) == [
                CGRect(x: 0, y: 0, width: 157, height: 100), CGRect(x: 163, y: 0, width: 157, height: 48),
                CGRect(x: 163, y: 52, width: 157, height: 48),
            ])
        #expect(solution.ys == [0, 0, 52, 100, 100])
        #expect(solution.length == 200)
    }

    @Test("CV-156: places of an app's own are taken as they are, again for every group")
    func custom() {
        var rooms: [(CGSize, CGSize)] = []
        let group = NSCollectionLayoutGroup.custom(layoutSize: S.size(.fractionalWidth(1), .absolute(80))) { environment in
            rooms.append((environment.container.contentSize, environment.container.effectiveContentSize))
            return [
                NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 5, y: 5, width: 30, height: 40)),
                NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 54, y: 13, width: 60, height: 30), zIndex: 4),
                NSCollectionLayoutGroupCustomItem(frame: CGRect(x: -1, y: -2, width: 400, height: 20)),
            ]
        }
        group.contentInsets = NSDirectionalEdgeInsets(3, 4, 5, 6)
        let solution = S.solve(group, items: 5)
        #expect(
            solution.frames == [
                CGRect(x: 5, y: 5, width: 30, height: 40), CGRect(x: 54, y: 13, width: 60, height: 30),
                CGRect(x: -1, y: -2, width: 400, height: 20), CGRect(x: 5, y: 85, width: 30, height: 40),
                CGRect(x: 54, y: 93, width: 60, height: 30),
            ])
        #expect(solution.position(ofItem: 1)?.leaf.zIndex == 4)
        #expect(rooms.count == 1 && rooms[0] == (CGSize(width: 320, height: 80), CGSize(width: 310, height: 72)))
    }

    @Test("CV-157: a group that has no room for its first item shows nothing")
    func noRoom() {
        let solution = S.solve(S.row([S.item(.absolute(400))]), items: 5)
        #expect(solution.frames.isEmpty)
        #expect(solution.groups.hasNoRoom)
        #expect(solution.length == 0)
    }

    @Test("CV-158: a group of an estimated length holds one run of its list; estimated items are counted by estimate")
    func estimatedGroups() {
        let group = column(S.item(.fractionalWidth(1), .estimated(44)), width: .fractionalWidth(1), height: .estimated(44))
        let solution = S.solve(group, items: 5)
        #expect(solution.ys == [0, 44, 88, 132, 176])
        #expect(solution.length == 220)
        #expect(S.solve(S.row([S.item(.estimated(100))]), items: 4).xs == [0, 100, 200, 0])
    }

    @Test("CV-134: what a section was made of can change without changing the section")
    func copies() {
        let item = S.item(.fractionalWidth(0.5))
        let group = S.row([item])
        let section = NSCollectionLayoutSection(group: group)
        item.contentInsets = NSDirectionalEdgeInsets(9, 9, 9, 9)
        group.interItemSpacing = .fixed(100)
        #expect(S.solve(section, items: 2).xs == [0, 160])
        #expect(group.subitems.first !== item)
        let copy = section.copy() as? NSCollectionLayoutSection
        section.interGroupSpacing = 50
        #expect(copy?.interGroupSpacing == 0)
        #expect(copy?.contentInsets == .zero)
    }

    @Test("CV-134: dimensions, sizes and spacings are equal by kind and number")
    func equality() {
        #expect(NSCollectionLayoutDimension.absolute(4) == .absolute(4))
        #expect(NSCollectionLayoutDimension.absolute(4) != .estimated(4))
        #expect(S.size(.absolute(1), .absolute(2)) == S.size(.absolute(1), .absolute(2)))
        #expect(NSCollectionLayoutSpacing.fixed(1) != .flexible(1))
        let uniform = NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: 3)
        #expect(uniform.isUniformAcrossSiblings)
        #expect(uniform.isEstimated)
        #expect(!uniform.isAbsolute)
        #expect(uniform.dimension == 3)
    }

    @Test("CV-192: insets of a container below 1 are parts of it")
    func containers() {
        let container = LayoutContainer(
            contentSize: CGSize(width: 200, height: 100), contentInsets: NSDirectionalEdgeInsets(0.1, 20, 5, 0.25))
        #expect(container.effectiveContentInsets == NSDirectionalEdgeInsets(10, 20, 5, 50))
        #expect(container.effectiveContentSize == CGSize(width: 130, height: 85))
    }
}

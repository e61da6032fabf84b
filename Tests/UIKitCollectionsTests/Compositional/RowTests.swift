import Testing
import UIKit

@testable import UIKitCollections

@MainActor
struct RowTests {
    private typealias S = SectionSolving

    @Test(
        "CV-135, CV-136: a third of the width is rounded down to a pixel, and items stand behind one another",
        arguments: [
            (320, 106.5, [0, 106.5, 213]), (301, 100, [0, 100, 200]), (300, 100, [0, 100, 200]), (280, 93, [0, 93, 186]),
        ] as [(CGFloat, CGFloat, [CGFloat])])
    func thirds(width: CGFloat, expected: CGFloat, xs: [CGFloat]) {
        let group = S.row([S.item(.fractionalWidth(1.0 / 3))])
        let solution = S.solve(group, items: 3, in: S.room(size: CGSize(width: width, height: 480)))
        #expect(solution.widths == [expected])
        #expect(solution.xs == xs)
        #expect(Set(solution.ys) == [0])
    }

    @Test(
        "CV-139…141: fractions are of what fixed spacings leave of the row",
        arguments: [
            (0.5, 10, 155, [0, 165]), (0.3, 10, 90, [0, 100, 200]), (0.25, 10, 72.5, [0, 82.5, 165, 247.5]),
            (1.0 / 3, 10, 100, [0, 110, 220]), (0.4, 10, 124, [0, 134]), (0.9, 10, 288, [0]), (0.3, 0, 96, [0, 96, 192]),
        ] as [(CGFloat, CGFloat, CGFloat, [CGFloat])])
    func fixedSpacing(fraction: CGFloat, spacing: CGFloat, width: CGFloat, xs: [CGFloat]) {
        let solution = S.solve(S.row([S.item(.fractionalWidth(fraction))], spacing: .fixed(spacing)), items: xs.count + 1)
        #expect(solution.widths == [width])
        #expect(solution.xs == xs + [0])
        #expect(solution.ys == xs.map { _ in 0 } + [50])
    }

    @Test(
        "CV-142: flexible spacing is a least, and the rest is spread between the items",
        arguments: [
            (0.3, 10, 90, [0, 115, 230]), (0.4, 10, 124, [0, 196]), (0.3, 1, 95, [0, 112.5, 225]), (0.25, 1, 79, [0, 80.5, 160.5, 241]),
            (1.0 / 3, 1, 106, [0, 107, 214]), (0.4, 1, 127.5, [0, 192.5]),
        ] as [(CGFloat, CGFloat, CGFloat, [CGFloat])])
    func flexibleSpacing(fraction: CGFloat, spacing: CGFloat, width: CGFloat, xs: [CGFloat]) {
        let solution = S.solve(S.row([S.item(.fractionalWidth(fraction))], spacing: .flexible(spacing)), items: xs.count)
        #expect(solution.widths == [width])
        #expect(solution.xs == xs)
    }

    @Test("CV-142: flexible spacing between items of a given width")
    func flexibleSpacingAbsolute() {
        #expect(S.solve(S.row([S.item(.absolute(100))], spacing: .flexible(4)), items: 3).xs == [0, 110, 220])
    }

    @Test("CV-143: a list of items is repeated while it fits")
    func lists() {
        let halves = S.solve(S.row([S.item(.fractionalWidth(0.5)), S.item(.fractionalWidth(0.25))]), items: 3)
        #expect(halves.xs == [0, 160, 0])
        #expect(halves.ys == [0, 0, 50])
        let mixed = S.solve(S.row([S.item(.fractionalWidth(0.5)), S.item(.absolute(50))], spacing: .fixed(10)), items: 3)
        #expect(mixed.frames.map(\.width) == [155, 50, 155])
        #expect(mixed.xs == [0, 165, 0])
    }

    @Test("CV-144: an item that does not fit begins the next group, as large as it is")
    func misfit() {
        let group = S.row([S.item(.absolute(200)), S.item(.absolute(150))])
        let solution = S.solve(group, items: 5)
        #expect(solution.xs == [0, 0, 0, 0, 0])
        #expect(solution.frames.map(\.width) == [200, 150, 200, 150, 200])
        #expect(solution.ys == [0, 50, 100, 150, 200])
        let three = S.solve(S.row([S.item(.absolute(100)), S.item(.absolute(120)), S.item(.absolute(140))]), items: 6)
        #expect(three.frames.map(\.width) == [100, 120, 140, 100, 120, 140])
        #expect(three.xs == [0, 100, 0, 140, 0, 120])
        #expect(three.ys == [0, 0, 50, 50, 100, 100])
    }

    @Test("CV-145: items higher than their group stick out, and rows step by the group")
    func tallItems() {
        let solution = S.solve(S.row([S.item(.fractionalWidth(0.25), .absolute(100))], height: .absolute(20)), items: 9)
        #expect(Set(solution.ys) == [0, 20, 40])
        #expect(solution.heights == [100])
        #expect(solution.length == 60)
    }

    @Test("CV-146, CV-137: a part of the width as a height; the height is that of the whole view whatever the insets")
    func heights() {
        #expect(S.solve(S.row([S.item(.fractionalWidth(0.5))], height: .fractionalWidth(0.2)), items: 2).heights == [64])
        let section = NSCollectionLayoutSection(
            group: S.row([S.item(.fractionalWidth(0.5))], height: .fractionalHeight(0.5)))
        section.contentInsets = NSDirectionalEdgeInsets(10, 20, 30, 40)
        let solution = S.solve(section, items: 4)
        #expect(
            solution.frames == [
                CGRect(x: 20, y: 10, width: 130, height: 240), CGRect(x: 150, y: 10, width: 130, height: 240),
                CGRect(x: 20, y: 250, width: 130, height: 240), CGRect(x: 150, y: 250, width: 130, height: 240),
            ])
        #expect(solution.length == 520)
    }

    @Test("CV-150: the older count gives every item an even share, the newer one leaves the item its size")
    @available(*, deprecated, message: "What is deprecated is tested too.")
    func counts() {
        let size = S.size(.fractionalWidth(1), .absolute(50))
        let shared = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitem: S.item(.fractionalWidth(1)), count: 3)
        shared.interItemSpacing = .fixed(10)
        let solution = S.solve(shared, items: 4)
        #expect(solution.widths == [100])
        #expect(solution.xs == [0, 110, 220, 0])
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: S.size(.absolute(100), .absolute(90)), subitem: S.item(.fractionalWidth(1), .absolute(5)), count: 3)
        #expect(S.solve(column, items: 3).heights == [30])
        let repeated = NSCollectionLayoutGroup.horizontal(layoutSize: size, repeatingSubitem: S.item(.absolute(50)), count: 3)
        #expect(S.solve(repeated, items: 4).xs == [0, 50, 100, 0])
    }

    @Test("CV-151: section insets, spacing of groups and thirds together")
    func insetThirds() {
        let section = NSCollectionLayoutSection(group: S.row([S.item(.fractionalWidth(1.0 / 3))], spacing: .fixed(10)))
        section.contentInsets = NSDirectionalEdgeInsets(5, 6, 7, 8)
        section.interGroupSpacing = 4
        let solution = S.solve(section, items: 9)
        #expect(solution.widths == [95])
        #expect(Array(solution.xs.prefix(3)) == [6, 111, 216])
        #expect(Set(solution.ys) == [5, 59, 113])
        #expect(solution.length == 170)
    }

    @Test("CV-152: a group's insets come first, an item's are cut off its place")
    func nestedInsets() {
        let item = S.item(.fractionalWidth(0.5))
        item.contentInsets = NSDirectionalEdgeInsets(5, 6, 7, 8)
        let group = S.row([item], height: .absolute(100))
        group.contentInsets = NSDirectionalEdgeInsets(1, 2, 3, 4)
        #expect(
            S.solve(group, items: 2).frames == [
                CGRect(x: 8, y: 6, width: 143, height: 84), CGRect(x: 165, y: 6, width: 143, height: 84),
            ])
    }

    @Test("CV-153: edge spacing takes room; flexible edges share what is left")
    func edgeSpacing() {
        let item = S.item(.fractionalWidth(0.5), .absolute(100))
        item.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: .fixed(4), top: .fixed(5), trailing: .fixed(6), bottom: .fixed(7))
        let fixed = S.solve(S.row([item], height: .absolute(120)), items: 2)
        #expect(fixed.frames.first == CGRect(x: 4, y: 5, width: 160, height: 100))
        #expect(fixed.xs == [4, 4])
        let flexible = S.item(.fractionalWidth(0.4), .fractionalHeight(0.5))
        flexible.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: .flexible(0), top: .flexible(0), trailing: nil, bottom: nil)
        let spread = S.solve(S.row([flexible], height: .absolute(100)), items: 2)
        #expect(spread.xs == [32, 192])
        #expect(spread.ys == [50, 50])
    }

    @Test("CV-154: a group's edge spacing adds to the spacing of groups")
    func groupEdges() {
        let group = S.row([S.item(.fractionalWidth(1))], height: .absolute(30))
        group.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: .fixed(4), top: .fixed(5), trailing: .fixed(6), bottom: .fixed(7))
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 8
        let solution = S.solve(section, items: 3)
        #expect(solution.ys == [5, 55, 105])
        #expect(solution.length == 142)
    }
}

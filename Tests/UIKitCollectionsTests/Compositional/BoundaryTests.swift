import Testing
import UIKit

@testable import UIKitCollections

/// 320 wide, insets 3, 4, 5, 6, two rows of 40: naturally 88 high. What is at the edges is 60×30.
@MainActor
struct BoundaryTests {
    private typealias S = SectionSolving
    typealias Boundary = NSCollectionLayoutBoundarySupplementaryItem

    private func section(_ items: Boundary..., inset: Bool = true) -> NSCollectionLayoutSection {
        let section = NSCollectionLayoutSection(group: S.row([S.item(.fractionalWidth(0.5))], height: .absolute(40)))
        section.contentInsets = NSDirectionalEdgeInsets(3, 4, 5, 6)
        section.boundarySupplementaryItems = items
        section.supplementariesFollowInsets = inset
        return section
    }

    private func boundary(
        _ alignment: NSRectAlignment, _ offset: CGPoint = .zero, size: NSCollectionLayoutSize? = nil, kind: String = "kind",
        extends: Bool = true
    ) -> Boundary {
        let item = Boundary(
            layoutSize: size ?? S.size(.absolute(60), .absolute(30)), elementKind: kind, alignment: alignment, absoluteOffset: offset)
        item.extendsBoundary = extends
        return item
    }

    @Test(
        "CV-160…162: where boundary items stand, and for which the section grows",
        arguments: [
            (.top, 129, 130, 0, 33, 118), (.bottom, 129, 130, 88, 3, 118), (.leading, 4, 0, 29, 3, 88), (.trailing, 254, 260, 29, 3, 88),
            (.topLeading, 4, 0, 0, 33, 118), (.topTrailing, 254, 260, 0, 33, 118),
        ] as [(NSRectAlignment, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)])
    func places(_ alignment: NSRectAlignment, x: CGFloat, freeX: CGFloat, y: CGFloat, firstY: CGFloat, length: CGFloat) {
        let solution = S.solve(section(boundary(alignment)), items: 4)
        #expect(solution.boundaryFrames == [CGRect(x: x, y: y, width: 60, height: 30)])
        #expect(solution.ys.first == firstY)
        #expect(solution.length == length)
        #expect(S.solve(section(boundary(alignment), inset: false), items: 4).boundaryFrames.first?.minX == freeX)
    }

    @Test("CV-161, CV-162: in a section that scrolls sideways, leading pushes the items and top does not")
    func sideways() {
        let room = S.room(.horizontal)
        let leading = S.solve(section(boundary(.leading)), items: 2, in: room)
        #expect(leading.xs.first == 64)
        #expect(leading.boundaryFrames.first?.minX == 0)
        let plain = S.solve(section(), items: 2, in: room)
        #expect(leading.length == plain.length + 60)
        let top = S.solve(section(boundary(.top)), items: 2, in: room)
        #expect(top.boundaryFrames.first?.minY == 3)
        #expect(top.length == plain.length)
        #expect(S.solve(section(boundary(.top), inset: false), items: 2, in: room).boundaryFrames.first?.minY == 0)
        #expect(S.solve(section(boundary(.bottom)), items: 2, in: room).boundaryFrames.first?.minY == 445)
        #expect(S.solve(section(boundary(.bottom), inset: false), items: 2, in: room).boundaryFrames.first?.minY == 450)
    }

    @Test("CV-163: an offset changes the room that a boundary item takes")
    func offsets() {
        let top = S.solve(section(boundary(.top, CGPoint(x: 5, y: 7))), items: 4)
        #expect(top.boundaryFrames.first?.origin == CGPoint(x: 134, y: 0))
        #expect(top.ys.first == 26)
        #expect(top.length == 111)
        let bottom = S.solve(section(boundary(.bottomLeading, CGPoint(x: 5, y: 7))), items: 4)
        #expect(bottom.boundaryFrames.first?.minY == 95)
        #expect(bottom.length == 125)
    }

    @Test("CV-164: without extending the boundary it lies over the content")
    func overContent() {
        let bottom = S.solve(section(boundary(.bottom, CGPoint(x: -5, y: -7), extends: false)), items: 4)
        #expect(bottom.boundaryFrames.first?.origin == CGPoint(x: 124, y: 51))
        #expect(bottom.length == 88)
        let top = S.solve(section(boundary(.topTrailing, CGPoint(x: -5, y: -7), extends: false)), items: 4)
        #expect(top.boundaryFrames.first?.origin == CGPoint(x: 249, y: -7))
        #expect(top.length == 88)
    }

    @Test("CV-165: two at one side do not stack")
    func sameSide() {
        let low = S.size(.absolute(60), .absolute(10))
        let top = S.solve(section(boundary(.top), boundary(.top, size: low, kind: "low")), items: 4)
        #expect(top.boundaryFrames.map(\.minY) == [0, 20])
        #expect(top.length == 118)
        let bottom = S.solve(
            section(boundary(.top, kind: "head"), boundary(.bottom), boundary(.bottom, size: low, kind: "low")), items: 4)
        #expect(bottom.boundaryFrames.map(\.minY) == [0, 118, 118])
    }

    @Test("CV-166: fractions are of the width within the insets")
    func fractions() {
        let header = boundary(.top, size: S.size(.fractionalWidth(1), .fractionalHeight(0.1)))
        let footer = boundary(.bottom, size: S.size(.fractionalWidth(0.5), .absolute(20)), kind: "footer")
        let frames = S.solve(section(header, footer), items: 4).boundaryFrames
        #expect(frames[0].size == CGSize(width: 310, height: 48))
        #expect(frames[1].minX == 81.5)
        #expect(frames[1].width == 155)
    }

    @Test("CV-167: one that is higher than the section")
    func tall() {
        let tall = S.size(.absolute(33), .absolute(200))
        let plain = NSCollectionLayoutSection(group: S.row([S.item(.fractionalWidth(0.5))], height: .absolute(40)))
        plain.boundarySupplementaryItems = [boundary(.top, size: tall)]
        #expect(S.solve(plain, items: 4).length == 280)
        plain.boundarySupplementaryItems = [boundary(.leading, size: tall)]
        let leading = S.solve(plain, items: 4)
        #expect(leading.length == 200)
        #expect(leading.boundaryFrames.first?.minY == 0)
        plain.boundarySupplementaryItems = [boundary(.leading, size: tall, extends: false)]
        let over = S.solve(plain, items: 4)
        #expect(over.boundaryFrames.first?.minY == -60)
        #expect(over.length == 80)
    }

    @Test("CV-170: an empty section keeps its insets and what extends it")
    func empty() {
        let solution = S.solve(section(boundary(.top)), items: 0)
        #expect(solution.length == 38)
        #expect(solution.boundaryFrames.first?.minY == 0)
    }

    @Test("CV-171, CV-172: badges hang on the corner of their item, inside, with an offset in points or in sizes of their own")
    func badges() throws {
        func badge(_ anchor: NSCollectionLayoutAnchor, _ size: CGSize, on host: CGRect) -> CGRect {
            NSCollectionLayoutSupplementaryItem(
                layoutSize: S.size(.absolute(size.width), .absolute(size.height)), elementKind: "badge", containerAnchor: anchor
            ).frame(size: size, on: host)
        }
        let host = CGRect(x: 20, y: 20, width: 140, height: 60)
        let corner: NSDirectionalRectEdge = [.top, .trailing]
        #expect(badge(NSCollectionLayoutAnchor(edges: corner), CGSize(width: 20, height: 10), on: host).origin == CGPoint(x: 140, y: 20))
        let all = badge(NSCollectionLayoutAnchor(edges: .all), CGSize(width: 20, height: 10), on: host)
        #expect(all.origin == CGPoint(x: 80, y: 45))
        #expect(badge(NSCollectionLayoutAnchor(edges: []), CGSize(width: 20, height: 10), on: host) == all)
        let other = CGRect(x: 20, y: 52, width: 245, height: 60)
        let size = CGSize(width: 40, height: 20)
        let points = badge(NSCollectionLayoutAnchor(edges: corner, absoluteOffset: CGPoint(x: 7, y: 9)), size, on: other)
        #expect(points.origin == CGPoint(x: 232, y: 61))
        let parts = badge(NSCollectionLayoutAnchor(edges: corner, fractionalOffset: CGPoint(x: 0.5, y: 0.25)), size, on: other)
        #expect(parts.origin == CGPoint(x: 245, y: 57))
    }

    @Test("CV-173: a badge's fractions are of its item")
    func badgeSize() throws {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: S.size(.fractionalWidth(0.5), .fractionalHeight(0.25)), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .leading]))
        let item = NSCollectionLayoutItem(layoutSize: S.size(.absolute(212), .absolute(194)), supplementaryItems: [badge])
        let group = try #require(S.solve(S.row([item]), items: 1).groups.group(ofLeaf: 0)).group
        #expect(group.badges.map(\.frame) == [CGRect(x: 0, y: 0, width: 106, height: 48.5)])
        #expect(badge.zIndex == 1)
    }

    @Test("CV-174: a background covers its section with all that is at its edges, less its own insets")
    func background() {
        let decoration = NSCollectionLayoutDecorationItem.background(elementKind: "ground")
        decoration.contentInsets = NSDirectionalEdgeInsets(1, 2, 3, 4)
        let section = section(boundary(.top))
        section.decorationItems = [decoration]
        #expect(S.solve(section, items: 4).frame(of: decoration) == CGRect(x: 2, y: 1, width: 314, height: 114))
    }
}

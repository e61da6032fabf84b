import Testing
import UIKit
import UIKitTesting

@testable import UIKitCollections

/// 320 wide, insets 3, 4, 5, 6, a header of 20, groups of 100×50 with 8 between them.
@MainActor
struct OrthogonalTests {
    private typealias S = SectionSolving

    private func section(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, width: NSCollectionLayoutDimension = .absolute(100),
        spacing: CGFloat = 8
    ) -> NSCollectionLayoutSection {
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: S.size(width, .absolute(50)), subitems: [S.item(.fractionalWidth(1))]))
        section.contentInsets = NSDirectionalEdgeInsets(3, 4, 5, 6)
        section.interGroupSpacing = spacing
        section.orthogonalScrollingBehavior = behavior
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: S.size(.fractionalWidth(1), .absolute(20)), elementKind: "header", alignment: .top)
        ]
        return section
    }

    private func rest(_ section: NSCollectionLayoutSection) -> OrthogonalRest {
        let solution = S.solve(section, items: 8)
        return OrthogonalRest(
            behavior: section.orthogonalScrollingBehavior, groups: solution.groups, groupLength: { $0.group.size.width }, viewport: 310)
    }

    @Test("CV-179: a continuous section rests anywhere, or where a group begins")
    func continuous() {
        #expect(rest(section(.continuous)).target(proposal: 131, velocity: 1, origin: 0, offset: 90) == 131)
        #expect(rest(section(.continuousGroupLeadingBoundary)).target(proposal: 331, velocity: 1, origin: 0, offset: 90) == 324)
    }

    @Test(
        "CV-180: rest points are where groups begin, within what can be scrolled",
        arguments: [
            (130, 108), (200, 216), (300, 324), (400, 432), (700, 546),
        ] as [(CGFloat, CGFloat)])
    func boundaries(proposal: CGFloat, expected: CGFloat) {
        for behavior in [UICollectionLayoutSectionOrthogonalScrollingBehavior.continuousGroupLeadingBoundary, .groupPaging] {
            #expect(rest(section(behavior)).nearest(to: proposal) == expected)
        }
    }

    @Test("CV-180: group paging moves one group a swipe")
    func onePerSwipe() {
        let rest = rest(section(.groupPaging))
        #expect(rest.target(proposal: 500, velocity: 3, origin: 108, offset: 200) == 216)
        #expect(rest.target(proposal: 0, velocity: -3, origin: 216, offset: 190) == 108)
        #expect(rest.target(proposal: 150, velocity: 0, origin: 108, offset: 150) == 108)
        #expect(rest.target(proposal: 180, velocity: 0, origin: 108, offset: 180) == 216)
        #expect(rest.target(proposal: 900, velocity: 3, origin: 540, offset: 546) == 546)
        #expect(rest.target(proposal: 90, velocity: -1, origin: 108, offset: 150) == 108, "a finger that turns round")
    }

    @Test("CV-181: pages are as wide as what is seen")
    func pages() {
        let rest = rest(section(.paging))
        #expect(rest.nearest(to: 200) == 310)
        #expect(rest.nearest(to: 700) == 546)
        #expect(rest.target(proposal: 900, velocity: 3, origin: 0, offset: 100) == 310)
        #expect(rest.target(proposal: 0, velocity: -3, origin: 546, offset: 500) == 310)
    }

    @Test("CV-182: centred groups, before the beginning and beyond the end too")
    func centered() {
        let spaced = rest(section(.groupPagingCentered))
        #expect([1, 2, 3].map { spaced.nearest(to: CGFloat($0) * 108 - 105) } == [3, 111, 219])
        #expect(spaced.start == -105)
        let wide = rest(section(.groupPagingCentered, width: .absolute(256)))
        #expect([237, 501, 765].map { wide.nearest(to: $0 + 20) } == [237, 501, 765])
        let tight = rest(section(.groupPagingCentered, spacing: 0))
        #expect(tight.nearest(to: -20) == -5)
        #expect(tight.nearest(to: 9_999) == 595)
    }

    @Test("CV-177, CV-184: cells stand in a scroll view inside, which moves without the collection view")
    func embedding() throws {
        let (view, source) = CompositionalSource.show(UICollectionViewCompositionalLayout(section: section(.continuous)), [8, 8])
        let cell = try #require(view.cellForItem(at: [0, 0]))
        let inner = try #require(cell.superview as? UIScrollView)
        #expect(inner.superview === view)
        #expect(inner.frame == CGRect(x: 4, y: 23, width: 310, height: 50))
        #expect(inner.contentSize.width == 856)
        #expect(cell.frame.origin == .zero)
        #expect(view.cellForItem(at: [0, 5]) == nil)
        #expect(view.supplementaryView(forElementKind: "header", at: [0, 0])?.superview === view)
        var moved = 0
        source.whenScrolled = { moved += 1 }
        inner.contentOffset.x = 500
        view.layoutIfNeeded()
        #expect(view.cellForItem(at: [0, 5])?.frame.minX == 540)
        #expect(view.cellForItem(at: [0, 0]) == nil)
        #expect(moved == 0)
        #expect(view.cellForItem(at: [1, 0]) != nil, "the other section has not moved")
        // Far out of sight and back: it stands where it was.
        #expect(view.layoutAttributesForItem(at: [0, 5])?.frame.minX == 544)
    }

    @Test("how far a section has scrolled is kept while it is out of sight")
    func remembering() throws {
        let (view, _) = CompositionalSource.show(
            UICollectionViewCompositionalLayout(section: section(.continuous)), Array(repeating: 8, count: 40))
        let inner = try #require(view.cellForItem(at: [0, 0])?.superview as? UIScrollView)
        inner.contentOffset.x = 300
        view.layoutIfNeeded()
        view.scroll(to: 2000)
        #expect(inner.superview == nil)
        view.scroll(to: 0)
        let again = try #require(view.cellForItem(at: [0, 4])?.superview as? UIScrollView)
        #expect(again.contentOffset.x == 300)
    }

    @Test("CV-182: a centred section begins with its first group in the middle")
    func centeredStart() throws {
        let (view, _) = CompositionalSource.show(UICollectionViewCompositionalLayout(section: section(.groupPagingCentered)), [8])
        let inner = try #require(view.cellForItem(at: [0, 0])?.superview as? UIScrollView)
        #expect(inner.contentOffset.x == -105)
        #expect(inner.decelerationRate == .fast)
    }

    @Test("CV-183: the handler hears of what is seen, and what it changes stays")
    func handler() throws {
        let section = section(.continuous)
        var calls: [(offset: CGFloat, xs: [CGFloat], kinds: Int)] = []
        section.visibleItemsInvalidationHandler = { items, offset, environment in
            let cells = items.filter { $0.representedElementCategory == .cell }
            calls.append((offset.x, cells.map(\.frame.minX), items.count - cells.count))
            #expect(environment.container.contentSize.width == 320)
            for item in cells where item.indexPath.item == 1 {
                item.alpha = 0.5
                item.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
            }
        }
        let (view, _) = CompositionalSource.show(UICollectionViewCompositionalLayout(section: section), [8])
        let first = try #require(calls.first)
        #expect(first.offset == 0)
        #expect(Array(first.xs.prefix(3)) == [4, 112, 220])
        #expect(first.kinds == 1)
        let cell = try #require(view.cellForItem(at: [0, 1]))
        #expect(cell.alpha == 0.5)
        #expect(cell.transform.a == 0.5)
        let inner = try #require(cell.superview as? UIScrollView)
        inner.contentOffset.x = 60
        view.layoutIfNeeded()
        #expect(calls.last?.offset == 60)
        #expect(cell.alpha == 0.5)
    }

    @Test("CV-185: how it moves suits where it rests")
    func properties() throws {
        let section = section(.continuous)
        #expect(section.orthogonalScrollingProperties.bounce == .automatic)
        #expect(section.orthogonalScrollingProperties.decelerationRate == .automatic)
        section.orthogonalScrollingProperties.decelerationRate = .fast
        section.orthogonalScrollingProperties.bounce = .never
        let (view, _) = CompositionalSource.show(UICollectionViewCompositionalLayout(section: section), [8])
        let inner = try #require(view.cellForItem(at: [0, 0])?.superview as? UIScrollView)
        #expect(inner.decelerationRate == .fast)
        #expect(!inner.bounces)
    }

    @Test("CV-257: from right to left the first group is at the right end")
    func rightToLeft() throws {
        let (view, _) = CompositionalSource.show(
            UICollectionViewCompositionalLayout(section: section(.continuous)), [8],
            set: { $0.semanticContentAttribute = .forceRightToLeft })
        let cell = try #require(view.cellForItem(at: [0, 0]))
        let inner = try #require(cell.superview as? UIScrollView)
        #expect(inner.frame.minX == 6)
        #expect(inner.contentOffset.x == 546)
        #expect(cell.frame.minX == 756)
        #expect(cell.convert(cell.bounds, to: view).maxX == 316)
        inner.contentOffset.x = 0
        view.layoutIfNeeded()
        #expect(view.cellForItem(at: [0, 7])?.frame.minX == 0)
        #expect(view.cellForItem(at: [0, 0]) == nil)
    }

    private func onScreen(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    ) throws -> (TestScreen, UICollectionView, UIScrollView) {
        let (view, _) = CompositionalSource.show(UICollectionViewCompositionalLayout(section: section(behavior)), [8])
        let screen = TestScreen(showing: view)
        screen.settle()
        return (screen, view, try #require(view.cellForItem(at: [0, 0])?.superview as? UIScrollView))
    }

    @Test("CV-180: a short quick swipe goes on by one group, however quick")
    func swiping() throws {
        let (screen, view, inner) = try onScreen(.groupPaging)
        try screen.drag(from: CGPoint(x: 200, y: 40), to: CGPoint(x: 120, y: 40), in: 0.1)
        screen.wait(3)
        #expect(inner.contentOffset.x == 108)
        #expect(view.contentOffset.y == 0)
        try screen.drag(from: CGPoint(x: 120, y: 40), to: CGPoint(x: 220, y: 40), in: 0.1)
        screen.wait(3)
        #expect(inner.contentOffset.x == 0)
    }

    @Test("CV-181: a swipe goes on by a page")
    func paging() throws {
        let (screen, _, inner) = try onScreen(.paging)
        try screen.drag(from: CGPoint(x: 250, y: 40), to: CGPoint(x: 150, y: 40), in: 0.1)
        screen.wait(3)
        #expect(inner.contentOffset.x == 310)
    }

    @Test("CV-179: a section that rests at groups glides as far as it was thrown, and rests where a group begins")
    func gliding() throws {
        let (screen, _, inner) = try onScreen(.continuousGroupLeadingBoundary)
        try screen.drag(from: CGPoint(x: 300, y: 40), to: CGPoint(x: 100, y: 40), in: 0.15)
        screen.wait(4)
        #expect(inner.contentOffset.x == 540)
    }

    @Test("an item within a section that scrolls can be scrolled to, and found where it is seen")
    func scrollingToItem() {
        let (view, _) = CompositionalSource.show(UICollectionViewCompositionalLayout(section: section(.continuous)), [8])
        view.scrollToItem(at: [0, 5], at: .left, animated: false)
        view.layoutIfNeeded()
        #expect(view.cellForItem(at: [0, 5])?.superview.map { ($0 as? UIScrollView)?.contentOffset.x } == 540)
        #expect(view.indexPathForItem(at: CGPoint(x: 10, y: 40)) == [0, 5])
        #expect(view.indexPathForItem(at: CGPoint(x: 10, y: 10)) == nil)
    }
}

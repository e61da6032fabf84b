import Testing
import UIKit
import UIKitTesting

@testable import UIKitCollections

@MainActor
struct CompositionalLayoutTests {
    private typealias S = SectionSolving
    private typealias Boundary = NSCollectionLayoutBoundarySupplementaryItem

    private func rows(_ height: CGFloat = 40) -> NSCollectionLayoutSection {
        NSCollectionLayoutSection(group: S.row([S.item(.fractionalWidth(0.5))], height: .absolute(height)))
    }

    private func header(
        _ kind: String = "header", _ alignment: NSRectAlignment = .top, height: CGFloat = 30, pins: Bool = false
    ) -> Boundary {
        let item = Boundary(
            layoutSize: S.size(.fractionalWidth(1), .absolute(height)), elementKind: kind, alignment: alignment)
        item.pinToVisibleBounds = pins
        return item
    }

    @Test("cells stand where the sections have them, and only those in sight have views")
    func cells() {
        let (view, _) = CompositionalSource.show(UICollectionViewCompositionalLayout(section: rows()), [1000, 3])
        #expect(view.contentSize == CGSize(width: 320, height: 500 * 40 + 80))
        #expect(view.visibleCells.count == 24)
        #expect(view.frames().first == CGRect(x: 0, y: 0, width: 160, height: 40))
        view.scroll(to: 19_700)
        #expect(
            view.frames(inSection: 1).map(\.origin) == [CGPoint(x: 0, y: 20_000), CGPoint(x: 160, y: 20_000), CGPoint(x: 0, y: 20_040)])
        #expect(view.layoutAttributesForItem(at: [1, 1])?.frame == CGRect(x: 160, y: 20_000, width: 160, height: 40))
        #expect(view.collectionViewLayout.layoutAttributesForItem(at: [1, 3]) == nil)
    }

    @Test("CV-186: a rectangle is answered with whole groups, and with the ground of a section that it touches; outside there is nothing")
    func elements() {
        let section = rows()
        section.decorationItems = [.background(elementKind: "ground")]
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "ground")
        let (view, _) = CompositionalSource.show(layout, [10])
        func elements(_ rect: CGRect) -> [String] {
            (layout.layoutAttributesForElements(in: rect) ?? []).map { $0.representedElementKind ?? "\($0.indexPath.item)" }.sorted()
        }
        #expect(elements(CGRect(x: 0, y: 50, width: 1, height: 1)) == ["2", "3", "ground"])
        #expect(elements(CGRect(x: 0, y: 39, width: 320, height: 2)) == ["0", "1", "2", "3", "ground"])
        #expect(elements(CGRect(x: 0, y: 300, width: 320, height: 100)) == [])
        #expect(view.contentSize.height == 200)
    }

    @Test("CV-159: the provider is asked once for each section, in order, and again for another size or other traits")
    func provider() {
        var asked: [String] = []
        let layout = UICollectionViewCompositionalLayout { index, environment in
            asked.append("\(index) \(environment.container.contentSize.width) \(environment.container.effectiveContentSize.height)")
            return self.rows()
        }
        let (view, _) = CompositionalSource.show(layout, [3, 4])
        #expect(asked == ["0 320.0 480.0", "1 320.0 480.0"])
        asked = []
        view.scroll(to: 30)
        #expect(asked == [])
        view.frame.size.width = 200
        view.layoutIfNeeded()
        #expect(asked == ["0 200.0 480.0", "1 200.0 480.0"])
        #expect(view.frames().first?.width == 100)
        asked = []
        view.traitOverrides.userInterfaceStyle = .dark
        view.layoutIfNeeded()
        #expect(asked.count == 2)
        asked = []
        layout.invalidateLayout()
        view.layoutIfNeeded()
        #expect(asked.count == 2)
    }

    @Test("CV-176: a configuration is a copy until it is assigned back")
    func configuration() {
        let layout = UICollectionViewCompositionalLayout(section: rows())
        #expect(layout.configuration.scrollDirection == .vertical)
        #expect(layout.configuration.interSectionSpacing == 0)
        let configuration = layout.configuration
        configuration.interSectionSpacing = 50
        #expect(layout.configuration.interSectionSpacing == 0)
        layout.configuration = configuration
        configuration.interSectionSpacing = 60
        #expect(layout.configuration.interSectionSpacing == 50)
        #expect(layout.configuration.contentInsetsReference == .automatic)
    }

    @Test("CV-170: spacing between sections counts round an empty one")
    func spacing() {
        let section = rows(30)
        section.boundarySupplementaryItems = [header(height: 10)]
        section.contentInsets = NSDirectionalEdgeInsets(3, 4, 5, 6)
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 12
        let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
        let (view, _) = CompositionalSource.show(layout, [2, 0, 2])
        #expect(view.contentSize.height == 138)
        #expect(view.frames(inSection: 2).first?.minY == 103)
    }

    @Test("CV-168: views at the edges of the whole layout ignore the insets of sections, and have a path of one index")
    func outer() {
        let section = rows()
        section.contentInsets = NSDirectionalEdgeInsets(3, 4, 5, 6)
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.boundarySupplementaryItems = [header(height: 30), header("footer", .bottom, height: 20)]
        let (view, _) = CompositionalSource.show(
            UICollectionViewCompositionalLayout(section: section, configuration: configuration), [4])
        #expect(view.contentSize.height == 138)
        let header = view.visibleSupplementaryViews(ofKind: "header").first
        #expect(header?.frame == CGRect(x: 0, y: 0, width: 320, height: 30))
        #expect(view.indexPathsForVisibleSupplementaryElements(ofKind: "footer") == [IndexPath(index: 0)])
        #expect(view.frames().first?.origin == CGPoint(x: 4, y: 33))
    }

    @Test("CV-169: pinned headers and footers stay in sight, pushed by the end of their section and by each other")
    func pinned() throws {
        let section = rows()
        section.contentInsets = NSDirectionalEdgeInsets(3, 4, 5, 6)
        section.boundarySupplementaryItems = [header(pins: true), header("footer", .bottom, height: 20, pins: true)]
        let layout = UICollectionViewCompositionalLayout(section: section)
        let (view, _) = CompositionalSource.show(layout, [4, 4], size: CGSize(width: 320, height: 100))
        view.scroll(to: 100)
        func y(_ kind: String, _ section: Int) -> CGFloat? {
            view.supplementaryView(forElementKind: kind, at: [section, 0])?.frame.minY
        }
        #expect(y("footer", 0) == 118)
        #expect(y("header", 1) == 138)
        #expect(y("footer", 1) == 180)
        let first = try #require(layout.layoutAttributesForSupplementaryView(ofKind: "header", at: [0, 0]))
        #expect(first.frame.minY == 88)
        #expect(first.zIndex == 1_000_000_001)
        view.scroll(to: 20)
        #expect(y("header", 0) == 20)
        #expect(y("footer", 0) == 100)
        #expect(view.frames().first?.minY == 33)
    }

    @Test("CV-173: badges are counted by kind and section")
    func badges() throws {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: S.size(.absolute(20), .absolute(10)), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
        let badged = NSCollectionLayoutItem(layoutSize: S.size(.fractionalWidth(0.5), .fractionalHeight(1)), supplementaryItems: [badge])
        let section = NSCollectionLayoutSection(group: S.row([badged, S.item(.fractionalWidth(0.5))], height: .absolute(40)))
        let layout = UICollectionViewCompositionalLayout(section: section)
        let (view, _) = CompositionalSource.show(layout, [5])
        #expect(view.indexPathsForVisibleSupplementaryElements(ofKind: "badge") == [[0, 0], [0, 1], [0, 2]])
        let attributes = try #require(layout.layoutAttributesForSupplementaryView(ofKind: "badge", at: [0, 2]))
        #expect(attributes.frame == CGRect(x: 140, y: 80, width: 20, height: 10))
        #expect(attributes.zIndex == 1)
        #expect(layout.layoutAttributesForSupplementaryView(ofKind: "badge", at: [0, 3]) == nil)
    }

    @Test("CV-174: a background is made by the layout, behind cells of index 1")
    func background() throws {
        let section = rows()
        section.boundarySupplementaryItems = [header()]
        section.decorationItems = [.background(elementKind: "ground")]
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "ground")
        let (view, _) = CompositionalSource.show(layout, [4])
        let cell = try #require(view.cellForItem(at: [0, 0]))
        let ground = try #require(view.subviews.first as? UICollectionReusableView)
        #expect(ground.frame == CGRect(x: 0, y: 0, width: 320, height: 110))
        #expect(cell.element.zIndex == 1)
        #expect(layout.layoutAttributesForDecorationView(ofKind: "ground", at: [0, 0])?.frame == ground.frame)
    }

    @Test("CV-175: layout margins are kept clear across the direction of scrolling only")
    func margins() {
        let section = NSCollectionLayoutSection(group: S.row([S.item(.fractionalWidth(0.5))], height: .absolute(40)))
        section.contentInsetsReference = .layoutMargins
        section.boundarySupplementaryItems = [header(height: 20)]
        let (view, _) = CompositionalSource.show(
            UICollectionViewCompositionalLayout(section: section), [4],
            set: { view in
                view.directionalLayoutMargins = NSDirectionalEdgeInsets(9, 20, 9, 40)
            })
        #expect(view.frames().first == CGRect(x: 20, y: 20, width: 130, height: 40))
        #expect(view.visibleSupplementaryViews(ofKind: "header").first?.frame == CGRect(x: 20, y: 0, width: 260, height: 20))
    }

    @Test("CV-188, CV-95: cells that size themselves push what follows, and only those in sight are asked")
    func selfSizing() {
        let section = NSCollectionLayoutSection(group: S.row([S.item(.fractionalWidth(1), .estimated(44))], height: .estimated(44)))
        section.interGroupSpacing = 3
        let (view, source) = CompositionalSource.show(
            UICollectionViewCompositionalLayout(section: section), [1000], height: { $0.item % 2 == 0 ? 60 : 100 })
        #expect(
            Array(view.frames().prefix(3)) == [
                CGRect(x: 0, y: 0, width: 320, height: 60), CGRect(x: 0, y: 63, width: 320, height: 100),
                CGRect(x: 0, y: 166, width: 320, height: 60),
            ])
        let asked = source.log.filter { $0.hasPrefix("cell") }.count
        #expect(asked < 20)
        #expect(view.contentSize.height > 1000 * 47)
    }

    @Test("what is seen stays where it is when items above it turn out to be higher than estimated")
    func anchoring() throws {
        let section = NSCollectionLayoutSection(group: S.row([S.item(.fractionalWidth(1), .estimated(44))], height: .estimated(44)))
        let (view, _) = CompositionalSource.show(UICollectionViewCompositionalLayout(section: section), [1000], height: { _ in 70 })
        view.scroll(to: 20_000)
        let item = try #require(view.indexPathsForVisibleItems.dropFirst(2).first)
        func place() throws -> CGFloat { try #require(view.cellForItem(at: item)).frame.minY - view.contentOffset.y }
        let before = try place()
        view.scroll(to: view.contentOffset.y - 40)
        #expect(try abs(place() - before - 40) < 0.01)
        view.scroll(to: view.contentOffset.y - 40)
        #expect(try abs(place() - before - 80) < 0.01)
    }

    @Test("CV-257: leading is right where reading begins there")
    func rightToLeft() {
        let section = rows()
        section.contentInsets = NSDirectionalEdgeInsets(0, 20, 0, 0)
        let (view, _) = CompositionalSource.show(
            UICollectionViewCompositionalLayout(section: section), [3], set: { $0.semanticContentAttribute = .forceRightToLeft })
        #expect(view.frames().map(\.origin) == [CGPoint(x: 150, y: 0), CGPoint(x: 0, y: 0), CGPoint(x: 150, y: 40)])
    }

    @Test("a section that scrolls sideways steps along the width")
    func horizontal() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        let section = NSCollectionLayoutSection(
            group: .vertical(
                layoutSize: S.size(.absolute(50), .fractionalHeight(1)), subitems: [S.item(.fractionalWidth(1), .fractionalHeight(0.5))]))
        let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
        let (view, _) = CompositionalSource.show(layout, [5, 2])
        #expect(view.contentSize == CGSize(width: 200, height: 480))
        #expect(view.frames(inSection: 1).map(\.origin) == [CGPoint(x: 150, y: 0), CGPoint(x: 150, y: 240)])
    }

    @Test("CV-256: what scrolls sideways is seen from its right end at first where reading begins there")
    func sidewaysRightToLeft() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: S.size(.absolute(100), .fractionalHeight(1)), subitems: [S.item(.fractionalWidth(1))]))
        let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
        let (view, _) = CompositionalSource.show(layout, [8], set: { $0.semanticContentAttribute = .forceRightToLeft })
        #expect(view.contentOffset.x == 480)
        #expect(view.cellForItem(at: [0, 0])?.frame.minX == 700)
        #expect(view.layoutAttributesForItem(at: [0, 7])?.frame.minX == 0)
    }

    @Test("CV-159: a section with items has to be described")
    func missing() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = CompositionalSource.show(UICollectionViewCompositionalLayout { _, _ in nil }, [1])
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            text.contains(
                "Invalid section definition. Please specify a valid section definition when content is to be rendered for a section."))
    }

    @Test("a section without items need not be described")
    func missingEmpty() {
        let (view, _) = CompositionalSource.show(
            UICollectionViewCompositionalLayout { index, _ in index == 0 ? nil : self.rows() }, [0, 2])
        #expect(view.contentSize.height == 40)
    }

    @Test("Content that scrolls under bars has its cells from the first frame, although other insets make the layout stale meanwhile")
    func firstFrameUnderBars() throws {
        final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
            var displayed = 0
            func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 22 }
            func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
                view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            }
            func collectionView(_ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath) {
                displayed += 1
            }
        }
        let source = Source()
        let controller = UIViewController()
        let view = UICollectionView(
            frame: controller.view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout(section: rows(80)))
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        (view.dataSource, view.delegate) = (source, source)
        controller.view.addSubview(view)
        let screen = TestScreen(size: CGSize(width: 390, height: 844), scale: 2)
        screen.window.rootViewController = controller
        screen.settle()
        #expect(view.adjustedContentInset.top > 0)
        #expect(view.contentSize.height == 880)
        #expect(source.displayed == view.visibleCells.count)
        #expect(source.displayed > 15)
        #expect(view.visibleCells.allSatisfy { $0.superview === view })
    }
}

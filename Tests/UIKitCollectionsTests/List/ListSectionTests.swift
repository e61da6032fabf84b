import Testing
import UIKit

@testable import UIKitCollections

@MainActor
struct ListSectionTests {
    private typealias Configuration = UICollectionLayoutListConfiguration

    @Test("CV-193, CV-205: rows of one line are 44 high and as wide as the list")
    func rows() {
        let (view, _) = ListSource.show(Configuration(appearance: .plain), [3])
        #expect(view.frames() == (0..<3).map { CGRect(x: 0, y: CGFloat($0) * 44, width: 320, height: 44) })
    }

    @Test("CV-205: a second text makes a row higher")
    func subtitle() throws {
        let (view, _) = ListSource.show(Configuration(appearance: .plain), [2]) { cell, path in
            guard path.item == 0, var content = cell.contentConfiguration as? UIListContentConfiguration else { return }
            content.secondaryText = "More"
            cell.contentConfiguration = content
        }
        #expect(try #require(view.listCell(0)).frame.height > 50 && view.listCell(1)?.frame.height == 44)
    }

    @Test("Larger text makes all rows higher, also those that come into sight later")
    func textSize() throws {
        let (view, _) = ListSource.show(Configuration(appearance: .plain), [40])
        view.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        view.layoutIfNeeded()
        let height = try #require(view.listCell(0)).frame.height
        #expect(height > 50)
        view.contentOffset.y = height * 20
        view.layoutIfNeeded()
        #expect(view.listCell(22)?.frame.height == height)
    }

    @Test("CV-195: a group has 35 above it without a header, and 20 below it without a footer")
    func grouped() {
        let (view, _) = ListSource.show(Configuration(appearance: .grouped), [2, 1])
        #expect(view.frames(inSection: 0).first == CGRect(x: 0, y: 35, width: 320, height: 44))
        #expect(view.frames(inSection: 1).first?.minY == 178)
        #expect(view.contentSize.height == 242)
    }

    @Test("CV-196: an inset group has 16 at each side, and round corners at its ends")
    func insetGrouped() throws {
        let (view, _) = ListSource.show(Configuration(appearance: .insetGrouped), [3, 1])
        #expect(view.frames().first == CGRect(x: 16, y: 35, width: 288, height: 44))
        let (first, middle) = (try #require(view.listCell(0)), try #require(view.listCell(1)))
        #expect(first.layer.cornerRadius == 10)
        #expect(first.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        #expect(middle.layer.cornerRadius == 0)
        #expect(view.listCell(2)?.layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
        #expect(view.listCell(0, 1)?.layer.maskedCorners.rawValue == 15)
        #expect(view.backgroundColor == .systemGroupedBackground)
    }

    @Test("CV-197, CV-198: lists at the side are inset by 10 and have no lines")
    func sidebar() throws {
        let (view, _) = ListSource.show(Configuration(appearance: .sidebar), [2, 1])
        #expect(view.frames().first?.minX == 10)
        #expect(view.frames(inSection: 1).first?.minY == 98)
        #expect(try #require(view.listCell(0)).lines.isEmpty)
        let (plain, _) = ListSource.show(Configuration(appearance: .sidebarPlain), [2])
        #expect(plain.frames().first?.minX == 10)
        #expect(!Configuration(appearance: .sidebarPlain).showsSeparators)
    }

    @Test("CV-199: headers and footers are views of the kinds that sections have")
    func headers() throws {
        var configuration = Configuration(appearance: .plain)
        configuration.headerMode = .supplementary
        configuration.footerMode = .supplementary
        let (view, source) = ListSource.show(configuration, [1, 1])
        #expect(Set(source.asked) == ["Header 0", "Footer 0", "Header 1", "Footer 1"])
        let header = try #require(view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0]))
        let footer = try #require(view.supplementaryView(forElementKind: UICollectionView.elementKindSectionFooter, at: [0, 0]))
        #expect(header.frame.minY == 0)
        #expect(view.frames().first?.minY == header.frame.height)
        #expect(footer.frame.minY == header.frame.height + 44)
    }

    @Test("CV-200: who has a list with headers gives a view for each section")
    func missingHeader() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                var configuration = Configuration(appearance: .plain)
                configuration.headerMode = .supplementary
                let layout = UICollectionViewCompositionalLayout.list(using: configuration)
                let view = UICollectionView.shown(nil, layout: layout, cell: UICollectionViewListCell.self)
                let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, _ in
                    view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
                }
                var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
                snapshot.appendSections([0])
                source.apply(snapshot)
                view.layoutIfNeeded()
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("requested a supplementary view, but a supplementaryViewProvider was not specified"))
    }

    @Test("CV-194: headers of plain lists stay in sight, those of groups do not")
    func pinned() throws {
        var configuration = Configuration(appearance: .plain)
        configuration.headerMode = .supplementary
        let (view, _) = ListSource.show(configuration, [40])
        view.scroll(to: 200)
        let header = try #require(view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0]))
        #expect(header.frame.minY == 200)
        #expect(header.element.zIndex == 200)
        var groups = Configuration(appearance: .grouped)
        groups.headerMode = .supplementary
        let (grouped, _) = ListSource.show(groups, [40])
        let first = try #require(grouped.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0]))
        #expect(grouped.frames().first?.minY == first.frame.maxY, "no gap where there is a header")
        grouped.scroll(to: 200)
        #expect(grouped.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).isEmpty)
    }

    @Test("CV-199: padding above headers")
    func padding() throws {
        var configuration = Configuration(appearance: .plain)
        configuration.headerMode = .supplementary
        configuration.headerTopPadding = 22
        let (view, _) = ListSource.show(configuration, [1])
        let header = try #require(view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0]))
        #expect(header.frame.minY == 22)
        #expect(view.frames().first?.minY == 22 + header.frame.height)
    }

    @Test("CV-199: the first item can be the header, which stands above the group")
    func firstItem() throws {
        var configuration = Configuration(appearance: .insetGrouped)
        configuration.headerMode = .firstItemInSection
        let (view, _) = ListSource.show(configuration, [3])
        let (header, row) = (try #require(view.listCell(0)), try #require(view.listCell(1)))
        #expect(header.layer.cornerRadius == 0)
        #expect(row.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        #expect(
            (header.contentConfiguration as? UIListContentConfiguration)?.textProperties.font == .preferredFont(forTextStyle: .footnote))
    }

    @Test("CV-201: lines lie at the bottom of each row but the last")
    func lines() throws {
        let (view, _) = ListSource.show(Configuration(appearance: .plain), [3])
        let cells = (0..<3).compactMap { view.listCell($0) }
        #expect(cells.map(\.lines.count) == [1, 1, 0])
        #expect(cells[0].lines.first?.frame == CGRect(x: 16, y: 43.5, width: 304, height: 0.5))
        #expect(cells[0].lines.first?.backgroundColor == .separator)
    }

    @Test("CV-201, CV-203: what is said about lines; the handler has the last word")
    func lineConfiguration() throws {
        var configuration = Configuration(appearance: .plain)
        configuration.separatorConfiguration.color = .red
        configuration.separatorConfiguration.bottomSeparatorInsets = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 9)
        var asked: Set<IndexPath> = []
        configuration.itemSeparatorHandler = { path, proposed in
            asked.insert(path)
            #expect(proposed.color == .red)
            var answer = proposed
            if path.item == 1 { answer.bottomSeparatorVisibility = .hidden }
            if path.item == 2 { answer.bottomSeparatorVisibility = .visible }
            return answer
        }
        let (view, _) = ListSource.show(configuration, [3])
        #expect(asked == [[0, 0], [0, 1], [0, 2]])
        #expect((0..<3).map { view.listCell($0)?.lines.count } == [1, 0, 1])
        let line = try #require(view.listCell(0)?.lines.first)
        #expect(line.frame.minX == 30)
        #expect(line.frame.maxX == 311)
        #expect(line.backgroundColor == .red)
        var none = Configuration(appearance: .plain)
        none.showsSeparators = false
        #expect(ListSource.show(none, [3]).0.listCell(0)?.lines.isEmpty == true)
    }

    @Test("rows know when they become the last of their group")
    func context() throws {
        let (view, source) = ListSource.show(Configuration(appearance: .insetGrouped), [2])
        source.counts = [3]
        view.reloadData()
        view.layoutIfNeeded()
        #expect(view.listCell(1)?.layer.cornerRadius == 0)
        #expect(view.listCell(2)?.layer.cornerRadius == 10)
    }

    @Test("cells stand on what suits their list")
    func backgrounds() throws {
        func color(_ appearance: Configuration.Appearance) throws -> UIColor? {
            let (view, _) = ListSource.show(Configuration(appearance: appearance), [1])
            return try #require(view.listCell(0)?.configurations?.background).resolvedBackgroundColor(for: .tintColor)
        }
        #expect(try color(.plain) == .systemBackground && color(.insetGrouped) == .secondarySystemGroupedBackground)
    }
}

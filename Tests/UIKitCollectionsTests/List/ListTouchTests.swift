import Testing
import UIKit
import UIKitTesting

@testable import UIKitCollections

@MainActor
struct ListTouchTests {
    private func show(
        _ set: (inout UICollectionLayoutListConfiguration) -> Void, configure: ((UICollectionViewListCell, IndexPath) -> Void)? = nil
    ) -> (UICollectionView, ListSource, TestScreen) {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        set(&configuration)
        let (view, source) = ListSource.show(configuration, [6], configure: configure)
        let screen = TestScreen(showing: view)
        screen.settle()
        return (view, source, screen)
    }

    private func actions(_ title: String, _ done: @escaping () -> Void = {}) -> UISwipeActionsConfiguration {
        UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .destructive, title: title) { _, _, finish in
                done()
                finish(true)
            }
        ])
    }

    @Test("CV-204: a swipe to the beginning opens a row at its end, asking for that row only; a tap on the action does it")
    func trailing() throws {
        var asked: [IndexPath] = []
        var done = 0
        let (view, _, screen) = show { configuration in
            configuration.trailingSwipeActionsConfigurationProvider = { path in
                asked.append(path)
                return self.actions("Delete") { done += 1 }
            }
        }
        try screen.drag(from: CGPoint(x: 250, y: 66), to: CGPoint(x: 150, y: 66))
        screen.wait(1)
        let cell = try #require(view.listCell(1))
        #expect(asked == [[0, 1]])
        #expect(cell.slideDistance < -60)
        #expect(cell.configurationState.isSwiped)
        try screen.tap("Delete")
        screen.wait(1)
        #expect(done == 1)
        #expect(cell.slideDistance == 0)
    }

    @Test("CV-204: at the other end stands what the other provider says; nil is no swipe")
    func leading() throws {
        let (view, _, screen) = show { configuration in
            configuration.leadingSwipeActionsConfigurationProvider = { $0.item == 0 ? self.actions("Flag") : nil }
        }
        try screen.drag(from: CGPoint(x: 50, y: 22), to: CGPoint(x: 150, y: 22))
        screen.wait(1)
        #expect(try #require(view.listCell(0)).slideDistance > 60)
        try screen.drag(from: CGPoint(x: 50, y: 66), to: CGPoint(x: 150, y: 66))
        screen.wait(1)
        #expect(view.listCell(1)?.slideDistance == 0, "another swipe closes it")
        #expect(view.listCell(0)?.slideDistance == 0, "another swipe closes it")
    }

    @Test("CV-204: a full swipe does the first action, and scrolling closes a row")
    func full() throws {
        var done = 0
        let (view, _, screen) = show { configuration in
            configuration.trailingSwipeActionsConfigurationProvider = { _ in self.actions("Delete") { done += 1 } }
        }
        try screen.drag(from: CGPoint(x: 300, y: 22), to: CGPoint(x: 20, y: 22))
        screen.wait(1)
        #expect(done == 1)
        #expect(view.listCell(0)?.slideDistance == 0)
        try screen.drag(from: CGPoint(x: 250, y: 22), to: CGPoint(x: 150, y: 22))
        screen.wait(1)
        view.alwaysBounceVertical = true
        try screen.drag(from: CGPoint(x: 250, y: 300), to: CGPoint(x: 250, y: 200))
        screen.wait(1)
        #expect(view.listCell(0)?.slideDistance == 0)
        #expect(done == 1)
    }

    @Test("CV-240: a minus without a handler opens the row at its end; with one it calls that")
    func minus() throws {
        var handled = 0
        let (view, _, screen) = show { configuration in
            configuration.trailingSwipeActionsConfigurationProvider = { _ in self.actions("Remove") }
        } configure: { cell, path in
            cell.accessories = [
                path.item == 0 ? .delete(displayed: .always) : .delete(displayed: .always) { handled += 1 }
            ]
        }
        try screen.tap(at: CGPoint(x: 28, y: 22))
        screen.wait(1)
        #expect(try #require(view.listCell(0)).slideDistance < -60)
        try screen.tap("Remove")
        screen.wait(1)
        try screen.tap(at: CGPoint(x: 28, y: 66))
        #expect(handled == 1)
    }

    @Test("CV-201: a row that is selected has no line")
    func selection() throws {
        let (view, _, screen) = show { _ in }
        try screen.tap(at: CGPoint(x: 100, y: 22))
        screen.wait(1)
        #expect(view.indexPathsForSelectedItems == [[0, 0]])
        #expect(view.listCell(0)?.lines.isEmpty == true)
    }

    @Test("CV-238, CV-42: editing brings in the controls of editing, and takes them away")
    func editing() throws {
        let (view, _, screen) = show({ _ in }) { cell, _ in
            cell.accessories = [.delete(), .reorder(), .disclosureIndicator(displayed: .whenNotEditing)]
        }
        let cell = try #require(view.listCell(0))
        let start = cell.contentView.frame.minX
        view.isEditing = true
        screen.wait(1)
        #expect(cell.shownParts.leading.map(\.accessory.accessoryType) == [.delete])
        #expect(cell.shownParts.trailing.map(\.accessory.accessoryType) == [.reorder])
        #expect(cell.contentView.frame.minX > start)
        view.isEditing = false
        screen.wait(1)
        #expect(cell.contentView.frame.minX == start)
        #expect(cell.shownParts.leading.isEmpty)
        #expect(cell.shownParts.trailing.map(\.accessory.accessoryType) == [.disclosureIndicator])
    }

    @Test("a row that is open closes when editing begins")
    func editingCloses() throws {
        let (view, _, screen) = show { configuration in
            configuration.trailingSwipeActionsConfigurationProvider = { _ in self.actions("Delete") }
        } configure: { cell, _ in
            cell.accessories = [.delete()]
        }
        try screen.drag(from: CGPoint(x: 250, y: 22), to: CGPoint(x: 150, y: 22))
        screen.wait(1)
        let cell = try #require(view.listCell(0))
        #expect(cell.slideDistance < -60)
        view.isEditing = true
        screen.wait(1)
        #expect(cell.slideDistance == 0)
        #expect(cell.shownParts.leading.map(\.accessory.accessoryType) == [.delete])
        #expect(cell.shownParts.leading.allSatisfy { $0.view.frame.minX >= 0 })
    }

    @Test("CV-244: accessories that a handler gives for another state come in with the editing that they belong to")
    func accessoriesOfState() throws {
        var updateCount = 0
        let (view, _, screen) = show({ _ in }) { cell, _ in
            cell.configurationUpdateHandler = { cell, state in
                updateCount += 1
                (cell as? UICollectionViewListCell)?.accessories =
                    state.isEditing ? [.delete(displayed: .always)] : [.disclosureIndicator(displayed: .always)]
            }
        }
        let cell = try #require(view.listCell(0))
        let start = cell.contentView.frame.minX
        #expect(cell.accessories.map(\.accessoryType) == [.disclosureIndicator])
        view.isEditing = true
        #expect(cell.accessories.map(\.accessoryType) == [.delete])
        screen.wait(0.1)
        let minus = try #require(cell.shownParts.leading.first?.view)
        let onTheWay = try #require(minus.layer.presentation()).frame
        #expect(onTheWay.midX < minus.frame.midX)
        #expect(onTheWay.size == minus.frame.size)
        #expect(onTheWay.midY == minus.frame.midY)
        let content = try #require(cell.contentView.layer.presentation()).frame.minX
        #expect(content > start)
        #expect(content < cell.contentView.frame.minX)
        screen.wait(1)
        #expect(minus.layer.presentation()?.frame == minus.frame)
        let settled = updateCount
        screen.wait(1)
        #expect(updateCount == settled)
    }

    @Test("CV-223, CV-225: a row is moved by its grip, along the list")
    func grip() throws {
        let layout = UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain))
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        view.contentInsetAdjustmentBehavior = .never
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = item
            cell.contentConfiguration = content
            cell.accessories = [.reorder(displayed: .always)]
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        source.reorderingHandlers.canReorderItem = { _ in true }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["A", "B", "C", "D"])
        let screen = TestScreen(showing: view)
        source.apply(snapshot, animatingDifferences: false)
        screen.settle()
        try screen.drag(from: CGPoint(x: 293, y: 22), to: CGPoint(x: 293, y: 116), in: 0.5, holding: 0.3)
        screen.wait(1)
        #expect(source.snapshot().itemIdentifiers == ["B", "C", "A", "D"])
        #expect(view.frames() == (0..<4).map { CGRect(x: 0, y: CGFloat($0) * 44, width: 320, height: 44) })
    }
}

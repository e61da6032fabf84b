import Foundation
import Testing
import UIKitTesting

@testable import UIKitCollections

@MainActor
struct ItemMenuTests {
    @MainActor
    private class Source: ItemSource {
        var paths: [[IndexPath]] = []
        override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            let cell = super.collectionView(collectionView, cellForItemAt: indexPath)
            cell.accessibilityIdentifier = "item \(indexPath.item)"
            return cell
        }
        func menu(_ paths: [IndexPath]) -> UIContextMenuConfiguration {
            self.paths.append(paths)
            return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
                UIMenu(title: "", children: [UIAction(title: "Delete") { [weak self] _ in self?.log.append("delete") }])
            }
        }
    }

    @MainActor
    private final class Single: Source {
        @objc func collectionView(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? { menu([indexPath]) }
    }

    @MainActor
    private final class Several: Source {
        @objc func collectionView(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
        ) -> UIContextMenuConfiguration? { menu(indexPaths) }
    }

    private func stage(_ source: Source) -> (view: UICollectionView, screen: TestScreen) {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 90, height: 90)
        let view = UICollectionView.shown(source, layout: layout)
        let screen = TestScreen(showing: view)
        screen.settle()
        return (view, screen)
    }

    @Test("CV-45: a finger that stays on an item brings its menu, and does not select it")
    func single() throws {
        let source = Single(items: 4)
        let (view, screen) = stage(source)
        #expect(view.contextMenuInteraction != nil)
        try screen.press("item 1", for: 0.7)
        screen.wait(0.6)
        #expect(source.paths == [[[0, 1]]])
        try screen.tap("Delete")
        screen.wait(0.5)
        #expect(source.log.last == "delete")
        #expect(view.indexPathsForSelectedItems == [])
    }

    @Test("CV-45: the newer method gets all selected items, one that is not selected, or none for the ground")
    func several() throws {
        let source = Several(items: 4)
        let (view, screen) = stage(source)
        let interaction = try #require(view.contextMenuInteraction), delegate = try #require(interaction.delegate)
        view.allowsMultipleSelection = true
        for item in 0..<2 { view.selectItem(at: [0, item], animated: false, scrollPosition: []) }
        for item in [0, 3] {
            let position = view.cellForItem(at: [0, item])!.center
            _ = delegate.contextMenuInteraction(interaction, configurationForMenuAtLocation: position)
        }
        _ = delegate.contextMenuInteraction(interaction, configurationForMenuAtLocation: CGPoint(x: 300, y: 400))
        #expect(source.paths == [[[0, 0], [0, 1]], [[0, 3]], []])
        screen.settle()
    }

    @Test("A delegate without such a method has no menus")
    func without() { #expect(stage(Source(items: 2)).view.contextMenuInteraction == nil) }

    @Test("CV-258: a cell that is an element is found as one, with its selection as a trait; of others, what is in them")
    func accessibility() throws {
        @MainActor final class Named: ItemSource {
            override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
                let cell = super.collectionView(collectionView, cellForItemAt: indexPath)
                cell.isAccessibilityElement = indexPath.item == 0
                cell.accessibilityLabel = "cell \(indexPath.item)"
                let label = UILabel(frame: cell.contentView.bounds)
                label.text = "label \(indexPath.item)"
                cell.contentView.addSubview(label)
                return cell
            }
        }
        let source = Named(items: 2)
        let view = UICollectionView.shown(source, layout: ColumnLayout())
        let screen = TestScreen(showing: view)
        screen.settle()
        view.selectItem(at: [0, 0], animated: false, scrollPosition: [])
        let first = try #require(view.cellForItem(at: [0, 0])), second = try #require(view.cellForItem(at: [0, 1]))
        #expect(first.isAccessibilityElement)
        #expect(first.accessibilityTraits.contains(.selected))
        #expect(!second.isAccessibilityElement)
        #expect(second.contentView.subviews.last?.isAccessibilityElement == true)
        view.deselectItem(at: [0, 0], animated: false)
        #expect(!first.accessibilityTraits.contains(.selected))
    }

    @Test("CV-259: tests find cells that can be seen, in the order of reading")
    func elements() {
        let source = Source(items: 60)
        let (view, screen) = stage(source)
        #expect(screen.collectionViews.count == 1)
        #expect(screen.cells.count == view.visibleCells.count)
        #expect(screen.cells.count < 60)
        #expect(screen.cells.element(boundBy: 4).identifier == "item 4")
        view.selectItem(at: [0, 2], animated: false, scrollPosition: [])
        #expect(screen.cells["item 2"].isSelected)
    }
}

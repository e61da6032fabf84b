import Testing
import UIKitTesting

@testable import UIKitCollections

@MainActor
struct SelectionTests {
    @MainActor
    private class Source: ItemSource {
        var mayHighlight = true
        var maySelect = true
        var mayDeselect = true
        var sweeps = false

        @objc func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
            log.append("shouldHighlight \(indexPath.item)")
            return mayHighlight
        }
        @objc func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
            log.append("didHighlight \(indexPath.item)")
        }
        @objc func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
            log.append("didUnhighlight \(indexPath.item)")
        }
        @objc func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
            log.append("shouldSelect \(indexPath.item)")
            return maySelect
        }
        @objc func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
            log.append("shouldDeselect \(indexPath.item)")
            return mayDeselect
        }
        @objc func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            log.append("didSelect \(indexPath.item)")
        }
        @objc func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
            log.append("didDeselect \(indexPath.item)")
        }
        @objc func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
            log.append("primary \(indexPath.item)")
        }
        @objc func collectionView(
            _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) -> Bool {
            log.append("shouldBegin \(indexPath.item)")
            return sweeps
        }
        @objc func collectionView(
            _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) { log.append("didBegin \(indexPath.item) \(collectionView.allowsMultipleSelection)") }
        @objc func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) { log.append("didEnd") }
    }

    /// A column of items, 40 points high each, on a screen.
    @MainActor
    private struct Stage {
        let source = Source(items: 30)
        let view: UICollectionView
        let screen: TestScreen

        init(set: (UICollectionView) -> Void = { _ in }) {
            view = UICollectionView.shown(source, layout: ColumnLayout(), set: set)
            screen = TestScreen(showing: view)
            screen.settle()
            source.log = []
        }

        func tap(_ item: Int) throws { try screen.tap(at: CGPoint(x: 100, y: CGFloat(item) * 40 + 20)) }
        func cell(_ item: Int) -> UICollectionViewCell? { view.cellForItem(at: [0, item]) }
        var selected: [Int] { (view.indexPathsForSelectedItems ?? []).map(\.item) }
    }

    @Test("CV-02, CV-03: the properties of a new collection view")
    func defaults() {
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        #expect(view.allowsSelection)
        #expect(!view.allowsMultipleSelection)
        #expect(!view.allowsSelectionDuringEditing)
        #expect(!view.allowsMultipleSelectionDuringEditing)
        #expect(!view.isEditing)
        #expect(view.backgroundView == nil)
        #expect(view.isPrefetchingEnabled)
        #expect(view.indexPathsForSelectedItems == [])
    }

    @Test("CV-32, CV-44: a tap highlights, selects, acts, and takes the highlight away last")
    func tap() throws {
        let stage = Stage()
        try stage.tap(2)
        let order = ["shouldHighlight 2", "didHighlight 2", "shouldSelect 2", "didSelect 2", "primary 2", "didUnhighlight 2"]
        #expect(stage.source.log == order)
        #expect(stage.selected == [2])
        #expect(stage.cell(2)?.isSelected == true)
        #expect(stage.cell(2)?.isHighlighted == false)
    }

    @Test("CV-49: a collection view is a scroll view to its touches, its delegate and its refresh control")
    func scrolling() throws {
        @MainActor final class Scrolled: ItemSource {
            @objc func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("drag \(scrollView.isDragging)") }
            @objc func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) { log.append("lift \(willDecelerate)") }
            @objc func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("rest \(scrollView.isDecelerating)") }
        }
        let source = Scrolled(items: 60)
        let view = UICollectionView.shown(source, layout: ColumnLayout()) { $0.refreshControl = UIRefreshControl() }
        let screen = TestScreen(showing: view)
        screen.settle()
        source.log = []
        try screen.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 100), in: 0.06)
        screen.wait(4)
        #expect(source.log.filter { !$0.hasPrefix("cell") } == ["drag true", "lift true", "rest false"])
        #expect(view.contentOffset.y > 300)
        #expect(view.indexPathsForSelectedItems == [])
        #expect(view.refreshControl?.superview === view)
    }

    @Test("CV-33: without a highlight there is no selection")
    func noHighlight() throws {
        let stage = Stage()
        stage.source.mayHighlight = false
        try stage.tap(2)
        #expect(stage.source.log == ["shouldHighlight 2"])
        #expect(stage.selected == [])
    }

    @Test("CV-34: a touch that scrolls only unhighlights")
    func scroll() throws {
        let stage = Stage()
        try stage.screen.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 100), holding: 0)
        #expect(stage.view.contentOffset.y > 50)
        #expect(!stage.source.log.contains { $0.contains("elect") })
        #expect(stage.source.log.filter { $0.hasPrefix("didHighlight") }.count == stage.source.log.filter { $0.hasPrefix("didUn") }.count)
    }

    @Test("CV-35, CV-36: code selects without a word, and not at all where selection is off")
    func code() {
        let stage = Stage()
        stage.view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
        #expect(stage.source.log == [])
        #expect(stage.selected == [1])
        stage.view.selectItem(at: [0, 3], animated: false, scrollPosition: [])
        #expect(stage.selected == [3])
        #expect(stage.cell(1)?.isSelected == false)
        stage.view.deselectItem(at: [0, 9], animated: false)
        #expect(stage.selected == [3])
        stage.view.allowsMultipleSelection = true
        stage.view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
        #expect(stage.selected == [3, 1])
        stage.view.selectItem(at: nil, animated: false, scrollPosition: [])
        #expect(stage.selected == [])
        stage.view.allowsSelection = false
        stage.view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
        #expect(stage.selected == [])
        #expect(stage.source.log == [])
    }

    @Test("CV-37, CV-38: another tap deselects the former first; the same item again is selected again")
    func single() throws {
        let stage = Stage()
        try stage.tap(2)
        _ = stage.source.takeLog()
        try stage.tap(4)
        #expect(stage.source.takeLog().filter { $0.hasPrefix("did") && $0.contains("elect") } == ["didDeselect 2", "didSelect 4"])
        try stage.tap(4)
        #expect(stage.source.takeLog().filter { $0.contains("elect") } == ["shouldSelect 4", "didSelect 4"])
        #expect(stage.selected == [4])
    }

    @Test("Several: a tap on a selected item deselects it, if the delegate lets it")
    func several() throws {
        let stage = Stage { $0.allowsMultipleSelection = true }
        try stage.tap(1)
        try stage.tap(2)
        #expect(stage.selected == [1, 2])
        _ = stage.source.takeLog()
        try stage.tap(1)
        #expect(stage.source.takeLog().filter { $0.contains("elect") } == ["shouldDeselect 1", "didDeselect 1"])
        stage.source.mayDeselect = false
        try stage.tap(2)
        #expect(stage.selected == [2])
    }

    @Test("CV-39: a selected item that comes back into sight is selected before it is displayed")
    func comesBack() {
        @MainActor class Watching: ItemSource {
            @objc func collectionView(
                _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
            ) { if cell.isSelected { log.append("selected \(indexPath.item)") } }
        }
        let source = Watching(items: 100)
        let view = UICollectionView.shown(source, layout: ColumnLayout())
        view.selectItem(at: [0, 2], animated: false, scrollPosition: [])
        view.scroll(to: 2000)
        #expect(view.visibleCells.allSatisfy { !$0.isSelected })
        view.scroll(to: 0)
        #expect(source.log.contains("selected 2"))
    }

    @Test("CV-08: reloading forgets the selection")
    func reload() {
        let stage = Stage()
        stage.view.selectItem(at: [0, 2], animated: false, scrollPosition: [])
        stage.view.reloadData()
        stage.view.layoutIfNeeded()
        #expect(stage.selected == [])
        #expect(stage.cell(2)?.isSelected == false)
    }

    @Test("CV-41: the selected background is shown above the background, below the content, and labels inside are highlighted")
    func grounds() {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let label = UILabel(frame: .zero)
        cell.contentView.addSubview(label)
        cell.backgroundView = UIView()
        cell.selectedBackgroundView = UIView()
        #expect(cell.subviews == [cell.backgroundView, cell.contentView])
        cell.isSelected = true
        #expect(cell.subviews == [cell.backgroundView, cell.selectedBackgroundView, cell.contentView])
        #expect(label.isHighlighted)
        #expect(cell.selectedBackgroundView?.frame == cell.bounds)
        cell.isSelected = false
        #expect(cell.subviews == [cell.backgroundView, cell.contentView])
        #expect(!label.isHighlighted)
    }

    @Test("CV-42: editing is told to cells, and selection is off unless it is allowed")
    func editing() throws {
        let stage = Stage()
        stage.view.isEditing = true
        #expect(stage.cell(0)?.configurationState.isEditing == true)
        try stage.tap(1)
        #expect(stage.selected == [])
        stage.view.allowsMultipleSelectionDuringEditing = true
        try stage.tap(1)
        try stage.tap(2)
        #expect(stage.selected == [1, 2])
        #expect(!stage.source.log.contains("primary 1"))
        stage.view.isEditing = false
        #expect(stage.cell(0)?.configurationState.isEditing == false)
    }

    @Test("CV-43: two fingers over items begin a selection that goes with them, and leave the mode on")
    func twoFingers() {
        let stage = Stage()
        stage.source.sweeps = true
        let first = stage.screen.touchDown(at: CGPoint(x: 80, y: 60))
        let second = stage.screen.touchDown(at: CGPoint(x: 160, y: 60))
        for y in stride(from: CGFloat(64), through: 180, by: 4) {
            first.move(to: CGPoint(x: 80, y: y))
            second.move(to: CGPoint(x: 160, y: y))
        }
        #expect(stage.selected == [1, 2, 3, 4])
        for y in stride(from: CGFloat(180), through: 100, by: -4) {
            first.move(to: CGPoint(x: 80, y: y))
            second.move(to: CGPoint(x: 160, y: y))
        }
        #expect(stage.selected == [1, 2])
        first.lift()
        second.lift()
        #expect(stage.source.log.first { $0.hasPrefix("shouldBegin") } == "shouldBegin 1")
        #expect(stage.source.log.contains("didBegin 1 true"))
        #expect(stage.source.log.last == "didEnd")
        #expect(stage.view.allowsMultipleSelection)
        #expect(stage.view.contentOffset.y == 0)
    }

    @Test("CV-48: a background view lies behind all cells and stays as the content moves")
    func background() {
        let stage = Stage()
        let ground = UIView()
        stage.view.backgroundView = ground
        stage.view.layoutIfNeeded()
        #expect(stage.view.subviews.first === ground)
        #expect(ground.frame == stage.view.bounds)
        stage.view.scroll(to: 100)
        #expect(ground.frame == stage.view.bounds)
        #expect(stage.view.subviews.first === ground)
    }
}

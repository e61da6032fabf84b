import Testing
import UIKitTesting

@testable import UIKitCollections

@MainActor
struct CollectionFocusTests {
    /// Three columns of items, 100 points large, on a pad.
    @MainActor
    private struct Stage {
        let source: FocusSource
        let view: UICollectionView
        let screen: TestScreen

        init(_ counts: [Int], set: (UICollectionView) -> Void = { _ in }) {
            source = FocusSource(counts)
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 100, height: 100)
            (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (10, 10)
            view = UICollectionView.shown(source, layout: layout, set: set)
            screen = TestScreen(showing: view, size: CGSize(width: 1024, height: 768), scale: 1)
            screen.settle()
            source.log = []
        }

        func press(_ keys: String...) throws { for key in keys { try screen.press(key: key) } }

        var focused: IndexPath? {
            let item = UIFocusSystem.focusSystem(for: view)?.focusedItem as? UICollectionViewCell
            return item.flatMap { view.indexPath(for: $0) }
        }
        var selected: [Int] { (view.indexPathsForSelectedItems ?? []).map(\.item) }
    }

    @Test("CV-02, CV-47: what a new collection view says of the focus")
    func defaults() {
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        #expect(view.allowsFocus)
        #expect(view.allowsFocusDuringEditing)
        #expect(!view.selectionFollowsFocus)
        #expect(!view.remembersLastFocusedIndexPath)
        #expect(!UICollectionViewCell(frame: .zero).canBecomeFocused)
    }

    @Test("CV-47: arrows go from item to item, also to a last row that is not full, and end at the edges")
    func arrows() throws {
        let stage = Stage([8])
        try stage.press("tab")
        #expect(stage.focused == [0, 0])
        for (key, expected) in [("right", 1), ("right", 2), ("right", 2), ("down", 5), ("down", 7), ("left", 6), ("up", 3), ("left", 3)] {
            try stage.press(key)
            #expect(stage.focused == [0, expected], "after \(key)")
        }
        #expect(stage.view.cellForItem(at: [0, 3])?.isFocused == true)
        #expect(stage.selected == [])
    }

    @Test("CV-47: a move asks, and then tells, with the paths of both items")
    func calls() throws {
        let stage = Stage([9])
        try stage.press("tab")
        #expect(stage.source.takeFocusLog() == ["shouldUpdate - 0", "didUpdate - 0"])
        try stage.press("down")
        #expect(stage.source.takeFocusLog() == ["shouldUpdate 0 3", "didUpdate 0 3"])
        try stage.press("escape")
        #expect(stage.source.takeFocusLog() == ["didUpdate 3 -"])
    }

    @Test("CV-47: canFocusItemAt decides, before it whether items can be selected; items that cannot are passed over")
    func deciding() throws {
        let stage = Stage([9])
        stage.source.mayFocus = { $0.item != 1 }
        stage.view.delegate = stage.source
        stage.view.allowsFocus = false
        try stage.press("tab", "right")
        #expect(stage.focused == [0, 2])
        #expect(stage.source.log.contains("canFocus 1"))

        let other = Stage([9]) { $0.allowsSelection = false }
        try other.press("tab")
        #expect(other.focused == nil)
        other.view.allowsSelection = true
        other.view.allowsFocus = false
        try other.press("tab")
        #expect(other.focused == nil)
        other.view.allowsFocus = true
        (other.view.isEditing, other.view.allowsSelectionDuringEditing, other.view.allowsFocusDuringEditing) = (true, true, false)
        try other.press("tab")
        #expect(other.focused == nil)
        other.view.allowsFocusDuringEditing = true
        try other.press("tab")
        #expect(other.focused == [0, 0])
    }

    @Test("CV-47: items beyond the edge are scrolled into sight, and back if the delegate keeps the focus")
    func scrolling() throws {
        let stage = Stage([300])
        try stage.press("tab", "down", "down", "down", "down")
        #expect(stage.focused == [0, 12])
        #expect(stage.view.contentOffset.y == 100)
        for _ in 0..<40 { try stage.press("down") }
        #expect(stage.focused == [0, 132])
        let offset = stage.view.contentOffset
        stage.source.mayUpdate = false
        try stage.press("down")
        #expect(stage.focused == [0, 132])
        #expect(stage.view.contentOffset == offset)
    }

    @Test("CV-47: where the layout scrolls sideways, right leads to a last column that is not full, and down stays in the column")
    func sideways() throws {
        let stage = Stage([30]) { view in
            let layout = view.collectionViewLayout as? UICollectionViewFlowLayout
            layout?.scrollDirection = .horizontal
        }
        try stage.press("tab", "down", "down", "down", "down")
        #expect(stage.focused == [0, 3])
        for _ in 0..<9 { try stage.press("right") }
        #expect(stage.focused == [0, 29])
        #expect(stage.view.contentOffset.x > 0)
    }

    @Test("CV-47: a section that scrolls by itself is walked through with left and right, and left with up and down")
    func orthogonal() throws {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .absolute(100), heightDimension: .absolute(100)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .absolute(100), heightDimension: .absolute(100)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        let stage = Stage([8, 8]) { $0.collectionViewLayout = UICollectionViewCompositionalLayout(section: section) }
        try stage.press("tab")
        for _ in 0..<9 { try stage.press("right") }
        #expect(stage.focused == [0, 7])
        try stage.press("down")
        #expect(stage.focused?.section == 1)
        try stage.press("up", "left")
        #expect(stage.focused?.section == 0)
        #expect(stage.focused != [0, 7])
    }

    @Test("CV-47: a screenful without items that can have the focus is no obstacle")
    func faraway() throws {
        let stage = Stage([300])
        stage.source.mayFocus = { $0.item == 0 || $0.item == 270 }
        stage.view.delegate = stage.source
        try stage.press("tab", "down")
        #expect(stage.focused == [0, 270])
        try stage.press("up")
        #expect(stage.focused == [0, 0])
    }

    @Test("CV-47: selection follows the focus through the same methods, canFocus first; the delegate can except items")
    func following() throws {
        let stage = Stage([9]) { $0.selectionFollowsFocus = true }
        stage.source.mayFocus = { _ in true }
        stage.source.follows = { $0.item != 1 }
        stage.view.delegate = stage.source
        try stage.press("tab")
        #expect(stage.selected == [0])
        let log = stage.source.takeFocusLog()
        let calls = log.filter { !$0.hasPrefix("canFocus") }
        #expect(log.first?.hasPrefix("canFocus") == true)
        #expect(calls == ["shouldUpdate - 0", "didUpdate - 0", "follows 0", "shouldSelect 0", "didSelect 0"])
        try stage.press("right")
        #expect(stage.selected == [0])
        #expect(stage.focused == [0, 1])
        _ = stage.source.takeFocusLog()
        try stage.press("right")
        #expect(stage.selected == [2])
        let last = stage.source.takeFocusLog().filter { !$0.hasPrefix("canFocus") }
        #expect(last == ["shouldUpdate 1 2", "didUpdate 1 2", "follows 2", "shouldSelect 2", "didDeselect 0", "didSelect 2"])
    }

    @Test("Return and Space do what a tap does", arguments: ["return", "space"])
    func action(key: String) throws {
        let stage = Stage([9])
        try stage.press("tab", "right")
        stage.source.log = []
        try stage.press(key)
        #expect(stage.source.takeFocusLog() == ["shouldSelect 1", "didSelect 1", "primary 1"])
        #expect(stage.selected == [1])
        #expect(stage.view.cellForItem(at: [0, 1])?.isHighlighted == false)
    }

    @Test("The focus comes first to what the delegate prefers, else to a selected item, or to the one that had it if that is remembered")
    func entering() throws {
        let stage = Stage([90])
        let other = FieldlessItem(frame: CGRect(x: 500, y: 0, width: 50, height: 50))
        stage.screen.window.addSubview(other)
        stage.source.preferred = [0, 60]
        try stage.press("tab")
        #expect(stage.focused == [0, 60])
        stage.source.preferred = [7, 7]
        stage.view.selectItem(at: [0, 61], animated: false, scrollPosition: [])
        try stage.press("tab", "tab")
        #expect(stage.focused == [0, 61])
        stage.view.remembersLastFocusedIndexPath = true
        try stage.press("right", "tab")
        #expect(other.isFocused)
        #expect(stage.focused == nil)
        stage.view.scroll(to: 0)
        try stage.press("tab")
        #expect(stage.focused == [0, 62])
    }

    @Test("A focused item that scrolls away has the focus again when it comes back, and arrows count from it meanwhile")
    func scrollingAway() throws {
        let stage = Stage([300])
        try stage.press("tab", "down")
        stage.view.scroll(to: 5000)
        stage.screen.settle()
        #expect(stage.focused == nil)
        stage.view.scroll(to: 0)
        stage.screen.settle()
        #expect(stage.focused == [0, 3])
        stage.view.scroll(to: 5000)
        stage.screen.settle()
        try stage.press("right")
        #expect(stage.focused == [0, 4])
        let focusedCells = stage.view.visibleCells.filter { $0.isFocused || $0.configurationState.isFocused }
        #expect(focusedCells.count == 1)
    }

    @Test("The focus stays with its item through updates, and at its path when data are read anew")
    func updating() throws {
        let stage = Stage([9])
        try stage.press("tab", "right")
        stage.source.counts = [10]
        stage.view.insertItems(at: [[0, 0]])
        stage.screen.wait(1)
        #expect(stage.focused == [0, 2])
        stage.view.reloadData()
        stage.screen.settle()
        #expect(stage.focused == [0, 2])
        stage.source.counts = [1]
        stage.view.reloadData()
        stage.screen.settle()
        #expect(stage.focused == nil)
        try stage.press("down")
        #expect(stage.focused == [0, 0])
        stage.source.counts = [0]
        stage.view.reloadData()
        stage.screen.settle()
        try stage.press("down", "tab", "return", "escape")
        #expect(stage.focused == nil)
    }

    @Test("CV-230: the state of a cell says that it has the focus; without a background of a list it shows a ring")
    func look() throws {
        let stage = Stage([9])
        try stage.press("tab")
        let cell = try #require(stage.view.cellForItem(at: [0, 0]))
        #expect(cell.configurationState.isFocused)
        #expect(cell.subviews.contains { $0.layer.borderWidth == 3 })
        var states: [Bool] = []
        cell.configurationUpdateHandler = { states.append($1.isFocused) }
        stage.screen.settle()
        try stage.press("right")
        stage.screen.settle()
        #expect(states == [true, false])
        #expect(!cell.subviews.contains { $0.layer.borderWidth == 3 })
    }

    @Test("A row of a list has a ground in its tint, and white text, while it has the focus")
    func listLook() {
        var state = UICellConfigurationState(traitCollection: UITraitCollection())
        state.isFocused = true
        let styles: [UIBackgroundConfiguration] = [.listPlainCell(), .listGroupedCell(), .listSidebarCell(), .listCell()]
        for style in styles {
            #expect(style.updated(for: state).resolvedBackgroundColor(for: .red) == .red)
        }
        #expect(UIListContentConfiguration.cell().updated(for: state).textProperties.color == .white)
        state.isFocused = false
        #expect(UIBackgroundConfiguration.listPlainCell().updated(for: state).backgroundColor == .systemBackground)
    }

    @Test("Symbols beside the text of a focused row are white, unless they have a colour of their own")
    func accessoryLook() throws {
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        cell.backgroundConfiguration = .listPlainCell()
        cell.accessories = [
            .outlineDisclosure(), .checkmark(options: UICellAccessory.CheckmarkOptions(tintColor: .green)), .disclosureIndicator(),
        ]
        func colors() -> [UIColor?] {
            cell.layoutIfNeeded()
            return cell.list.parts.map { ($0.view.subviews.first as? UIImageView)?.tintColor }
        }
        let usual = colors()
        var state = cell.configurationState
        state.isFocused = true
        cell.showState(state)
        #expect(colors() == [.white, .green, .white])
        state.isFocused = false
        cell.showState(state)
        #expect(colors() == usual)
        #expect(usual[0] != .white)
        #expect(usual[2] != .white)
    }
}

@MainActor
private final class FieldlessItem: UIView {
    override var canBecomeFocused: Bool { true }
}

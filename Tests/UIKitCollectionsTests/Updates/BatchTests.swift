import Testing
import UIKitTesting

@testable import UIKitCollections

@MainActor
struct BatchTests {
    /// A collection view of small squares in a window.
    @MainActor
    struct Stage {
        let source: GridSource
        let layout: UICollectionViewLayout
        let view: UICollectionView
        let screen: TestScreen

        init(_ counts: [Int], layout: UICollectionViewLayout? = nil) {
            source = GridSource(GridModel(counts))
            let flow = UICollectionViewFlowLayout()
            flow.itemSize = CGSize(width: 100, height: 100)
            self.layout = layout ?? flow
            view = UICollectionView.shown(source, layout: self.layout, size: CGSize(width: 320, height: 440))
            screen = TestScreen(showing: view)
            screen.settle()
            source.asked = []
        }

        var tags: [Int] { view.visibleCells.map(\.tag) }
        func model(_ change: (inout GridModel) -> Void) { change(&source.model) }
    }

    @Test("CV-58: deletions go by places before the batch, insertions by places after it, in any order")
    func numbering() {
        let stage = Stage([4])
        let old = stage.tags
        var done: Bool?
        stage.view.performBatchUpdates {
            stage.model { $0.sections[0].items = [7, old[1], old[3], 8] }
            stage.view.insertItems(at: [[0, 3]])
            stage.view.deleteItems(at: [[0, 0], [0, 2]])
            stage.view.insertItems(at: [[0, 0]])
        } completion: {
            done = $0
        }
        #expect(stage.tags == [7, old[1], old[3], 8])
        #expect(done == nil)
        stage.screen.wait(0.6)
        #expect(done == true)
        #expect(stage.source.asked.sorted() == [7, 8])
    }

    @Test("CV-75: a change takes a quarter to three tenths of a second, or as long as the app's own animation around it")
    func durations() throws {
        let stage = Stage([4])
        stage.view.performBatchUpdates {
            stage.model { $0.sections[0].items.removeFirst() }
            stage.view.deleteItems(at: [[0, 0]])
        }
        let cell = try #require(stage.view.cellForItem(at: [0, 0]))
        let moves = (cell.layer.animationKeys() ?? []).compactMap { cell.layer.animation(forKey: $0)?.duration }
        #expect(!moves.isEmpty)
        #expect(moves.allSatisfy { (0.25...0.3).contains($0) })
        stage.screen.wait(1)
        UIView.animate(withDuration: 2) {
            stage.view.performBatchUpdates {
                stage.model { $0.sections[0].items.removeFirst() }
                stage.view.deleteItems(at: [[0, 0]])
            }
        }
        #expect((cell.layer.animationKeys() ?? []).allSatisfy { cell.layer.animation(forKey: $0)?.duration == 2 })
    }

    @Test("CV-66: numbers inside the block are the old ones, in the completion the new ones")
    func numbers() {
        let stage = Stage([3])
        var counts: [Int] = []
        stage.view.performBatchUpdates {
            stage.model { $0.sections[0].items.removeLast() }
            counts.append(stage.view.numberOfItems(inSection: 0))
            stage.view.deleteItems(at: [[0, 2]])
            counts.append(stage.view.numberOfItems(inSection: 0))
        } completion: { _ in
            counts.append(stage.view.numberOfItems(inSection: 0))
        }
        stage.screen.wait(0.6)
        #expect(counts == [3, 3, 2])
    }

    @Test("CV-67: batches inside a batch are one; completions run outer first")
    func nested() {
        let stage = Stage([3])
        var order: [String] = []
        stage.view.performBatchUpdates {
            stage.model { $0.sections[0].items.removeLast() }
            stage.view.performBatchUpdates {
                stage.model { $0.sections[0].items.append(5) }
                stage.view.insertItems(at: [[0, 2]])
            } completion: { _ in
                order.append("inner")
            }
            stage.view.deleteItems(at: [[0, 2]])
        } completion: { _ in
            order.append("outer")
        }
        stage.screen.wait(0.6)
        #expect(order == ["outer", "inner"])
        #expect(stage.tags.last == 5)
    }

    @Test("CV-68: the completion of an empty batch runs")
    func empty() {
        let stage = Stage([3])
        var answers: [Bool] = []
        stage.view.performBatchUpdates(nil) { answers.append($0) }
        stage.view.performBatchUpdates({}) { answers.append($0) }
        stage.screen.wait(0.6)
        #expect(answers == [true, true])
    }

    @Test("CV-69: without a window, or without animations, the outcome is the same, and the completion runs")
    func still() {
        let stage = Stage([3])
        var isDone = false
        UIView.performWithoutAnimation {
            stage.view.performBatchUpdates {
                stage.model { $0.sections[0].items.append(5) }
                stage.view.insertItems(at: [[0, 3]])
            } completion: {
                isDone = $0
            }
        }
        #expect(stage.view.visibleCells.count == 4)
        stage.screen.wait(0.6)
        #expect(isDone)
        stage.view.removeFromSuperview()
        stage.model { $0.sections[0].items.removeFirst() }
        stage.view.deleteItems(at: [[0, 0]])
        stage.view.layoutIfNeeded()
        #expect(stage.tags == stage.source.model.sections[0].items)
    }

    @Test("CV-69: a view that was laid out without a window has the cells of what is inserted at once, one batch after another")
    func stillWithoutAWindow() {
        let source = GridSource(GridModel([1]))
        let view = UICollectionView.shown(source, layout: UICollectionViewFlowLayout(), size: CGSize(width: 320, height: 440))
        #expect(view.visibleCells.count == 1)
        for count in 2...4 {
            source.model.sections[0].items.append(100 + count)
            view.performBatchUpdates { view.insertItems(at: [[0, count - 1]]) }
            #expect(view.visibleCells.map(\.tag) == source.model.sections[0].items)
        }
    }

    @Test("A view that was never laid out asks for no cells when its data change")
    func neverLaidOut() {
        let source = GridSource(GridModel([1]))
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), collectionViewLayout: UICollectionViewFlowLayout())
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        view.dataSource = source
        #expect(view.numberOfItems(inSection: 0) == 1)
        source.model.sections[0].items.append(7)
        view.performBatchUpdates { view.insertItems(at: [[0, 1]]) }
        #expect(source.asked.isEmpty)
        #expect(view.visibleCells.isEmpty)
        view.layoutIfNeeded()
        #expect(view.visibleCells.map(\.tag) == source.model.sections[0].items)
    }

    @Test("CV-73: a view of no size takes insertions, and shows them when it has one")
    func noSize() {
        let stage = Stage([1])
        stage.view.frame.size = .zero
        stage.screen.settle()
        stage.view.performBatchUpdates {
            stage.model { $0.sections[0].items.append(5) }
            stage.view.insertItems(at: [[0, 1]])
        }
        stage.screen.wait(0.6)
        #expect(stage.view.numberOfItems(inSection: 0) == 2)
        #expect(stage.view.visibleCells.isEmpty)
        stage.view.frame.size = CGSize(width: 320, height: 440)
        stage.screen.settle()
        #expect(stage.tags == stage.source.model.sections[0].items)
    }

    @Test("CV-70: a reload asks for another cell")
    func reload() {
        let stage = Stage([3])
        let cell = stage.view.cellForItem(at: [0, 1])
        let tag = stage.tags[1]
        stage.view.reloadItems(at: [[0, 1]])
        #expect(stage.source.asked == [tag])
        #expect(stage.view.cellForItem(at: [0, 1]) !== cell)
        stage.screen.wait(0.6)
        #expect(stage.view.visibleCells.count == 3)
    }

    @Test("CV-71: reconfiguring fills the cell that the item has, without prepareForReuse")
    func reconfigure() {
        TracingCell.log = []
        let source = ItemSource(items: 3)
        let view = UICollectionView.shown(source, layout: ColumnLayout(), cell: TracingCell.self)
        let screen = TestScreen(showing: view)
        screen.settle()
        let cell = view.cellForItem(at: [0, 1])
        (source.log, TracingCell.log) = ([], [])
        view.reconfigureItems(at: [[0, 1], [0, 2]])
        #expect(source.log.filter { $0.hasPrefix("cell") } == ["cell 0.1", "cell 0.2"])
        #expect(TracingCell.log == [])
        #expect(view.cellForItem(at: [0, 1]) === cell)
    }

    @Test("CV-72: an item that moves keeps its cell, which is not asked for")
    func move() {
        let stage = Stage([4])
        let cell = stage.view.cellForItem(at: [0, 0])
        stage.view.performBatchUpdates {
            stage.model { $0.sections[0].items.append($0.sections[0].items.removeFirst()) }
            stage.view.moveItem(at: [0, 0], to: [0, 3])
        }
        #expect(stage.source.asked == [])
        #expect(stage.view.cellForItem(at: [0, 3]) === cell)
        stage.screen.wait(0.6)
        #expect(cell?.frame.origin == CGPoint(x: 0, y: 110))
    }

    @Test("CV-39, CV-40: the selection goes with its item, and goes with it when it is deleted")
    func selection() {
        let stage = Stage([4])
        stage.view.selectItem(at: [0, 2], animated: false, scrollPosition: [])
        stage.model { $0.sections[0].items.insert(9, at: 0) }
        stage.view.insertItems(at: [[0, 0]])
        #expect(stage.view.indexPathsForSelectedItems == [[0, 3]])
        #expect(stage.view.cellForItem(at: [0, 3])?.isSelected == true)
        stage.model { $0.sections[0].items.remove(at: 3) }
        stage.view.deleteItems(at: [[0, 3]])
        #expect(stage.view.indexPathsForSelectedItems == [])
        #expect(stage.view.visibleCells.allSatisfy { !$0.isSelected })
    }

    @Test("CV-74: what is new fades in at its place, what is deleted fades out where it was, what stays goes from place to place")
    func animation() {
        let stage = Stage([4])
        let (first, gone) = (stage.view.cellForItem(at: [0, 1])!, stage.view.cellForItem(at: [0, 0])!)
        stage.view.performBatchUpdates {
            stage.model { $0.sections[0].items.removeFirst() }
            stage.model { $0.sections[0].items.append(6) }
            stage.view.deleteItems(at: [[0, 0]])
            stage.view.insertItems(at: [[0, 3]])
        }
        stage.screen.wait(0.15)
        let fresh = stage.view.cellForItem(at: [0, 3])!
        #expect(first.frame.minX == 0)
        #expect((first.layer.presentation()?.frame.minX ?? 0) > 10)
        #expect((fresh.layer.presentation()?.opacity ?? 1) < 0.9)
        #expect(gone.superview === stage.view)
        #expect((gone.layer.presentation()?.opacity ?? 1) < 0.9)
        stage.screen.wait(0.6)
        #expect(first.layer.presentation()?.frame.minX ?? 0 == 0)
        #expect(gone.isHidden)
    }

    @Test(
        "CV-83, CV-84: a batch invalidates the counts, prepares the layout, tells it the changes, asks about all that is seen, and finishes"
    )
    func order() {
        @MainActor class Layout: UICollectionViewFlowLayout {
            var log: [String] = []
            override func prepare() {
                log.append("prepare")
                super.prepare()
            }
            override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
                if context.invalidateDataSourceCounts { log.append("counts") }
                super.invalidateLayout(with: context)
            }
            override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
                log.append("updates \(updateItems.map { "\($0.updateAction.rawValue)" }.joined())")
                super.prepare(forCollectionViewUpdates: updateItems)
            }
            override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
                log.append("initial")
                return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
            }
            override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
                log.append("final")
                return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
            }
            override func finalizeCollectionViewUpdates() {
                log.append("finalize")
                super.finalizeCollectionViewUpdates()
            }
        }
        let layout = Layout()
        let stage = Stage([3], layout: layout)
        layout.log = []
        stage.model { $0.sections[0].items[0] = 4 }
        stage.view.performBatchUpdates {
            stage.view.deleteItems(at: [[0, 0]])
            stage.view.insertItems(at: [[0, 0]])
        }
        #expect(layout.log.prefix(3) == ["counts", "prepare", "updates 10"])
        #expect(layout.log.count { $0 == "initial" } == 3)
        #expect(layout.log.contains("final"))
        #expect(layout.log.last == "finalize")
    }

    @Test("CV-74: a layout's own initial attributes are where an item comes from")
    func ownInitialAttributes() {
        @MainActor class Layout: UICollectionViewFlowLayout {
            override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
                let attributes = super.layoutAttributesForItem(at: itemIndexPath)
                attributes?.center.y += 300
                return attributes
            }
        }
        let stage = Stage([3], layout: Layout())
        stage.model { $0.sections[0].items.append(4) }
        stage.view.insertItems(at: [[0, 3]])
        let cell = stage.view.cellForItem(at: [0, 3])!
        stage.screen.wait(0.05)
        #expect((cell.layer.presentation()?.frame.minY ?? 0) > 150)
        stage.screen.wait(0.6)
        #expect(cell.frame.minY == 0)
    }

    @Test("CV-76: an offset beyond the new end is clamped, and the layout may change that")
    func offset() {
        @MainActor class Layout: UICollectionViewFlowLayout {
            var proposals: [CGPoint] = []
            override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
                proposals.append(proposedContentOffset)
                return super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
            }
        }
        let layout = Layout()
        layout.itemSize = CGSize(width: 320, height: 100)
        layout.minimumLineSpacing = 0
        let stage = Stage([20], layout: layout)
        stage.view.scroll(to: 1560)
        stage.model { $0.sections[0].items.removeLast(10) }
        stage.view.deleteItems(at: (10..<20).map { [0, $0] })
        #expect(layout.proposals == [CGPoint(x: 0, y: 560)])
        #expect(stage.view.contentOffset.y == 560)
        stage.screen.wait(0.6)
        #expect(stage.view.indexPathsForVisibleItems.last?.item == 9)
    }
}

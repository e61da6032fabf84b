import Testing
import UIKitTesting

@testable import UIKitCollections

/// Batches that change sections, or reload all data.
@MainActor
struct SectionBatchTests {
    private typealias Stage = BatchTests.Stage

    @Test("Sections come, go and move with their headers")
    func sections() {
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 0, height: 20)
        let stage = Stage([1, 1, 1], layout: layout)
        let ids = stage.source.model.sections.map(\.id)
        stage.view.performBatchUpdates {
            stage.model { model in
                let moved = model.sections.removeFirst()
                model.sections.removeFirst()
                model.sections.append(moved)
                model.sections.insert(GridModel.Section(id: 77, items: [78]), at: 0)
            }
            stage.view.deleteSections([1])
            stage.view.moveSection(0, toSection: 2)
            stage.view.insertSections([0])
        }
        stage.screen.wait(0.6)
        let headers = stage.view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
        #expect(headers.map(\.tag) == [77, ids[2], ids[0]])
        #expect(headers.map(\.frame.minY) == [0, 70, 140])
        #expect(stage.tags == stage.source.model.sections.flatMap(\.items))
    }

    @Test("A reload inside a batch is a reload")
    func reloadInside() {
        let stage = Stage([3])
        var isDone = false
        stage.view.performBatchUpdates {
            stage.model { $0.sections[0].items = [1, 2, 3, 4, 5] }
            stage.view.reloadData()
            stage.view.insertItems(at: [[0, 0]])
        } completion: { _ in
            isDone = true
        }
        stage.screen.wait(0.6)
        #expect(isDone)
        #expect(stage.tags == [1, 2, 3, 4, 5])
    }

    @Test("CV-59: items of sections that are deleted or inserted need no changes of their own")
    func sectionsAndItems() {
        let stage = Stage([2, 3])
        let kept = stage.source.model.sections[1]
        stage.view.performBatchUpdates {
            stage.model { $0.sections = [kept, GridModel.Section(id: 90, items: [91, 92])] }
            stage.model { $0.sections[0].items.removeLast() }
            stage.view.deleteSections([0])
            stage.view.insertSections([1])
            stage.view.deleteItems(at: [[1, 2]])
        }
        stage.screen.wait(0.6)
        #expect(stage.tags == Array(kept.items.prefix(2)) + [91, 92])
    }
}

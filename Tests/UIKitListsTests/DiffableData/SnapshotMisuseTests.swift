import Testing
import UIKitLists

struct SnapshotMisuseTests {
    private func text(_ result: ExitTest.Result?) -> String { String(decoding: result?.standardErrorContent ?? [], as: UTF8.self) }

    @Test("CV-213: an item cannot be there twice")
    func repeatedItem() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            snapshot.appendSections([0])
            snapshot.appendItems(["one", "two", "one"])
        }
        #expect(text(result).contains("Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    one\n)}"))
    }

    @Test("CV-213: a section cannot be there twice")
    func repeatedSection() async {
        let twice = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            snapshot.appendSections([4, 4])
        }
        #expect(text(twice).contains("Fatal: supplied section identifiers are not unique. Duplicate identifiers: {(\n    4\n)}"))
        let again = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            snapshot.appendSections([4])
            snapshot.appendSections([4])
        }
        #expect(
            text(again).contains(
                "Diffable data source detected an attempt to insert or append 1 section identifier that already exists in the snapshot."))
    }

    @Test("CV-212: items need a section")
    func noSection() async {
        let none = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            snapshot.appendItems(["one"])
        }
        #expect(text(none).contains("There are currently no sections in the data source. Please add a section first."))
        let stranger = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            snapshot.appendItems(["one"], toSection: 7)
        }
        #expect(text(stranger).contains("Invalid section identifier: 7 is not in the snapshot."))
    }

    @Test("CV-214: what is reloaded or reconfigured has to be there")
    func reloadingStrangers() async {
        let item = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            snapshot.reloadItems(["one"])
        }
        #expect(text(item).contains("Attempted to reload item identifier that does not exist in the snapshot: one"))
        let cell = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            snapshot.reconfigureItems(["one"])
        }
        #expect(text(cell).contains("Attempted to reconfigure item identifier that does not exist in the snapshot: one"))
        let section = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            snapshot.reloadSections([3])
        }
        #expect(text(section).contains("Attempted to reload section identifier that does not exist in the snapshot: 3"))
    }

    @Test("CV-215: neighbours have to be there")
    func strangeNeighbours() async {
        await #expect(processExitsWith: .failure) {
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            snapshot.appendSections([0])
            snapshot.insertItems(["one"], beforeItem: "two")
        }
        await #expect(processExitsWith: .failure) {
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            snapshot.appendSections([0])
            snapshot.appendItems(["one"])
            snapshot.moveItem("one", afterItem: "two")
        }
        await #expect(processExitsWith: .failure) {
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            snapshot.appendSections([0])
            snapshot.moveSection(0, beforeSection: 1)
        }
    }
}

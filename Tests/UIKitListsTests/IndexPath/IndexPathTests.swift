import Foundation
import Testing
import UIKitLists

struct IndexPathTests {
    @Test("a path names a row or an item of a section, the section first")
    func parts() {
        let path = IndexPath(row: 3, section: 1)
        #expect(path == IndexPath(indexes: [1, 3]))
        #expect(path == IndexPath(item: 3, section: 1))
        #expect(path.section == 1)
        #expect(path.row == 3)
        #expect(path.item == 3)
    }

    @Test("both parts can be changed")
    func changing() {
        var path = IndexPath(row: 3, section: 1)
        path.row += 1
        path.section = 7
        #expect(path == IndexPath(row: 4, section: 7))
    }

    @Test("paths are in the order of the list")
    func order() {
        let paths = [IndexPath(row: 0, section: 2), IndexPath(row: 5, section: 0), IndexPath(row: 1, section: 0)]
        #expect(paths.sorted() == [paths[2], paths[1], paths[0]])
    }

    @Test("a path of another length has no row: the process stops")
    func length() async {
        await #expect(processExitsWith: .failure) { _ = IndexPath(index: 4).row }
    }
}

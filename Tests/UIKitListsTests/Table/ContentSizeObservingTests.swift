import Testing
import UIKitLists
import UIKitTesting

/// Tables that are as high as their rows are made by observing their content size.
@MainActor
struct ContentSizeObservingTests {
    @Test("Each change of the content size is heard of once, with the size before and after")
    func once() {
        let source = RowSource([3])
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.rowHeight = 50
        table.dataSource = source
        let screen = TestScreen(showing: table)
        var heights: [[CGFloat]] = []
        let token = table.observe(\.contentSize, options: [.old, .new]) { _, change in
            heights.append([change.oldValue?.height ?? -1, change.newValue?.height ?? -1])
        }
        screen.settle()
        source.counts = [5]
        table.reloadData()
        screen.settle()
        source.counts = [4]
        table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .none)
        screen.settle()
        #expect(heights == [[150, 250], [250, 200]])
        withExtendedLifetime(token) {}
    }
}

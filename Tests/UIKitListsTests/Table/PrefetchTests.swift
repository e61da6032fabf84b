import Testing
import UIKitTesting

@testable import UIKitLists

@MainActor
struct PrefetchTests {
    @MainActor
    private final class Source: RowSource, UITableViewDataSourcePrefetching {
        func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
            log.append("prefetch \(indexPaths.map(\.row))")
        }
        func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
            log.append("cancel \(indexPaths.map(\.row))")
        }
        var words: [String] { takeLog().filter { $0.hasPrefix("prefetch") || $0.hasPrefix("cancel") } }
    }

    @Test("the rows of the next screenful are announced, each once, in the direction of scrolling")
    func announcing() {
        let source = Source(rows: 100)
        let table = UITableView.shown(source) { $0.prefetchDataSource = source }
        #expect(source.words == ["prefetch \(Array(10..<20))"])
        table.scroll(to: 44)
        #expect(source.words == ["prefetch [20]"])
        table.scroll(to: 50)
        #expect(source.words == ["prefetch [21]"])
    }

    @Test("rows that were announced and lie on the other side now are taken back")
    func cancelling() {
        let source = Source(rows: 100)
        let table = UITableView.shown(source) { $0.prefetchDataSource = source }
        table.scroll(to: 880)
        _ = source.words
        table.scroll(to: 836)
        #expect(source.words == ["cancel \(Array(30..<40))", "prefetch \(Array((9..<19).reversed()))"])
    }

    @Test("nothing is announced where that is switched off")
    func off() {
        let source = Source(rows: 100)
        _ = UITableView.shown(source) {
            $0.prefetchDataSource = source
            $0.isPrefetchingEnabled = false
        }
        #expect(source.words == [])
    }
}

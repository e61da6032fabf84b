import References
import UIKit

/// 100,000 views, ten in each.
enum Trees {
    private static let count = 100_000
    private static let fan = 10

    @MainActor static let benchmarks = [
        Benchmark(name: "plain view, created and added", unit: "µs", limit: 1) {
            let times = (0..<7).map { _ in
                let start = reference_processor_time()
                let root = makeTree(count)
                let end = reference_processor_time()
                return withExtendedLifetime(root) { (end - start) / Double(count) * 1e6 }
            }
            return times.sorted()[3]
        },
        Benchmark(name: "memory of a plain view with its layer", unit: "bytes", limit: 700) {
            let before = reference_heap_bytes()
            let root = makeTree(count)
            let bytes = reference_heap_bytes() - before
            return withExtendedLifetime(root) { Double(bytes) / Double(count) }
        },
        Benchmark(name: "viewWithTag over 100,000 views", atMost: 5, timesOf: "a search in C", rounds: 3) {
            let root = makeTree(count)
            let tree = reference_tree_create(count, fan)
            return (
                { rounds in
                    for _ in 0..<rounds { precondition(root.viewWithTag(count) == nil) }
                },
                { rounds in
                    for _ in 0..<rounds { precondition(reference_tree_find(tree, count) == 0) }
                }
            )
        },
    ]

    @MainActor
    private static func makeTree(_ count: Int) -> UIView {
        var views: [UIView] = []
        views.reserveCapacity(count)
        for index in 0..<count {
            let view = UIView()
            view.tag = index
            if index > 0 { views[(index - 1) / fan].addSubview(view) }
            views.append(view)
        }
        return views[0]
    }
}

import UIKitCore
import UIKitLists

/// The registered views of a collection view, and those that wait to be used again.
@MainActor
struct ElementQueues {
    /// The class or nib for views of one identifier.
    enum Source {
        case type(UICollectionReusableView.Type)
        case prototype(any ElementPrototype, externals: [String: Any])
    }

    var cells = ReuseQueue<UICollectionReusableView>()
    var cellSources: [String: Source] = [:]
    /// By kind: the same identifier may serve several.
    var views: [String: ReuseQueue<UICollectionReusableView>] = [:]
    var viewSources: [String: [String: Source]] = [:]
    var decorations = ReuseQueue<UICollectionReusableView>()

    /// Lets go of more waiting views than could be needed.
    /// - Parameter count: how many are shown.
    mutating func trim(shown count: Int) {
        let capacity = max(count / 2, 4)
        cells.capacity = capacity
        cells.trim()
        decorations.capacity = capacity
        decorations.trim()
        for kind in views.keys {
            views[kind]?.capacity = capacity
            views[kind]?.trim()
        }
    }
}

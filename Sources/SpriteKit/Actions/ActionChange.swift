import Foundation

/// What an action does to a node bit by bit.
@MainActor
struct ActionChange {
    /// - Parameters: the node, how far the action is from 0 to 1, and how many seconds it has been running.
    typealias Update = @MainActor (SKNode, CGFloat, TimeInterval) -> Void

    /// Looks at the node when the action begins.
    let begin: @MainActor (SKNode) -> Update

    init(begin: @escaping @MainActor (SKNode) -> Update) { self.begin = begin }

    /// From where a number is when the action begins to another one.
    static func number(_ path: ReferenceWritableKeyPath<SKNode, CGFloat>, to target: CGFloat) -> ActionChange {
        ActionChange { node in
            let start = node[keyPath: path]
            return { node, share, _ in node[keyPath: path] = start + (target - start) * share }
        }
    }

    /// Adds to a number, which others may change meanwhile.
    static func number(_ path: ReferenceWritableKeyPath<SKNode, CGFloat>, by amount: CGFloat) -> ActionChange {
        steps { node, step in node[keyPath: path] += amount * step }
    }

    static func number(_ path: ReferenceWritableKeyPath<SKNode, CGFloat>, timesOver factor: CGFloat) -> ActionChange {
        ActionChange { node in
            let start = node[keyPath: path]
            return { node, share, _ in node[keyPath: path] = start * (1 + (factor - 1) * share) }
        }
    }

    /// - Parameter body: is given the share of the whole that has come since the last time.
    static func steps(_ body: @escaping @MainActor (SKNode, CGFloat) -> Void) -> ActionChange {
        ActionChange { _ in
            var last: CGFloat = 0
            return { node, share, _ in
                body(node, share - last)
                last = share
            }
        }
    }

    /// Several at once.
    static func all(_ changes: [ActionChange]) -> ActionChange {
        ActionChange { node in
            let updates = changes.map { $0.begin(node) }
            return { node, share, time in for update in updates { update(node, share, time) } }
        }
    }

    /// Does nothing until the time is over.
    static let wait = ActionChange { _ in { _, _, _ in } }
}

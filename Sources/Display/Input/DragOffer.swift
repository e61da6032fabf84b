public import Foundation

/// What another program drags over a screen: its forms, and what this program would do with it.
@MainActor
public final class DragOffer: Equatable {
    /// What the other program is told that a drop does. `none` refuses it.
    public enum Answer: Sendable { case none, copy }

    /// The types of media in which it comes, the best one first.
    public let types: [String]
    /// The answer for where the drag is. Default: none.
    public var answer = Answer.none
    private let read: @MainActor (String) -> Data?
    private var known: [String: Data] = [:]

    /// - Parameter read: asks the other program for the bytes of a type, and waits for them, at most a few seconds.
    public init(types: [String], read: @escaping @MainActor (String) -> Data?) {
        self.types = types
        self.read = read
    }

    /// The bytes of a type; nil where there are none. Each type is asked for once.
    public func data(ofType type: String) -> Data? {
        if let data = known[type] { return data }
        guard types.contains(type), let data = read(type) else { return nil }
        known[type] = data
        return data
    }

    /// Offers are the same only if they are one object.
    public nonisolated static func == (left: DragOffer, right: DragOffer) -> Bool { left === right }
}

import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// The coder that `init(coder:)` gets from a nib: reads the values of one object of the graph at a time.
final class NibCoder: NSCoder {
    private let graph: KeyedObjectGraph
    /// The values that are read: those of the innermost object that is being made.
    private var values: KeyedObjectGraph.Values = [:]
    private var depth = 0
    /// By their places in the graph.
    private var progress: [Progress]

    private enum Progress {
        case none
        case underWay
        case over(AnyObject?)
    }
    private let maker: NibObjectMaker
    private let shared: SharedNibObjects
    /// Makes one of the objects in place of its class.
    var creator: (id: KeyedObjectGraph.ID, make: ControllerCreator)?

    init(graph: KeyedObjectGraph, maker: NibObjectMaker, shared: SharedNibObjects) {
        self.graph = graph
        self.maker = maker
        self.shared = shared
        progress = Array(repeating: .none, count: graph.count)
        super.init()
    }

    // MARK: Objects

    /// The object at a place of the graph, made when it is first asked for. Nil for what cannot be made, and inside itself.
    func object(at id: KeyedObjectGraph.ID) -> AnyObject? {
        guard graph.contains(id) else { return nil }
        switch progress[id.index] {
        case .over(let object?): return object
        case .underWay: return nil
        case .none, .over(nil): break
        }
        guard depth < Self.greatestDepth else { return nil }
        progress[id.index] = .underWay
        let former = values
        values = graph[id].values
        depth += 1
        let creator = creator.flatMap { $0.id == id ? $0.make : nil }
        let call = Unchecked((coder: self, object: graph[id], creator: creator))
        let object = MainActor.assumeIsolated {
            Unchecked(call.value.coder.make(id, call.value.object, call.value.creator))
        }.value
        depth -= 1
        values = former
        progress[id.index] = .over(object)
        return object
    }

    @MainActor
    private func make(_ id: KeyedObjectGraph.ID, _ object: KeyedObjectGraph.Object, _ creator: ControllerCreator?) -> AnyObject? {
        if let known = shared[id] { return known }
        guard let object = creator?(self) ?? maker.make(object, self) else { return nil }
        shared.take(object, at: id, in: graph)
        return object
    }

    /// The object at a place if it has been made.
    func existing(_ id: KeyedObjectGraph.ID) -> AnyObject? {
        guard graph.contains(id), case .over(let object) = progress[id.index] else { return nil }
        return object
    }

    /// How deep objects may stand in each other: each costs some of the stack.
    private static let greatestDepth = 250

    /// Carries a value to the main actor, on which nibs are loaded anyway.
    private struct Unchecked<Value>: @unchecked Sendable {
        let value: Value
        init(_ value: Value) { self.value = value }
    }

    /// A value as apps get it.
    func value(_ value: KeyedObjectGraph.Value) -> Any? {
        switch value {
        case .null: nil
        case .bool(let flag): NSNumber(value: flag)
        case .integer(let number): NSNumber(value: number)
        case .real(let number): NSNumber(value: number)
        case .string(let text): text
        case .data(let bytes): Data(bytes)
        case .numbers(let numbers): numbers
        case .array(let values): values.compactMap { self.value($0) }
        case .dictionary(let values): dictionary(values)
        case .object(let id): object(at: id)
        }
    }

    private func dictionary(_ values: [KeyedObjectGraph.Value]) -> [AnyHashable: Any] {
        var result: [AnyHashable: Any] = [:]
        for index in stride(from: 0, to: values.count - 1, by: 2) {
            guard let key = self.value(values[index]) as? AnyHashable, let value = self.value(values[index + 1]) else { continue }
            result[key] = value
        }
        return result
    }

    // MARK: Overriding

    private func found(_ key: String) -> KeyedObjectGraph.Value? { values[key] }

    override var allowsKeyedCoding: Bool { true }
    override var systemVersion: UInt32 { 1000 }
    override func containsValue(forKey key: String) -> Bool { found(key) != nil }
    override func decodeObject(forKey key: String) -> Any? { found(key).flatMap { value($0) } }
    override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? { decodeObject(forKey: key) }
    override func decodeObject<Decoded: NSObject & NSCoding>(of type: Decoded.Type, forKey key: String) -> Decoded? {
        decodeObject(forKey: key) as? Decoded
    }
    override func decodeBool(forKey key: String) -> Bool {
        switch found(key) {
        case .bool(let flag): flag
        case .integer(let number): number != 0
        case .real(let number): number != 0
        default: false
        }
    }
    override func decodeInteger(forKey key: String) -> Int {
        switch found(key) {
        case .bool(let flag): flag ? 1 : 0
        case .integer(let number): number
        case .real(let number): Int(exactly: number.rounded(.towardZero)) ?? 0
        default: 0
        }
    }
    override func decodeInt32(forKey key: String) -> Int32 { Int32(clamping: decodeInteger(forKey: key)) }
    override func decodeInt64(forKey key: String) -> Int64 { Int64(decodeInteger(forKey: key)) }
    override func decodeCInt(forKey key: String) -> Int32 { decodeInt32(forKey: key) }
    override func decodeDouble(forKey key: String) -> Double {
        if case .real(let number)? = found(key) { return number }
        return Double(decodeInteger(forKey: key))
    }
    override func decodeFloat(forKey key: String) -> Float { Float(decodeDouble(forKey: key)) }
}

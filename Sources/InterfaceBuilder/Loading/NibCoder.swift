@_spi(ForasteroInternal) import UIKitGraphics
import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// The coder that `init(coder:)` gets from a nib: reads the values of one object of the graph at a time.
final class NibCoder: RepeatingCoder {
    let nib: PreparedNib
    private let maker: NibObjectMaker
    /// The objects that were made, by their indexes in the graph.
    // optimization: nothing else happens while these are read or set, which would otherwise be checked each time.
    @exclusivity(unchecked) private var progress: [Progress]
    @exclusivity(unchecked) private var depth = 0
    /// The same as ``current``, which is of a more general class: casting it for each key would take long.
    @exclusivity(unchecked) private var read: PreparedObject?
    /// Makes one of the objects in place of its class.
    var creator: (id: KeyedObjectGraph.ID, make: ControllerCreator)?

    private enum Progress {
        case none
        case underWay
        case made(AnyObject)
    }

    init(_ nib: PreparedNib, maker: NibObjectMaker) {
        self.nib = nib
        self.maker = maker
        progress = Array(repeating: .none, count: nib.graph.count)
        super.init()
    }

    // MARK: Objects

    /// The object at an index of the graph, created when it is first requested. Nil for what cannot be made, and inside itself.
    func object(at id: KeyedObjectGraph.ID) -> AnyObject? {
        guard progress.indices.contains(id.index) else { return nil }
        switch progress[id.index] {
        case .made(let object): return object
        case .underWay: return nil
        case .none: break
        }
        guard depth < Self.greatestDepth else { return nil }
        let object = nib[id]
        if let lasting = object.lasting { return lasting }
        progress[id.index] = .underWay
        let made = make(object, creator.flatMap { $0.id == id ? $0.make : nil })
        progress[id.index] = made.map { .made($0) } ?? .none
        return made
    }

    private func make(_ object: PreparedObject, _ creator: ControllerCreator?) -> AnyObject? {
        let former = read
        read = object
        current = object
        depth += 1
        let made = creator.flatMap { create($0) } ?? make(object)
        depth -= 1
        read = former
        current = former
        return made
    }

    private func make(_ object: PreparedObject) -> AnyObject? {
        guard let recipe = object.recipe(in: nib) else { return substitute(for: object) }
        let made = recipe.make(maker, self)
        if recipe.isLasting { object.lasting = made }
        return made
    }

    private func create(_ creator: @escaping ControllerCreator) -> AnyObject? {
        let call = Unchecked((coder: self, creator: creator))
        return MainActor.assumeIsolated { Unchecked(call.value.creator(call.value.coder)) }.value
    }

    private func substitute(for object: PreparedObject) -> AnyObject? {
        let call = Unchecked((coder: self, object: object))
        return MainActor.assumeIsolated {
            let (coder, object) = call.value
            return Unchecked(coder.maker.substitute(for: object.archived, coder))
        }.value
    }

    /// The object at an index if it has been created.
    func existing(_ id: KeyedObjectGraph.ID) -> AnyObject? {
        guard progress.indices.contains(id.index) else { return nil }
        return if case .made(let object) = progress[id.index] { object } else { nib[id].lasting }
    }

    /// How deep objects may be in each other: each costs some of the stack.
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

    private func found(_ key: String) -> KeyedObjectGraph.Value? { read?.value(forKey: key) }

    override func lastingObject(forKey key: String) -> AnyObject? {
        guard case .object(let id)? = found(key), nib.graph.contains(id), nib[id].recipe(in: nib)?.isLasting == true else { return nil }
        return object(at: id)
    }
    override func isNull(forKey key: String) -> Bool { found(key) == .null }
    override func numbers(forKey key: String) -> [Double]? {
        if case .numbers(let numbers)? = found(key) { numbers } else { nil }
    }
    override func text(forKey key: String) -> String? {
        switch found(key) {
        case .string(let text)?: text
        case .object(let id)?: object(at: id).flatMap { $0 as? NSString }.map { "\($0)" }
        default: nil
        }
    }
    override func objects(forKey key: String) -> [AnyObject]? {
        guard case .array(let values)? = found(key) else { return nil }
        var objects: [AnyObject] = []
        objects.reserveCapacity(values.count)
        for value in values {
            if case .object(let id) = value {
                if let object = object(at: id) { objects.append(object) }
            } else if let value = self.value(value) {
                objects.append(value as AnyObject)
            }
        }
        return objects
    }
    override var allowsKeyedCoding: Bool { true }
    override var systemVersion: UInt32 { 1000 }
    override func containsValue(forKey key: String) -> Bool { read?.hasValue(forKey: key) == true }
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

import Foundation

/// A conversation with the keeper of secrets, as long as one call of an app takes.
public final class SecretSession {
    /// A secret, and where the keeper has it.
    public struct Item: Equatable, Sendable {
        /// The object of the keeper.
        public let path: String
        /// The bytes that are kept.
        public let secret: Data
    }

    private let keeper: SecretKeeper
    private let path: String
    private let collection: String
    private let mayAsk: Bool
    private(set) var patience: SecretPatience

    init(keeper: SecretKeeper, path: String, collection: String, mayAsk: Bool, patience: SecretPatience) {
        (self.keeper, self.path, self.collection, self.mayAsk, self.patience) = (keeper, path, collection, mayAsk, patience)
    }

    /// The secrets that have the attributes. Those that are locked are unlocked, if the person agrees.
    public func items(having attributes: [String: String]) throws(SecretFailure) -> [Item] {
        let answer = try keeper.callService("SearchItems", [Self.texts(attributes)], patience)
        guard answer.count == 2, let unlocked = Self.paths(answer[0]), let locked = Self.paths(answer[1]) else { throw .malformed }
        try unlock(locked)
        let wanted = unlocked + locked
        guard !wanted.isEmpty else { return [] }
        let secrets = try keeper.callService("GetSecrets", [.list(of: "o", wanted.map { .path($0) }), .path(path)], patience)
        guard case .list(_, let entries)? = secrets.first else { throw .malformed }
        let items = entries.compactMap(Self.item)
        guard items.count == entries.count else { throw .malformed }
        // One that is left out is there, and cannot be read.
        guard Set(items.map(\.path)).isSuperset(of: wanted) else { throw .locked }
        return items
    }

    /// Adds a secret.
    /// - Parameter label: what a person reads.
    public func add(_ secret: Data, label: String, attributes: [String: String]) throws(SecretFailure) {
        try unlock([collection])
        let properties: [String: BusValue] = [
            SecretNames.interface("Item.Label"): .text(label), SecretNames.interface("Item.Attributes"): Self.texts(attributes),
        ]
        let answer = try call(
            collection, "Collection", "CreateItem", [.dictionary(properties), value(of: secret), .flag(false)])
        guard answer.count == 2, case .path(let item) = answer[0], case .path(let prompt) = answer[1] else { throw .malformed }
        if item == SecretNames.nothing { try ask(prompt) }
    }

    /// Changes a secret in one step, and then what is said of it.
    public func replace(_ item: Item, by secret: Data, label: String, attributes: [String: String]) throws(SecretFailure) {
        _ = try call(item.path, "Item", "SetSecret", [value(of: secret)])
        for (name, value) in [("Label", BusValue.text(label)), ("Attributes", Self.texts(attributes))] {
            _ = try keeper.call(
                SecretNames.service, item.path, "org.freedesktop.DBus.Properties", "Set",
                [.text(SecretNames.interface("Item")), .text(name), .variant(value)], patience)
        }
    }

    /// Has the keeper forget a secret.
    public func remove(_ item: Item) throws(SecretFailure) {
        guard case .path(let prompt)? = try call(item.path, "Item", "Delete", []).first else { throw .malformed }
        try ask(prompt)
    }

    // MARK: Locks

    private func unlock(_ paths: [String]) throws(SecretFailure) {
        guard !paths.isEmpty else { return }
        let answer = try keeper.callService("Unlock", [.list(of: "o", paths.map { .path($0) })], patience)
        guard answer.count == 2, let unlocked = Self.paths(answer[0]), case .path(let prompt) = answer[1] else { throw .malformed }
        try ask(prompt)
        guard prompt != SecretNames.nothing || Set(unlocked).isSuperset(of: paths) else { throw .locked }
    }

    private func ask(_ prompt: String) throws(SecretFailure) {
        guard prompt != SecretNames.nothing else { return }
        try keeper.ask(prompt, mayAsk: mayAsk, patience)
        patience = patience.afterAsking(answers: 2)
    }

    // MARK: Values

    private func call(_ path: String, _ interface: String, _ method: String, _ arguments: [BusValue]) throws(SecretFailure) -> [BusValue] {
        try keeper.call(SecretNames.service, path, SecretNames.interface(interface), method, arguments, patience)
    }

    /// Session, parameters of its cipher (there is none), the bytes, and what they are.
    private func value(of secret: Data) -> BusValue {
        .tuple([.path(path), .bytes(Data()), .bytes(secret), .text("application/octet-stream")])
    }

    private static func texts(_ texts: [String: String]) -> BusValue {
        .list(of: "{ss}", texts.sorted { $0.key < $1.key }.map { .entry(.text($0.key), .text($0.value)) })
    }

    private static func paths(_ value: BusValue) -> [String]? {
        guard case .list(of: "o", let values) = value else { return nil }
        return values.compactMap { if case .path(let path) = $0 { path } else { nil } }
    }

    private static func item(_ entry: BusValue) -> Item? {
        guard entry.parts.count == 2, case .path(let path) = entry.parts[0], entry.parts[1].parts.count == 4,
            case .bytes(let secret) = entry.parts[1].parts[2]
        else { return nil }
        return Item(path: path, secret: secret)
    }
}

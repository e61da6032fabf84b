internal import DesktopServices
internal import DeviceNotice
import Foundation

/// The app's items with the keeper of secrets of the person's desktop, one secret each (MO-120).
///
/// A secret holds all that is known of its item; the attributes beside it (the app, the class, the service and the account) say to the
/// person what it is. Items that the app has in its file move to the keeper when it is first asked.
///
/// Several changes are made one after another, new items first: where the keeper leaves in the middle, the call fails, and what was there
/// is there, or is there twice at worst.
final class KeychainService: KeychainStore {
    private let keeper: SecretKeeper
    private let file: KeychainFile
    private let application: String
    private let lock: KeychainLock
    /// Makes the time that one call may take.
    private let patience: @Sendable () -> SecretPatience

    init(
        keeper: SecretKeeper, file: KeychainFile, application: String,
        patience: @escaping @Sendable () -> SecretPatience = { SecretPatience.ofThread }
    ) {
        (self.keeper, self.file, self.application, self.patience) = (keeper, file, application, patience)
        lock = KeychainLock(folder: file.folder, name: "keychain.desktop")
    }

    func items(mayAsk: Bool) throws -> [KeychainItem] { try update(mayAsk: mayAsk) { $0 } }

    func update<Result>(mayAsk: Bool, _ change: (inout [KeychainItem]) throws -> Result) throws -> Result {
        let patience = patience()
        do {
            return try lock.hold {
                try keeper.inSession(mayAsk: mayAsk, patience) { session in
                    let former = try move(in: session, read(in: session))
                    var items = former.map(\.item)
                    let result = try change(&items)
                    try write(items, over: former, in: session)
                    return result
                }
            }
        } catch let failure as SecretFailure {
            throw KeychainFailure(status: Self.status(of: failure))
        } catch let failure as KeychainFailure where failure.status == errSecNotAvailable && keeper.isAskingPerson {
            throw KeychainFailure(status: errSecInteractionNotAllowed)
        }
    }

    private static func status(of failure: SecretFailure) -> OSStatus {
        switch failure {
        case .absent: errSecNotAvailable
        case .locked: errSecInteractionNotAllowed
        case .dismissed: errSecUserCanceled
        case .refused: errSecAuthFailed
        case .malformed: errSecDecode
        }
    }

    // MARK: Reading and writing

    /// An item, and where the keeper has it.
    private typealias Kept = (item: KeychainItem, place: SecretSession.Item)

    private func read(in session: SecretSession) throws -> [Kept] {
        let secrets = try session.items(having: ["xdg:schema": Self.schema, "application": application])
        let kept = secrets.compactMap { secret -> Kept? in
            guard let list = try? PropertyListSerialization.propertyList(from: secret.secret, format: nil) as? [String: Any],
                let item = KeychainItem(propertyList: list)
            else {
                DeviceNotice.say("The desktop keeps a secret for \(application) that is none of its items. It is left as it is.")
                return nil
            }
            return (item, secret)
        }
        return kept.sorted { $0.item.number < $1.item.number }
    }

    private func write(_ items: [KeychainItem], over former: [Kept], in session: SecretSession) throws {
        let places = Dictionary(former.map { ($0.item.number, $0) }) { first, _ in first }
        for item in items where places[item.number] == nil {
            try session.add(secret(of: item), label: label(of: item), attributes: attributes(of: item))
        }
        for item in items {
            guard let place = places[item.number], place.item != item else { continue }
            try session.replace(place.place, by: secret(of: item), label: label(of: item), attributes: attributes(of: item))
        }
        let kept = Set(items.map(\.number))
        for place in former where !kept.contains(place.item.number) { try session.remove(place.place) }
    }

    private func secret(of item: KeychainItem) throws -> Data {
        try PropertyListSerialization.data(fromPropertyList: item.propertyList, format: .binary, options: 0)
    }

    private static let schema = "org.forastero.Keychain"

    private func attributes(of item: KeychainItem) -> [String: String] {
        var attributes = ["xdg:schema": Self.schema, "application": application, "class": item.itemClass]
        for (name, key) in [("service", kSecAttrService), ("server", kSecAttrServer), ("account", kSecAttrAccount)] {
            if case .text(let text) = item.values[key] { attributes[name] = text }
        }
        return attributes
    }

    private func label(of item: KeychainItem) -> String {
        let texts = [kSecAttrLabel, kSecAttrService, kSecAttrServer, kSecAttrAccount].compactMap { key -> String? in
            if case .text(let text) = item.values[key], !text.isEmpty { text } else { nil }
        }
        return texts.isEmpty ? application : "\(application): \(texts.joined(separator: ", "))"
    }

    // MARK: Moving

    /// Has what the file holds kept by the keeper. What the keeper has already is not replaced.
    private func move(in session: SecretSession, _ kept: [Kept]) throws -> [Kept] {
        let left = try file.items(mayAsk: false)
        guard !left.isEmpty else { return kept }
        let number = ((kept.map(\.item.number) + left.map(\.number)).max() ?? 0) + 1
        let new = left.filter { item in !kept.contains { item.isDuplicate(of: $0.item) } }.enumerated().map { offset, item in
            let isTaken = kept.contains { $0.item.number == item.number }
            return isTaken ? KeychainItem(number: number + offset, itemClass: item.itemClass, values: item.values) : item
        }
        try write(kept.map(\.item) + new, over: kept, in: session)
        try file.update(mayAsk: false) { items in items.removeAll { left.contains($0) } }
        return try read(in: session)
    }
}

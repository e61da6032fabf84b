internal import CryptoKit
internal import DeviceNotice
import Foundation

/// The app's items in a file that a key in another file of its container opens.
///
/// Both files are for their user alone. This keeps a copy of the one file secret, and not the items from programs of the same user.
final class KeychainFile: KeychainStore {
    let folder: URL
    private let lock: KeychainLock

    init(folder: URL) {
        self.folder = folder
        lock = KeychainLock(folder: folder, name: "keychain.lock")
    }

    private var itemsFile: URL { folder.appendingPathComponent("keychain") }
    private var keyFile: URL { folder.appendingPathComponent("keychain.key") }

    func items(mayAsk: Bool) throws -> [KeychainItem] { try lock.hold { try read() } }

    /// Changes the items in one step.
    func update<Result>(mayAsk: Bool, _ change: (inout [KeychainItem]) throws -> Result) throws -> Result {
        try lock.hold {
            var items = try read()
            let former = items
            let result = try change(&items)
            if items != former { try write(items) }
            return result
        }
    }

    private func read() throws -> [KeychainItem] {
        guard let sealed = try contents(of: itemsFile) else { return [] }
        let key = try contents(of: keyFile)
        guard let key, let box = try? AES.GCM.SealedBox(combined: sealed),
            let plain = try? AES.GCM.open(box, using: SymmetricKey(data: key)),
            let list = try? PropertyListSerialization.propertyList(from: plain, format: nil) as? [[String: Any]]
        else {
            try setAside()
            return []
        }
        return list.compactMap(KeychainItem.init(propertyList:))
    }

    /// Nil where there is no such file. One that cannot be read for now is not taken for damaged: that would cost the items.
    private func contents(of file: URL) throws -> Data? {
        do {
            return try Data(contentsOf: file)
        } catch CocoaError.fileReadNoSuchFile, CocoaError.fileNoSuchFile {
            return nil
        } catch {
            throw KeychainFailure(status: errSecNotAvailable)
        }
    }

    /// Keeps what cannot be opened, with its key, for whoever can tell more of it.
    private func setAside() throws {
        let numbers = (1...).lazy.map { $0 == 1 ? "damaged" : "damaged-\($0)" }
        guard let ending = numbers.first(where: { !FileManager.default.fileExists(atPath: itemsFile.appendingPathExtension($0).path) })
        else { return }
        let place = itemsFile.appendingPathExtension(ending)
        DeviceNotice.say(
            "The keychain \(itemsFile.path) cannot be opened with its key. It is kept as \(place.path); the app begins without items.")
        guard rename(itemsFile.path, place.path) == 0 else { throw KeychainFailure(status: errSecIO) }
        rename(keyFile.path, keyFile.appendingPathExtension(ending).path)
    }

    private func write(_ items: [KeychainItem]) throws {
        let plain = try? PropertyListSerialization.data(fromPropertyList: items.map(\.propertyList), format: .binary, options: 0)
        guard let plain, let sealed = try? AES.GCM.seal(plain, using: SymmetricKey(data: key())).combined else {
            throw KeychainFailure(status: errSecNotAvailable)
        }
        try replace(itemsFile, with: sealed)
    }

    private func key() throws -> Data {
        if let key = try contents(of: keyFile), key.count == 32 { return key }
        let key = SymmetricKey(size: .bits256).withUnsafeBytes { Data($0) }
        try replace(keyFile, with: key)
        return key
    }

    /// Writes a file that its user alone can read, so that after a crash there is the old one or the new one.
    private func replace(_ file: URL, with data: Data) throws {
        let new = file.appendingPathExtension("new")
        let descriptor = open(new.path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw KeychainFailure(status: errSecNotAvailable) }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        do {
            try handle.write(contentsOf: data)
            try handle.synchronize()
            try handle.close()
        } catch { throw KeychainFailure(status: errSecDiskFull) }
        guard rename(new.path, file.path) == 0 else { throw KeychainFailure(status: errSecIO) }
    }
}

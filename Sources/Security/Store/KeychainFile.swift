internal import CryptoKit
internal import DeviceNotice
import Foundation

/// The app's items in a file that a key in another file of its container opens.
///
/// Both files are for their user alone. This keeps a copy of the one file secret, and not the items from programs of the same user.
final class KeychainFile: Sendable {
    /// Why items could not be read or written.
    struct Failure: Error { var status: OSStatus }

    private let folder: URL
    private let lock = NSLock()

    init(folder: URL) { self.folder = folder }

    private var itemsFile: URL { folder.appendingPathComponent("keychain") }
    private var keyFile: URL { folder.appendingPathComponent("keychain.key") }

    /// The items, oldest first.
    func items() throws -> [KeychainItem] { try lock.withLock { try exclusively { try read() } } }

    /// Changes the items in one step: nobody else sees or writes any meanwhile.
    func update<Result>(_ change: (inout [KeychainItem]) throws -> Result) throws -> Result {
        try lock.withLock {
            try exclusively {
                var items = try read()
                let former = items
                let result = try change(&items)
                if items != former { try write(items) }
                return result
            }
        }
    }

    /// Keeps other processes of the app out.
    private func exclusively<Result>(_ body: () throws -> Result) throws -> Result {
        try? FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let descriptor = open(folder.appendingPathComponent("keychain.lock").path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw Failure(status: errSecNotAvailable) }
        defer { close(descriptor) }
        flock(descriptor, LOCK_EX)
        return try body()
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
            throw Failure(status: errSecNotAvailable)
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
        guard rename(itemsFile.path, place.path) == 0 else { throw Failure(status: errSecIO) }
        rename(keyFile.path, keyFile.appendingPathExtension(ending).path)
    }

    private func write(_ items: [KeychainItem]) throws {
        let plain = try? PropertyListSerialization.data(fromPropertyList: items.map(\.propertyList), format: .binary, options: 0)
        guard let plain, let sealed = try? AES.GCM.seal(plain, using: SymmetricKey(data: key())).combined else {
            throw Failure(status: errSecNotAvailable)
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
        guard descriptor >= 0 else { throw Failure(status: errSecNotAvailable) }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        do {
            try handle.write(contentsOf: data)
            try handle.synchronize()
            try handle.close()
        } catch { throw Failure(status: errSecDiskFull) }
        guard rename(new.path, file.path) == 0 else { throw Failure(status: errSecIO) }
    }
}

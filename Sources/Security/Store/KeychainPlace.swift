internal import DesktopServices
import Foundation
import Synchronization

/// Chooses where items are: with the keeper of secrets of a person's desktop where there is one, else in the app's file (MO-120).
///
/// Scripts, tests and apps with data of their own have the file, so that they do not depend on the desktop. Once the keeper has had items,
/// a mark in the folder says so: without it there is no keychain then, rather than one that seems to be empty.
final class KeychainPlace: KeychainStore {
    private let file: KeychainFile
    private let application: String
    private let bus: @Sendable () -> SessionBus?
    private let isForDesktop: @Sendable () -> Bool
    private let service = Mutex<KeychainService?>(nil)

    /// - Parameters:
    ///   - isForDesktop: whether secrets are for the desktop, now.
    ///   - bus: nil where there is no session.
    init(
        file: KeychainFile, application: String,
        isForDesktop: @escaping @Sendable () -> Bool = { DesktopUse.areSecretsForDesktop },
        bus: @escaping @Sendable () -> SessionBus? = { SessionBus.shared }
    ) {
        (self.file, self.application, self.isForDesktop, self.bus) = (file, application, isForDesktop, bus)
    }

    func items(mayAsk: Bool) throws -> [KeychainItem] { try store().items(mayAsk: mayAsk) }

    func update<Result>(mayAsk: Bool, _ change: (inout [KeychainItem]) throws -> Result) throws -> Result {
        try store().update(mayAsk: mayAsk, change)
    }

    private func store() throws -> any KeychainStore {
        guard isForDesktop() else { return file }
        if let service = service.withLock({ $0 }) { return service }
        guard let keeper = bus().map(SecretKeeper.init), try isAvailable(keeper) else {
            if FileManager.default.fileExists(atPath: mark.path) { throw KeychainFailure(status: errSecNotAvailable) }
            return file
        }
        return try service.withLock { current in
            if let current { return current }
            try? FileManager.default.createDirectory(
                at: file.folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            guard FileManager.default.createFile(atPath: mark.path, contents: nil) else {
                throw KeychainFailure(status: errSecNotAvailable)
            }
            let new = KeychainService(keeper: keeper, file: file, application: application)
            current = new
            return new
        }
    }

    private var mark: URL { file.folder.appendingPathComponent("keychain.is-on-desktop") }

    /// One that does not answer is none for now: what it may have is not to be doubled by a file.
    private func isAvailable(_ keeper: SecretKeeper) throws -> Bool {
        do {
            return try keeper.isAvailable(.ofThread)
        } catch { throw KeychainFailure(status: errSecNotAvailable) }
    }
}

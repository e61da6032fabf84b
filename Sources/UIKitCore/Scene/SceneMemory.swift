import Foundation
@_spi(ForasteroInternal) import ObjCRuntime

/// Keeps what the user was at in the scenes, and which there were, in files of the app's container, until the application is started
/// again (SV-94).
@MainActor
package final class SceneMemory {
    /// Names the session of the first scene.
    package nonisolated static let mainIdentifier = "main"
    /// More windows than that nobody wants back.
    private static let mostSessions = 50

    /// Nil: nothing is kept any longer than the process lives.
    private let folder: URL?
    /// True if all scenes come back, and not the first alone. Default: false.
    package var keepsSessions = false
    /// The file in which the place of a session's window is kept; nil where it is not. Default: nil.
    package var placement: ((_ identifier: String) -> URL?)?

    init(folder: URL? = nil) {
        self.folder = folder
    }

    /// That of the app's container.
    package static func inContainer() -> SceneMemory {
        SceneMemory(folder: URL._objcLibraryDirectory.appendingPathComponent("Saved Application State"))
    }

    private func file(of identifier: String) -> URL? { folder?.appendingPathComponent(identifier + ".plist") }

    // MARK: What the user was at

    /// Asks the scene's delegate what it is at; a delegate that does not say so leaves nothing behind.
    func keep(_ scene: UIScene) {
        guard let delegate = scene.delegate,
            delegate.responds(to: #selector(UISceneDelegate.stateRestorationActivity(for:)))
        else { return }
        let activity = delegate.stateRestorationActivity?(for: scene)
        activity?.saveIfNeeded()
        scene.session.stateRestorationActivity = activity
        let identifier = scene.session.persistentIdentifier
        if keepsSessions || identifier == Self.mainIdentifier { write(activity, identifier) }
    }

    private func write(_ activity: NSUserActivity?, _ identifier: String) {
        guard let file = file(of: identifier) else { return }
        guard let activity else {
            try? FileManager.default.removeItem(at: file)
            return
        }
        write("the state of the scene", to: file) { try ActivityRecord(activity).data() }
    }

    private func write(_ what: String, to file: URL, _ data: () throws -> Data) {
        do {
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data().write(to: file, options: .atomic)
        } catch {
            warn("\(what) cannot be kept in \(file.path): \(error.localizedDescription)")
        }
    }

    /// The activity that was kept of a session, if it can be read.
    func activity(of identifier: String) -> NSUserActivity? {
        guard let file = file(of: identifier), let data = try? Data(contentsOf: file) else { return nil }
        guard let activity = ActivityRecord(data)?.activity() else {
            warn("\(file.path) is damaged, so that the scene begins anew")
            return nil
        }
        return activity
    }

    // MARK: Which scenes there were

    private var list: URL? { keepsSessions ? folder?.appendingPathComponent("scenes.plist") : nil }

    /// The sessions of the scenes that there were when the application was left, that of the one in front last. Read once.
    package private(set) lazy var sessions = readSessions()

    private func readSessions() -> [SessionRecord] {
        guard let list, let data = try? Data(contentsOf: list) else { return [] }
        guard let entries = BoundedPropertyList.value(of: data) as? [Any] else {
            warn("\(list.path) is damaged, so that the application begins with one scene")
            return []
        }
        var records: [SessionRecord] = []
        for entry in entries.suffix(Self.mostSessions) {
            guard let record = SessionRecord(entry), !records.contains(where: { $0.identifier == record.identifier }) else {
                warn("\(list.path) names a scene that cannot be, which is passed over")
                continue
            }
            records.append(record)
        }
        return records
    }

    /// - Parameter sessions: that of the scene in front last.
    func keep(_ sessions: [UISceneSession]) {
        guard let list else { return }
        let entries = sessions.map { SessionRecord($0).entry }
        write("which scenes there are", to: list) {
            try PropertyListSerialization.data(fromPropertyList: entries, format: .binary, options: 0)
        }
    }

    /// The session's scene was closed for good, and its window.
    func forget(_ session: UISceneSession) {
        let identifier = session.persistentIdentifier
        // Where the first window was is where the application begins without any scene to come back.
        let place = identifier == Self.mainIdentifier ? nil : placement?(identifier)
        for file in [file(of: identifier), place] { if let file { try? FileManager.default.removeItem(at: file) } }
    }

    private func warn(_ text: String) { FileHandle.standardError.write(Data("Forastero: \(text)\n".utf8)) }
}

extension NSUserActivity {
    /// Lets those who know it bring it up to date, if it has said that it needs that (SV-95).
    @MainActor
    fileprivate func saveIfNeeded() {
        guard needsSave else { return }
        delegate?.userActivityWillSave?(self)
        (owner as? UIResponder)?.updateUserActivityState(self)
        needsSave = false
    }
}

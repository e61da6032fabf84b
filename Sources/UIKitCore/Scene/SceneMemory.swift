import Foundation
@_spi(ForasteroInternal) import ObjCRuntime

/// Keeps what the user was at in a scene, in a file of the app's container, until the application is started again (SV-94).
@MainActor
package final class SceneMemory {
    /// Names the session of the first scene.
    static let mainIdentifier = "main"

    /// Nil: it is not kept any longer than the process lives.
    private let file: URL?

    init(file: URL? = nil) {
        self.file = file
    }

    /// That of the app's container.
    package static func inContainer() -> SceneMemory {
        SceneMemory(file: URL._objcLibraryDirectory.appendingPathComponent("Saved Application State/main.plist"))
    }

    /// Asks the scene's delegate what it is at; a delegate that does not say so leaves nothing behind.
    /// - Parameter inFile: false for scenes that are not made again when the application is started again.
    func keep(_ scene: UIScene, inFile: Bool = true) {
        guard let delegate = scene.delegate,
            delegate.responds(to: #selector(UISceneDelegate.stateRestorationActivity(for:)))
        else { return }
        let activity = delegate.stateRestorationActivity?(for: scene)
        activity?.saveIfNeeded()
        scene.session.stateRestorationActivity = activity
        if inFile { write(activity) }
    }

    private func write(_ activity: NSUserActivity?) {
        guard let file else { return }
        guard let activity else {
            try? FileManager.default.removeItem(at: file)
            return
        }
        do {
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try ActivityRecord(activity).data().write(to: file, options: .atomic)
        } catch {
            warn("the state of the scene cannot be kept in \(file.path): \(error.localizedDescription)")
        }
    }

    /// The activity that was kept, if it can be read.
    var activity: NSUserActivity? {
        guard let file, let data = try? Data(contentsOf: file) else { return nil }
        guard let activity = ActivityRecord(data)?.activity() else {
            warn("\(file.path) is damaged, so that the scene begins anew")
            return nil
        }
        return activity
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

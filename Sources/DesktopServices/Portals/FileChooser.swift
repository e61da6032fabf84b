public import Foundation

/// The desktop's dialogue for files (AX-72).
public struct FileChooser: Sendable {
    /// The user's choice.
    public enum Choice: Sendable, Equatable {
        /// Files or folders, at least one.
        case chosen([URL])
        case cancelled
        /// There is no such dialogue; why, in words for a log.
        case unavailable(String)
    }

    /// The heading of the dialogue.
    public var title: String
    /// True if folders are chosen, and not files.
    public var isForFolders = false
    /// True if several may be chosen. Default: false.
    public var allowsMultiple = false
    /// What is shown; all files where there is none. The user may choose others all the same.
    public var media: [String] = []
    /// The folder to begin in; nil for where the desktop begins.
    public var folder: URL?

    /// A dialogue for one file of any type.
    public init(title: String) { self.title = title }

    /// Shows it. The app goes on meanwhile.
    /// - Parameter completion: called once, on the main thread.
    public func open(on bus: SessionBus, completion: @escaping @MainActor @Sendable (Choice) -> Void) {
        let options = options
        let title = title
        PortalRequest.send("FileChooser", "OpenFile", on: bus) { token in
            [.text(DesktopUse.window), .text(title), .dictionary(options.merging(token) { _, token in token })]
        } completion: { answer in
            let choice = Self.choice(answer)
            DispatchQueue.main.async { completion(choice) }
        }
    }

    private var options: [String: BusValue] {
        var options: [String: BusValue] = ["multiple": .flag(allowsMultiple), "directory": .flag(isForFolders), "modal": .flag(true)]
        if !media.isEmpty, !isForFolders {
            let isMedia: UInt32 = 1
            let patterns = media.map { BusValue.tuple([.number(isMedia), .text($0)]) }
            options["filters"] = .list(of: "(sa(us))", [.tuple([.text(title), .list(of: "(us)", patterns)])])
        }
        // A path as bytes that end with a zero.
        if let folder { options["current_folder"] = .bytes(Data(folder.path.utf8) + [0]) }
        return options
    }

    /// Only files are files, whatever the portal answers.
    static func choice(_ answer: PortalAnswer) -> Choice {
        switch answer {
        case .cancelled: return .cancelled
        case .failed(let reason): return .unavailable(reason)
        case .done(let results):
            let urls = (results["uris"]?.texts ?? []).compactMap { URL(string: $0) }.filter(\.isFileURL)
            return urls.isEmpty ? .cancelled : .chosen(urls)
        }
    }
}

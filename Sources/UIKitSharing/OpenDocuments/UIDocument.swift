internal import Display
import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// A file that the user works on: read and written on another thread, saved by itself some time after it was changed.
///
/// A subclass makes its model of what was read (``load(fromContents:ofType:)``) and gives back what is to be written
/// (``contents(forType:)``); both are called on the main thread. Changes that the undo manager is notified of are counted by themselves.
// apple: https://developer.apple.com/documentation/uikit/uidocument
@preconcurrency @MainActor @objcMembers open class UIDocument: UIObject, NSFilePresenter {
    /// How long after the first change it is saved, in seconds.
    static let autosaveDelay: TimeInterval = 5

    private let access = DocumentAccess()
    private lazy var changes = ChangeCount(document: self)
    private var autosaveTimer: MediaTimer?
    private let location: DocumentLocation

    /// - Parameter url: of a file, which need not be there yet.
    // apple: https://developer.apple.com/documentation/uikit/uidocument/init(fileurl:)
    public init(fileURL url: URL) {
        _require(url.isFileURL, "-[UIDocument initWithFileURL:]: the URL must be that of a file, but is \(url.absoluteString)")
        location = DocumentLocation(url)
        super.init()
    }

    // MARK: What it is

    /// Where it is.
    open var fileURL: URL { location.url }
    /// The title on the list of recent ones: the name without its extension.
    open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
    /// Its type, by its extension; nil where that is not known.
    open var fileType: String? { location.type }
    /// When the file was changed last, as far as this object knows.
    open var fileModificationDate: Date?
    /// The state. Default: closed (SV-78).
    open internal(set) var documentState: UIDocument.State = .closed {
        didSet {
            if documentState != oldValue { NotificationCenter.default.post(name: Self.stateChangedNotification, object: self) }
        }
    }
    /// Kept. Default: nil.
    open var progress: Progress? { nil }

    // MARK: Opening and closing

    /// Reads it, and loads what was read (SV-77).
    /// - Parameter completionHandler: called on the main thread with whether that went well.
    open func open(completionHandler: ((Bool) -> Void)? = nil) {
        let url = fileURL
        access.perform { [self] in
            try read(from: url)
        } then: { [self] error in
            if let error { handleError(error, userInteractionPermitted: true) } else { didOpen() }
            completionHandler?(error == nil)
        }
    }
    /// As ``open(completionHandler:)``: whether it could be read.
    @nonobjc public func open() async -> Bool { await withCheckedContinuation { done in open { done.resume(returning: $0) } } }

    /// Saves what is not saved, and closes it (SV-80).
    open func close(completionHandler: ((Bool) -> Void)? = nil) {
        autosave { [self] isSaved in
            autosaveTimer?.invalidate()
            NSFileCoordinator.removeFilePresenter(self)
            documentState.insert(.closed)
            completionHandler?(isSaved)
        }
    }
    /// As ``close(completionHandler:)``: whether all was saved.
    @nonobjc @discardableResult public func close() async -> Bool {
        await withCheckedContinuation { done in close { done.resume(returning: $0) } }
    }

    /// Reads it again from a position, as after ``open(completionHandler:)``.
    open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
        access.perform { [self] in
            try read(from: url)
        } then: { [self] error in
            if let error { handleError(error, userInteractionPermitted: true) } else { updateChangeCount(.cleared) }
            completionHandler?(error == nil)
        }
    }

    private func didOpen() {
        documentState = .normal
        updateChangeCount(.cleared)
        fileModificationDate = location.modificationDate
        NSFileCoordinator.addFilePresenter(self)
        changes.observeLeaving()
    }

    // MARK: For subclasses

    /// Makes the model of what was read: data, or a ``Foundation/FileWrapper`` of a folder. Does nothing here.
    @objc(loadFromContents:ofType:error:)
    open func load(fromContents contents: Any, ofType typeName: String?) throws {}

    /// The contents to write: data or a ``Foundation/FileWrapper``, as of this moment (SV-79).
    /// - Precondition: overridden by subclasses that save.
    @objc(contentsForType:error:)
    open func contents(forType typeName: String) throws -> Any {
        _requireFailure("\(type(of: self)) does not override contents(forType:), which UIDocument calls to save. Override it.")
    }

    /// Reads on another thread. An override that does not call super reads in its own way.
    nonisolated open func read(from url: URL) throws {
        let contents: Any = try location.isFolder(url) ? FileWrapper(url: url, options: .immediate) : Data(contentsOf: url)
        try access.onMain(contents) { [self] in try load(fromContents: $0, ofType: fileType) }
    }

    /// Writes on another thread, to a file beside the old one, which then replaces it.
    nonisolated open func writeContents(
        _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]?, safelyTo url: URL,
        for saveOperation: UIDocument.SaveOperation
    ) throws {
        try writeContents(contents, to: url, for: saveOperation, originalContentsURL: location.url)
    }

    /// Writes to a position on another thread.
    nonisolated open func writeContents(
        _ contents: Any, to url: URL, for saveOperation: UIDocument.SaveOperation, originalContentsURL: URL?
    ) throws {
        switch contents {
        case let data as Data: try data.write(to: url, options: .atomic)
        case let data as NSData: try (data as Data).write(to: url, options: .atomic)
        case let wrapper as FileWrapper: try wrapper.write(to: url, options: .atomic, originalContentsURL: originalContentsURL)
        default:
            throw CocoaError(
                .fileWriteUnknown,
                userInfo: [NSFilePathErrorKey: url.path, NSDebugDescriptionErrorKey: "contents(forType:) gave a \(type(of: contents))"])
        }
    }

    /// The type under which it is saved. Default: ``fileType``.
    open var savingFileType: String? { fileType }
    /// The extension of a type. Default: that of the file.
    open func fileNameExtension(forType typeName: String?, saveOperation: UIDocument.SaveOperation) -> String { fileURL.pathExtension }
    /// Attributes for the file that is written. Default: none.
    open func fileAttributesToWrite(to url: URL, for saveOperation: UIDocument.SaveOperation) throws -> [AnyHashable: Any] { [:] }

    /// It must not be changed for a while. Does nothing here.
    open func disableEditing() {}
    /// It may be changed again. Does nothing here.
    open func enableEditing() {}

    /// Something went wrong with the file. Says so in ``documentState``.
    open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
        if !documentState.contains(.closed) { documentState.insert(.savingError) }
        finishedHandlingError(error, recovered: false)
    }
    /// Called by ``handleError(_:userInteractionPermitted:)`` in the end.
    open func finishedHandlingError(_ error: any Error, recovered: Bool) {}
    /// Would be called when an error can no longer be shown. Never called here.
    open func userInteractionNoLongerPermitted(forError error: any Error) {}

    // MARK: Saving

    /// Writes it (SV-79).
    /// - Parameter completionHandler: called on the main thread with whether that went well.
    open func save(to url: URL, for saveOperation: UIDocument.SaveOperation, completionHandler: ((Bool) -> Void)? = nil) {
        do {
            let contents = SentContents(value: try contents(forType: savingFileType ?? ""))
            let token = changes.token
            access.perform { [self] in
                try writeContents(contents.value, andAttributes: nil, safelyTo: url, for: saveOperation)
            } then: { [self] error in
                didSave(to: url, saveOperation, token, error)
                completionHandler?(error == nil)
            }
        } catch {
            handleError(error, userInteractionPermitted: true)
            completionHandler?(false)
        }
    }
    /// As ``save(to:for:completionHandler:)``: whether that went well.
    @nonobjc @discardableResult public func save(to url: URL, for saveOperation: UIDocument.SaveOperation) async -> Bool {
        await withCheckedContinuation { done in save(to: url, for: saveOperation) { done.resume(returning: $0) } }
    }

    private func didSave(to url: URL, _ operation: SaveOperation, _ token: Int, _ error: (any Error)?) {
        if let error { return handleError(error, userInteractionPermitted: true) }
        changes.didSave(upTo: token)
        documentState.remove(.savingError)
        if operation == .forCreating {
            location.url = url
            if documentState.contains(.closed) { didOpen() }
        }
        fileModificationDate = location.modificationDate
    }

    /// Saves it if it has changed.
    open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
        autosaveTimer?.invalidate()
        autosaveTimer = nil
        guard hasUnsavedChanges, !documentState.contains(.closed) else {
            completionHandler?(true)
            return
        }
        save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
    }

    // MARK: Changes

    /// True if something has changed since it was read or saved.
    open var hasUnsavedChanges: Bool { changes.isChanged }

    /// Counts a change. It is saved some time afterwards.
    open func updateChangeCount(_ change: UIDocument.ChangeKind) {
        changes.count(change)
        guard changes.isChanged, autosaveTimer == nil, !documentState.contains(.closed) else { return }
        autosaveTimer = DisplayHost.current.clock.addTimer(after: Self.autosaveDelay) { [weak self] in self?.autosave() }
    }

    /// Stands for the changes up to now.
    @nonobjc open func changeCountToken(for saveOperation: UIDocument.SaveOperation) -> Any { changes.token }
    /// The changes of a token have been saved.
    @nonobjc open func updateChangeCount(withToken changeCountToken: Any, for saveOperation: UIDocument.SaveOperation) {
        if let token = changeCountToken as? Int { changes.didSave(upTo: token) }
    }

    /// Where changes are registered; each of them counts. Default: one of its own.
    open var undoManager: UndoManager! {
        get { changes.undoManager }
        set { changes.undoManager = newValue }
    }

    // MARK: Presenting the file

    nonisolated open var presentedItemURL: URL? { location.url }
    nonisolated open var presentedItemOperationQueue: OperationQueue { .main }

    /// Works with the file on the thread on which it is read and written.
    open func performAsynchronousFileAccess(_ block: @escaping @Sendable () -> Void) {
        access.perform(block) { _ in }
    }

    /// Somebody else has moved the file.
    nonisolated open func presentedItemDidMove(to newURL: URL) { location.url = newURL }
}

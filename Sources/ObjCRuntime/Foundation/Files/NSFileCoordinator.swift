public import Foundation
import Synchronization

/// Lets those who read and write the same files do it one after the other.
///
/// Accessors run at once, on the thread that asks and with the URL that was given: other programs of this system know nothing of
/// coordination. Presenters of this process are notified of what was written (SV-81).
// apple: https://developer.apple.com/documentation/foundation/nsfilecoordinator
open class NSFileCoordinator: NSObject, @unchecked Sendable {
    /// The options of a reader. They have no influence.
    // apple: https://developer.apple.com/documentation/foundation/nsfilecoordinator/readingoptions
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let withoutChanges = ReadingOptions(rawValue: 1)
        public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
        public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 4)
        public static let forUploading = ReadingOptions(rawValue: 8)
    }

    /// The options of a writer. They have no influence.
    // apple: https://developer.apple.com/documentation/foundation/nsfilecoordinator/writingoptions
    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let forDeleting = WritingOptions(rawValue: 1)
        public static let forMoving = WritingOptions(rawValue: 2)
        public static let forMerging = WritingOptions(rawValue: 4)
        public static let forReplacing = WritingOptions(rawValue: 8)
        public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 16)
    }

    private weak var presenter: (any NSFilePresenter)?
    private let isCancelled = Mutex(false)

    /// - Parameter filePresenterOrNil: does not be notified of what this coordinator does.
    // apple: https://developer.apple.com/documentation/foundation/nsfilecoordinator/init(filepresenter:)
    public init(filePresenter filePresenterOrNil: (any NSFilePresenter)?) {
        presenter = filePresenterOrNil
        super.init()
    }
    public convenience override init() { self.init(filePresenter: nil) }

    /// Names what coordinators belong together. Kept. Default: one of its own.
    open var purposeIdentifier = UUID().uuidString

    // MARK: Presenters

    /// Those that are notified of what is written. They are held.
    open class var filePresenters: [any NSFilePresenter] { FilePresenters.shared.all }
    /// Lets somebody are notified of what is written, until ``removeFilePresenter(_:)``. It is held meanwhile.
    open class func addFilePresenter(_ filePresenter: any NSFilePresenter) { FilePresenters.shared.add(filePresenter) }
    /// Ends what ``addFilePresenter(_:)`` began.
    open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) { FilePresenters.shared.remove(filePresenter) }

    // MARK: Access

    /// Reads a file.
    /// - Parameter reader: called once before this returns, unless the coordinator was cancelled.
    open func coordinate(
        readingItemAt url: URL, options: NSFileCoordinator.ReadingOptions = [], error outError: NSErrorPointer,
        byAccessor reader: (URL) -> Void
    ) {
        if proceeds(outError) { reader(url) }
    }

    /// Writes a file; its presenters are notified afterwards.
    open func coordinate(
        writingItemAt url: URL, options: NSFileCoordinator.WritingOptions = [], error outError: NSErrorPointer,
        byAccessor writer: (URL) -> Void
    ) {
        guard proceeds(outError) else { return }
        writer(url)
        tell(of: url)
    }

    /// Reads one file and writes another.
    open func coordinate(
        readingItemAt readingURL: URL, options readingOptions: NSFileCoordinator.ReadingOptions = [], writingItemAt writingURL: URL,
        options writingOptions: NSFileCoordinator.WritingOptions = [], error outError: NSErrorPointer,
        byAccessor readerWriter: (URL, URL) -> Void
    ) {
        guard proceeds(outError) else { return }
        readerWriter(readingURL, writingURL)
        tell(of: writingURL)
    }

    /// Writes two files.
    open func coordinate(
        writingItemAt url1: URL, options options1: NSFileCoordinator.WritingOptions = [], writingItemAt url2: URL,
        options options2: NSFileCoordinator.WritingOptions = [], error outError: NSErrorPointer, byAccessor writer: (URL, URL) -> Void
    ) {
        guard proceeds(outError) else { return }
        writer(url1, url2)
        tell(of: url1)
        tell(of: url2)
    }

    /// Reads and writes files later, on a queue.
    @preconcurrency open func coordinate(
        with intents: [NSFileAccessIntent], queue: OperationQueue, byAccessor accessor: @escaping @Sendable ((any Error)?) -> Void
    ) {
        queue.addOperation { [self] in
            let isCancelled = isCancelled.withLock { $0 }
            accessor(isCancelled ? CocoaError(.userCancelled) : nil)
            if !isCancelled { for intent in intents where intent.isWriting { tell(of: intent.url) } }
        }
    }

    /// Announces that a file will be moved.
    open func item(at oldURL: URL, willMoveTo newURL: URL) {}

    /// Announces that a file has been moved: its presenters are notified.
    open func item(at oldURL: URL, didMoveTo newURL: URL) {
        for presenter in FilePresenters.shared.presenting(oldURL) where presenter !== self.presenter {
            let presenter = FilePresenters.Reference(presenter)
            presenter.value.presentedItemOperationQueue.addOperation { presenter.value.presentedItemDidMove(to: newURL) }
        }
    }

    /// Nothing is read or written any more; who asks for it gets an error.
    open func cancel() { isCancelled.withLock { $0 = true } }

    // MARK: Internal

    private func proceeds(_ outError: NSErrorPointer) -> Bool {
        guard isCancelled.withLock({ $0 }) else { return true }
        outError?.pointee = CocoaError(.userCancelled) as NSError
        return false
    }

    private func tell(of url: URL) {
        for presenter in FilePresenters.shared.presenting(url) where presenter !== self.presenter {
            let presenter = FilePresenters.Reference(presenter)
            presenter.value.presentedItemOperationQueue.addOperation { presenter.value.presentedItemDidChange() }
        }
    }
}

import Foundation
import ObjCRuntime
import Testing

struct NSFileCoordinatorTests {
    private final class Presenter: NSObject, NSFilePresenter, @unchecked Sendable {
        let presentedItemURL: URL?
        let presentedItemOperationQueue = OperationQueue()
        let changed = DispatchSemaphore(value: 0)
        init(_ url: URL) {
            presentedItemURL = url
            super.init()
        }
        func presentedItemDidChange() { changed.signal() }
    }

    private let url = URL(fileURLWithPath: "/tmp/coordinated-\(UUID().uuidString)")

    @Test("SV-81: accessors run at once with the URL that was given")
    func access() {
        var seen: [URL] = []
        var error: NSError?
        NSFileCoordinator(filePresenter: nil).coordinate(readingItemAt: url, error: &error) { seen.append($0) }
        NSFileCoordinator().coordinate(writingItemAt: url, options: .forReplacing, error: &error) { seen.append($0) }
        #expect(seen == [url, url])
        #expect(error == nil)
    }

    @Test("SV-81: presenters of the file are notified of what others write, not of what is read")
    func presenters() {
        let (own, other) = (Presenter(url), Presenter(URL(fileURLWithPath: url.path)))
        NSFileCoordinator.addFilePresenter(own)
        NSFileCoordinator.addFilePresenter(other)
        let coordinator = NSFileCoordinator(filePresenter: own)
        coordinator.coordinate(readingItemAt: url, error: nil) { _ in }
        coordinator.coordinate(writingItemAt: url, error: nil) { _ in }
        other.changed.wait()
        own.presentedItemOperationQueue.waitUntilAllOperationsAreFinished()
        #expect(own.changed.wait(timeout: .now()) == .timedOut)
        #expect(other.changed.wait(timeout: .now()) == .timedOut)
        NSFileCoordinator.removeFilePresenter(own)
        NSFileCoordinator.removeFilePresenter(other)
        #expect(!NSFileCoordinator.filePresenters.contains { $0 === own || $0 === other })
    }

    @Test func aCoordinatorThatWasCancelledGivesAnError() {
        let coordinator = NSFileCoordinator()
        coordinator.cancel()
        var error: NSError?
        var ran = false
        coordinator.coordinate(readingItemAt: url, error: &error) { _ in ran = true }
        #expect(!ran)
        #expect(error?.code == CocoaError.userCancelled.rawValue)
    }

    @Test func intentsAreWorkedOnByAQueue() {
        let queue = OperationQueue()
        let intent = NSFileAccessIntent.writingIntent(with: url)
        nonisolated(unsafe) var failure: (any Error)? = CocoaError(.featureUnsupported)
        NSFileCoordinator().coordinate(with: [intent], queue: queue) { failure = $0 }
        queue.waitUntilAllOperationsAreFinished()
        #expect(failure == nil)
        #expect(intent.url == url)
    }
}

import Foundation
import Synchronization

/// The presenters of files of this process.
final class FilePresenters: Sendable {
    /// A presenter goes to the queue that it names.
    struct Reference: @unchecked Sendable {
        let value: any NSFilePresenter
        init(_ value: any NSFilePresenter) { self.value = value }
    }

    static let shared = FilePresenters()
    private let presenters = Mutex<[Reference]>([])

    var all: [any NSFilePresenter] { presenters.withLock { $0 }.map(\.value) }

    func add(_ presenter: any NSFilePresenter) {
        let reference = Reference(presenter)
        presenters.withLock { list in
            if !list.contains(where: { $0.value === reference.value }) { list.append(reference) }
        }
    }

    func remove(_ presenter: any NSFilePresenter) {
        let reference = Reference(presenter)
        presenters.withLock { $0.removeAll { $0.value === reference.value } }
    }

    func presenting(_ url: URL) -> [any NSFilePresenter] {
        all.filter { $0.presentedItemURL?.standardizedFileURL == url.standardizedFileURL }
    }
}

import CoreGraphics
import Foundation

/// Reads files and asks servers beside the main thread, a few at a time.
final class TileLoader: @unchecked Sendable {
    static let shared = TileLoader()

    private let queue = OperationQueue()
    // optimization: Foundation finds this library by name once it is loaded. Linked, it would cost each program that has no use for it.
    private static let network = SharedLibrary("libFoundationNetworking.so")

    init() {
        queue.maxConcurrentOperationCount = 6
        queue.qualityOfService = .userInitiated
    }

    /// - Parameter result: called on some thread. What a server sends with another status than success is an error.
    func load(_ url: URL, _ result: @escaping (Data?, (any Error)?) -> Void) {
        nonisolated(unsafe) let result = result
        let canLoad = url.isFileURL || (["http", "https"].contains(url.scheme) && Self.network != nil)
        guard canLoad else { return result(nil, URLError(.unsupportedURL)) }
        queue.addOperation {
            do { result(try Data(contentsOf: url), nil) } catch { result(nil, error) }
        }
    }
}

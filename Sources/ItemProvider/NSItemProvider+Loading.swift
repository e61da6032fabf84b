public import Foundation
internal import UniformTypeIdentifiers

extension NSItemProvider {
    /// Loads a form as data; a file is read.
    // apple: https://developer.apple.com/documentation/foundation/nsitemprovider/loaddatarepresentation(fortypeidentifier:completionhandler:)
    @discardableResult
    @preconcurrency public func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        let load = ItemLoad<Data>(completionHandler)
        guard let representation = representation(typeIdentifier) else { return load.fail(Self.unavailable(typeIdentifier)) }
        Self.queue.async { representation.loadData { load.end($0, $1) } }
        return load.progress
    }

    /// Loads a form as a file of its own, which is deleted when the handler returns (SV-48).
    // apple: https://developer.apple.com/documentation/foundation/nsitemprovider/loadfilerepresentation(fortypeidentifier:completionhandler:)
    @discardableResult
    @preconcurrency public func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        let load = ItemLoad<URL>(completionHandler)
        guard let representation = representation(typeIdentifier) else { return load.fail(Self.unavailable(typeIdentifier)) }
        let name = suggestedName
        Self.queue.async {
            representation.loadFile(named: name) { file, error in
                load.end(file, error)
                if let file { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
            }
        }
        return load.progress
    }

    /// Loads a form as the file itself where that may be opened in place, else as a copy that nobody deletes.
    /// - Parameter completionHandler: takes whether it is the file itself.
    // apple: https://developer.apple.com/documentation/foundation/nsitemprovider/loadinplacefilerepresentation(fortypeidentifier:completionhandler:)
    @discardableResult
    @preconcurrency public func loadInPlaceFileRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
        let load = ItemLoad<(URL, Bool)> { completionHandler($0?.0, $0?.1 ?? false, $1) }
        guard let representation = representation(typeIdentifier) else { return load.fail(Self.unavailable(typeIdentifier)) }
        let name = suggestedName
        Self.queue.async {
            if case .file(let loader, let options) = representation.source, options.contains(.openInPlace) {
                _ = loader { file, _, error in load.end(file.map { ($0, true) }, error) }
            } else {
                representation.loadFile(named: name) { file, error in load.end(file.map { ($0, false) }, error) }
            }
        }
        return load.progress
    }

    /// Loads an item as it was given: the data of one that was given as data, the URL of one that is a file.
    // apple: https://developer.apple.com/documentation/foundation/nsitemprovider/loaditem(fortypeidentifier:options:completionhandler:)
    @preconcurrency public func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil, completionHandler: CompletionHandler? = nil
    ) {
        let load = ItemLoad<any NSSecureCoding> { completionHandler?($0, $1) }
        guard let representation = representation(typeIdentifier) else {
            _ = load.fail(Self.unavailable(typeIdentifier))
            return
        }
        Self.queue.async { representation.loadItem { load.end($0, $1) } }
    }

    /// Loads an item as it was given.
    public func loadItem(forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil) async throws -> any NSSecureCoding {
        let item: SentItem = try await withCheckedThrowingContinuation { continuation in
            loadItem(forTypeIdentifier: typeIdentifier) { item, error in
                if let item {
                    continuation.resume(returning: SentItem(value: item))
                } else {
                    continuation.resume(throwing: error ?? Self.unavailable(typeIdentifier))
                }
            }
        }
        return item.value
    }

    static func unavailable(_ typeIdentifier: String) -> NSError {
        ErrorCode.itemUnavailableError.error("Cannot load representation of type \(typeIdentifier)")
    }
}

private struct SentItem: @unchecked Sendable {
    let value: any NSSecureCoding
}

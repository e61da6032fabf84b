import Foundation

/// Loads the items that providers hand out, each as the kind of thing that activities know best.
@MainActor
final class ProvidedItems {
    private var values: [Any?]
    private var missing: Int
    private let completion: ([Any]) -> Void

    /// - Parameter completion: called on the main thread when all providers have answered, at once where there are none; those that failed
    ///   are left out. Never called while one of them does not answer.
    init(_ providers: [NSItemProvider], completion: @escaping ([Any]) -> Void) {
        values = providers.map { _ in nil }
        missing = providers.count
        self.completion = completion
        if providers.isEmpty { completion([]) }
        for (index, provider) in providers.enumerated() {
            Self.load(provider) { value in
                let box = LoadedItem(value: value)
                DispatchQueue.main.async { MainActor.assumeIsolated { self.take(box.value, at: index) } }
            }
        }
    }

    private func take(_ value: Any?, at index: Int) {
        values[index] = value
        missing -= 1
        if missing == 0 { completion(values.compactMap { $0 }) }
    }

    private static func load(_ provider: NSItemProvider, completion: @escaping @Sendable (Any?) -> Void) {
        // An address is a text, too; a picture's file is data.
        if provider.canLoadObject(ofClass: UIImage.self) {
            _ = provider.loadObject(ofClass: UIImage.self) { image, _ in completion(image) }
        } else if provider.canLoadObject(ofClass: URL.self) {
            _ = provider.loadObject(ofClass: URL.self) { url, _ in completion(url) }
        } else if provider.canLoadObject(ofClass: String.self) {
            _ = provider.loadObject(ofClass: String.self) { text, _ in completion(text) }
        } else if let type = provider.registeredTypeIdentifiers.first {
            _ = provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in completion(data) }
        } else {
            completion(nil)
        }
    }
}

/// Goes from a provider's queue to the main thread.
private struct LoadedItem: @unchecked Sendable {
    let value: Any?
}

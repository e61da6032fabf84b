import Foundation

/// The items that a share sheet was made with.
@MainActor
struct SharedItems {
    let items: [Any]
    /// What a configuration calls them.
    var title: String?
    /// What a configuration has an e-mail say before them.
    var messageBody: String?

    /// With what each object stands for, which is of the same class as the item (SV-55).
    func placeholders(for controller: UIActivityViewController) -> [Any] {
        items.map { item in
            if let source = item as? any UIActivityItemSource {
                return source.activityViewControllerPlaceholderItem(controller)
            }
            return item
        }
    }

    /// The title of a configuration, or the subject that the first source that has one gives.
    func subject(for type: UIActivity.ActivityType?, in controller: UIActivityViewController) -> String? {
        title
            ?? items.lazy.compactMap { $0 as? any UIActivityItemSource }
            .compactMap { $0.activityViewController?(controller, subjectForActivityType: type) }.first
    }

    /// Fetches the items for an activity; sources that have none for it are left out.
    ///
    /// - Parameter completion: called at once, or later on the main thread if items are made on another one (SV-60).
    func fetch(
        for type: UIActivity.ActivityType?, in controller: UIActivityViewController, completion: @escaping @MainActor ([Any]) -> Void
    ) {
        var values: [Any?] = type == .mail ? [messageBody] : []
        let former = values.count
        var providers: [(index: Int, provider: UIActivityItemProvider)] = []
        for (index, item) in items.enumerated() {
            if let provider = item as? UIActivityItemProvider {
                providers.append((former + index, provider))
                values.append(nil)
            } else if let source = item as? any UIActivityItemSource {
                values.append(source.activityViewController(controller, itemForActivityType: type))
            } else {
                values.append(item)
            }
        }
        guard !providers.isEmpty else { return completion(values.compactMap { $0 }) }
        make(providers, for: type, into: values, completion: completion)
    }

    private func make(
        _ providers: [(index: Int, provider: UIActivityItemProvider)], for type: UIActivity.ActivityType?, into values: [Any?],
        completion: @escaping @MainActor ([Any]) -> Void
    ) {
        let work = ItemWork(providers: providers, values: values, completion: completion)
        DispatchQueue.global(qos: .userInitiated).async {
            for (index, provider) in work.providers { work.values[index] = provider.makeItem(for: type) }
            DispatchQueue.main.async { MainActor.assumeIsolated { work.completion(work.values.compactMap { $0 }) } }
        }
    }
}

/// Goes from the main thread to another one and back; never on both at a time.
private final class ItemWork: @unchecked Sendable {
    let providers: [(index: Int, provider: UIActivityItemProvider)]
    var values: [Any?]
    let completion: @MainActor ([Any]) -> Void

    init(
        providers: [(index: Int, provider: UIActivityItemProvider)], values: [Any?], completion: @escaping @MainActor ([Any]) -> Void
    ) {
        self.providers = providers
        self.values = values
        self.completion = completion
    }
}

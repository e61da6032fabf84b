import Testing
import UIKitTesting

@testable import UIKitSharing

@MainActor
struct ActivityItemsConfigurationTests {
    private let root = UIViewController()
    private let screen: TestScreen

    init() { screen = TestScreen(showing: root) }

    /// An activity of the application's own, which keeps the items that it gets.
    final class Receiver: UIActivity {
        var items: [Any] = []
        private let type: String

        init(type: String = "own") { self.type = type }

        override var activityType: UIActivity.ActivityType? { UIActivity.ActivityType(type) }
        override var activityTitle: String? { "Receive" }
        override func canPerform(withActivityItems activityItems: [Any]) -> Bool { !activityItems.isEmpty }
        override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }
    }

    private func present(_ configuration: any UIActivityItemsConfigurationReading) {
        root.present(UIActivityViewController(activityItemsConfiguration: configuration), animated: true)
        screen.wait(1)
    }

    @Test("The items are loaded in their order; a text, an address and a picture arrive as such")
    func items() async throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3)).image { _ in }
        let receiver = Receiver()
        let configuration = UIActivityItemsConfiguration(objects: ["text" as NSString, NSURL(string: "https://example.org")!, image])
        configuration.applicationActivitiesProvider = { [receiver] }
        configuration.metadataProvider = { $0 == .title ? "The title" : nil }
        present(configuration)
        #expect(screen.shows("The title"))
        #expect(await screen.serve(until: { screen.shows("Receive") }))
        try screen.tap("Receive")
        screen.wait(1)
        try #require(receiver.items.count == 3)
        #expect(receiver.items[0] as? String == "text")
        #expect(receiver.items[1] as? URL == URL(string: "https://example.org"))
        #expect((receiver.items[2] as? UIImage)?.cgImage?.width == image.cgImage?.width)
    }

    @Test("What fails to load is left out; data of other types arrive as data")
    func failing() async throws {
        let broken = NSItemProvider()
        broken.registerDataRepresentation(forTypeIdentifier: "public.data", visibility: .all) { completion in
            completion(nil, CocoaError(.fileReadUnknown))
            return nil
        }
        let own = NSItemProvider()
        own.registerDataRepresentation(forTypeIdentifier: "org.example.thing", visibility: .all) { completion in
            completion(Data([1, 2]), nil)
            return nil
        }
        let receiver = Receiver()
        let configuration = UIActivityItemsConfiguration(itemProviders: [broken, NSItemProvider(), own])
        configuration.applicationActivitiesProvider = { [receiver] }
        present(configuration)
        #expect(await screen.serve(until: { screen.shows("Receive") }))
        try screen.tap("Receive")
        screen.wait(1)
        #expect(receiver.items as? [Data] == [Data([1, 2])])
    }

    @Test("While a provider does not answer nothing is offered, and the sheet can be closed")
    func silence() throws {
        let silent = NSItemProvider()
        silent.registerDataRepresentation(forTypeIdentifier: "public.data", visibility: .all) { _ in nil }
        let configuration = UIActivityItemsConfiguration(itemProviders: [silent, NSItemProvider(object: "text" as NSString)])
        configuration.applicationActivitiesProvider = { [Receiver()] }
        present(configuration)
        screen.wait(2)
        #expect(!screen.shows("Receive") && !screen.shows("Copy"))
        root.dismiss(animated: true)
        screen.wait(1)
        #expect(root.presentedViewController == nil)
    }

    @Test("The text of a message comes before the items where an e-mail is written")
    func messageBody() async throws {
        let mail = Receiver(type: UIActivity.ActivityType.mail.rawValue)
        let configuration = UIActivityItemsConfiguration(objects: ["text" as NSString])
        configuration.perItemMetadataProvider = { index, key in key == .messageBody ? "Body \(index)" : nil }
        configuration.applicationActivitiesProvider = { [mail] }
        present(configuration)
        #expect(await screen.serve(until: { screen.shows("Receive") }))
        try screen.tap("Receive")
        screen.wait(1)
        #expect(mail.items as? [String] == ["Body 0", "text"])
    }

    @Test("Sharing alone is supported unless said otherwise, and nothing is known about the items")
    func defaults() {
        let configuration = UIActivityItemsConfiguration(objects: [])
        #expect(configuration.supportedInteractions == [.share])
        #expect(configuration.activityItemsConfigurationSupports(interaction: .share))
        #expect(!configuration.activityItemsConfigurationSupports(interaction: .copy))
        #expect(configuration.activityItemsConfigurationMetadata(key: .title) == nil)
        #expect(configuration.activityItemsConfigurationMetadataForItem(at: 7, key: .title) == nil)
        #expect(configuration.applicationActivitiesForActivityItemsConfiguration == nil)
        let preview = configuration.activityItemsConfigurationPreviewForItem(at: 0, intent: .thumbnail, suggestedSize: .zero)
        #expect(preview == nil)
    }

    @Test("A responder keeps what can be shared at its place")
    func responders() {
        let view = UIView()
        #expect(view.activityItemsConfiguration == nil)
        let configuration = UIActivityItemsConfiguration(objects: [])
        view.activityItemsConfiguration = configuration
        #expect(view.activityItemsConfiguration === configuration)
        view.activityItemsConfiguration = nil
        #expect(view.activityItemsConfiguration == nil)
        root.activityItemsConfiguration = configuration
        let provider: any UIActivityItemsConfigurationProviding = root
        #expect(provider.activityItemsConfiguration === configuration)
    }
}

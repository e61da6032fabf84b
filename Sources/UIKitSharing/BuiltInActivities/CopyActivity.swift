import UIKitInteractions

/// Puts the items on the general pasteboard.
final class CopyActivity: UIActivity {
    private var values: [SharedValue] = []

    override var activityType: UIActivity.ActivityType? { .copyToPasteboard }
    override var activityTitle: String? { "Copy" }
    override var activityImage: UIImage? { UIImage(systemName: "doc.on.doc") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { !SharedValue.all(activityItems).isEmpty }

    override func prepare(withActivityItems activityItems: [Any]) { values = SharedValue.all(activityItems) }

    override func perform() {
        UIPasteboard.general.setItems(values.map(item))
        activityDidFinish(true)
    }

    private func item(for value: SharedValue) -> [String: Any] {
        switch value {
        case .text(let text): ["public.utf8-plain-text": text]
        case .address(let url): ["public.url": url, "public.utf8-plain-text": url.absoluteString]
        case .file(let url): ["public.file-url": url]
        case .picture(let image): ["public.png": image]
        case .data(let data): ["public.data": data]
        case .color(let color): ["com.apple.uikit.color": color]
        }
    }
}

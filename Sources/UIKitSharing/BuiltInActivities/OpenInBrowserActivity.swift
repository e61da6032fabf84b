import Foundation

/// Opens an address in the desktop's browser.
final class OpenInBrowserActivity: UIActivity {
    private var url: URL?

    override var activityType: UIActivity.ActivityType? { UIActivity.ActivityType("org.forastero.activity.OpenInBrowser") }
    override var activityTitle: String? { "Open in Browser" }
    override var activityImage: UIImage? { UIImage(systemName: "safari") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        Self.address(in: activityItems).map(UIApplication.shared.canOpenURL) == true
    }

    override func prepare(withActivityItems activityItems: [Any]) { url = Self.address(in: activityItems) }

    override func perform() {
        guard let url else { return activityDidFinish(false) }
        UIApplication.shared.open(url) { [weak self] in self?.activityDidFinish($0) }
    }

    private static func address(in items: [Any]) -> URL? {
        SharedValue.all(items).lazy.compactMap { value in
            if case .address(let url) = value { url } else { nil }
        }.first
    }
}

import Foundation

/// Writes texts and addresses into an e-mail of the desktop's program for that. A `mailto:` address can carry no files.
final class MailActivity: UIActivity, SubjectTaking {
    var subject: String?
    private var text = ""

    override class var activityCategory: UIActivity.Category { .share }
    override var activityType: UIActivity.ActivityType? { .mail }
    override var activityTitle: String? { "Mail" }
    override var activityImage: UIImage? { UIImage(systemName: "envelope") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        Self.lines(of: activityItems) != nil && URL(string: "mailto:").map(UIApplication.shared.canOpenURL) == true
    }

    override func prepare(withActivityItems activityItems: [Any]) { text = Self.lines(of: activityItems)?.joined(separator: "\n") ?? "" }

    override func perform() {
        guard let draft = Self.draft(subject: subject, text: text) else { return activityDidFinish(false) }
        UIApplication.shared.open(draft) { [weak self] in self?.activityDidFinish($0) }
    }

    /// Nil where there is something that is neither a text nor an address.
    private static func lines(of items: [Any]) -> [String]? {
        let lines = SharedValue.all(items).map { value -> String? in
            switch value {
            case .text(let text): text
            case .address(let url): url.absoluteString
            default: nil
            }
        }
        return lines.isEmpty || lines.contains(nil) ? nil : lines.compactMap { $0 }
    }

    static func draft(subject: String?, text: String) -> URL? {
        var address = URLComponents()
        address.scheme = "mailto"
        address.queryItems = [subject.map { URLQueryItem(name: "subject", value: $0) }, URLQueryItem(name: "body", value: text)]
            .compactMap { $0 }
        return address.url
    }
}

import Foundation

/// Takes an activity through its calls, from the user's choice to its end (SV-56).
@MainActor
final class ActivityRun: ActivityRunning {
    private unowned let controller: UIActivityViewController
    private let items: SharedItems
    private(set) var current: UIActivity?
    private weak var page: UIViewController?

    init(controller: UIActivityViewController, items: SharedItems) {
        self.controller = controller
        self.items = items
    }

    /// Begins an activity. While one runs no other begins.
    func begin(_ activity: UIActivity) {
        guard current == nil else { return }
        current = activity
        activity.run = self
        items.fetch(for: activity.activityType, in: controller) { [weak self] values in self?.perform(activity, with: values) }
    }

    private func perform(_ activity: UIActivity, with values: [Any]) {
        guard current === activity else { return }
        (activity as? any SubjectTaking)?.subject = items.subject(for: activity.activityType, in: controller)
        activity.prepare(withActivityItems: values)
        guard let page = activity.activityViewController else { return activity.perform() }
        self.page = page
        controller.present(page, animated: true)
    }

    func activityDidFinish(_ activity: UIActivity, _ completed: Bool) {
        guard current === activity else { return }
        current = nil
        activity.run = nil
        controller.end(activity.activityType, completed)
    }
}

/// Sends something that has a subject.
@MainActor
protocol SubjectTaking: AnyObject {
    var subject: String? { get set }
}

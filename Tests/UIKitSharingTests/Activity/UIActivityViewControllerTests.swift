import Testing
import UIKitTesting

@testable import UIKitSharing

@MainActor
struct UIActivityViewControllerTests {
    private let root = UIViewController()
    private let screen: TestScreen
    private let log = Log()

    final class Log {
        var calls: [String] = []
    }

    /// An activity of the application's own, which writes down its calls.
    final class OwnActivity: UIActivity {
        private let log: Log
        var ends = true
        var page: UIViewController?

        init(_ log: Log) { self.log = log }

        override var activityType: UIActivity.ActivityType? { UIActivity.ActivityType("own") }
        override var activityTitle: String? { "Own" }
        override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
            log.calls.append("can \(activityItems)")
            return true
        }
        override func prepare(withActivityItems activityItems: [Any]) { log.calls.append("prepare \(activityItems)") }
        override var activityViewController: UIViewController? { page }
        override func perform() {
            log.calls.append("perform")
            if ends { activityDidFinish(true) }
        }
    }

    final class Source: NSObject, UIActivityItemSource {
        private let log: Log
        private let item: Any?
        init(_ log: Log, _ item: Any?) {
            self.log = log
            self.item = item
        }
        func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
            log.calls.append("placeholder")
            return "?"
        }
        func activityViewController(
            _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
        ) -> Any? {
            log.calls.append("item \(activityType?.rawValue ?? "nil")")
            return item
        }
        func activityViewController(
            _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
        ) -> String { "Subject" }
    }

    init() { screen = TestScreen(showing: root) }

    private func present(_ controller: UIActivityViewController) {
        controller.completionWithItemsHandler = { [log] type, completed, items, error in
            log.calls.append("ended \(type?.rawValue ?? "nil") \(completed) \(items == nil) \(error == nil)")
        }
        root.present(controller, animated: true)
        screen.wait(1)
    }

    @Test("SV-53, SV-61, SV-62: a text can be copied; the sheet goes, and its handler is called once and forgotten")
    func copy() throws {
        let sheet = UIActivityViewController(activityItems: ["A text to copy"], applicationActivities: nil)
        #expect(sheet.excludedActivityTypes == nil)
        present(sheet)
        #expect(screen.shows("A text to copy"))
        try screen.tap("Copy")
        screen.wait(1)
        #expect(UIPasteboard.general.string == "A text to copy")
        #expect(log.calls == ["ended com.apple.UIKit.activity.CopyToPasteboard true true true"])
        #expect(sheet.completionWithItemsHandler == nil)
        #expect(root.presentedViewController == nil)
    }

    @Test("SV-55, SV-56: placeholders decide what is offered; the item is asked for when an activity is chosen")
    func order() throws {
        present(UIActivityViewController(activityItems: [Source(log, "item"), 3], applicationActivities: [OwnActivity(log)]))
        #expect(log.calls == ["placeholder", "can [\"?\", 3]"])
        #expect(screen.shows("Subject"))
        log.calls = []
        try screen.tap("Own")
        screen.wait(1)
        #expect(log.calls == ["item own", "prepare [\"item\", 3]", "perform", "ended own true true true"])
    }

    @Test("SV-56: a source may have no item for an activity")
    func nothing() throws {
        present(UIActivityViewController(activityItems: [Source(log, nil), "other"], applicationActivities: [OwnActivity(log)]))
        log.calls = []
        try screen.tap("Own")
        screen.wait(1)
        #expect(log.calls.contains("prepare [\"other\"]"))
    }

    @Test("SV-56: a controller of the activity is presented instead of a call of perform")
    func page() throws {
        let activity = OwnActivity(log)
        let page = UIViewController()
        activity.page = page
        present(UIActivityViewController(activityItems: ["x"], applicationActivities: [activity]))
        log.calls = []
        try screen.tap("Own")
        screen.wait(1)
        #expect(log.calls == ["prepare [\"x\"]"])
        #expect(page.presentingViewController is UIActivityViewController)
        activity.activityDidFinish(false)
        screen.wait(1)
        #expect(log.calls.last == "ended own false true true")
        #expect(root.presentedViewController == nil)
    }

    @Test("SV-57: without an end the sheet stays, and no other activity begins; the default perform ends as not completed")
    func ends() throws {
        let activity = OwnActivity(log)
        activity.ends = false
        present(UIActivityViewController(activityItems: ["x"], applicationActivities: [activity]))
        try screen.tap("Own")
        screen.wait(3)
        #expect(root.presentedViewController != nil)
        try screen.tap("Copy")
        screen.wait(1)
        #expect(root.presentedViewController != nil)
        #expect(!log.calls.contains { $0.hasPrefix("ended") })
        activity.activityDidFinish(true)
        screen.wait(1)
        #expect(log.calls.last == "ended own true true true")
    }

    @Test("SV-58: a sheet that is closed by hand tells four nothings; the newer handler wins")
    func dismissal() throws {
        let sheet = UIActivityViewController(activityItems: ["x"], applicationActivities: nil)
        sheet.completionHandler = { [log] _, _ in log.calls.append("former") }
        present(sheet)
        try screen.tap("Close")
        screen.wait(1)
        #expect(log.calls == ["ended nil false true true"])
        let former = UIActivityViewController(activityItems: ["x"], applicationActivities: nil)
        former.completionHandler = { [log] type, completed in log.calls.append("former \(type == nil) \(completed)") }
        root.present(former, animated: false)
        screen.wait(1)
        try screen.tap("Close")
        screen.wait(1)
        #expect(log.calls.last == "former true false")
    }

    @Test("Excluded activities are not offered, nor those that cannot do anything with the items")
    func offered() {
        let sheet = UIActivityViewController(activityItems: ["x"], applicationActivities: nil)
        sheet.excludedActivityTypes = [.copyToPasteboard]
        present(sheet)
        #expect(!screen.shows("Copy"))
        #expect(!screen.shows("Save Image"))
        #expect(!screen.shows("Mail"))
        #expect(screen.shows("Save to Files"))
    }

    @Test("SV-59: what an activity says of itself where it says nothing")
    func defaults() {
        let activity = UIActivity()
        #expect(activity.activityType == nil)
        #expect(activity.activityTitle == nil)
        #expect(UIActivity.activityCategory == .action)
        #expect(!activity.canPerform(withActivityItems: ["x"]))
        #expect(activity.activityViewController == nil)
        #expect(UIActivity.ActivityType.mail.rawValue == "com.apple.UIKit.activity.Mail")
    }

    @Test("SV-60: a provider makes its item on another thread, and knows the activity meanwhile")
    func provider() async throws {
        final class Provider: UIActivityItemProvider, @unchecked Sendable {
            override var item: Any { "\(Thread.isMainThread) \(activityType?.rawValue ?? "nil")" }
        }
        let provider = Provider(placeholderItem: "p")
        present(UIActivityViewController(activityItems: [provider], applicationActivities: [OwnActivity(log)]))
        try screen.tap("Own")
        #expect(await screen.serve(until: { log.calls.contains { $0.hasPrefix("prepare") } }))
        #expect(log.calls.contains("prepare [\"false own\"]"))
        #expect(provider.activityType == nil)
    }

    @Test("SV-54, PO-48: where the width is regular the sheet needs a place to point at")
    func pad() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let root = UIViewController()
                let screen = TestScreen(showing: root, size: CGSize(width: 1024, height: 768))
                root.present(UIActivityViewController(activityItems: ["x"], applicationActivities: nil), animated: false)
                screen.wait(1)
            }
        }
    }

    @Test("A draft of an e-mail escapes what it carries")
    func mail() {
        #expect(MailActivity.draft(subject: "A & B", text: "c\nd")?.absoluteString == "mailto:?subject=A%20%26%20B&body=c%0Ad")
        #expect(MailActivity.draft(subject: nil, text: "x")?.absoluteString == "mailto:?body=x")
    }
}

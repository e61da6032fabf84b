import DesktopServices
import XCTest

@testable import UserNotifications

final class UNUserNotificationCenterTests: XCTestCase {
    private final class Clock: @unchecked Sendable {
        var date = Date(timeIntervalSinceReferenceDate: 700_000_000)
    }
    private let clock = Clock()
    private lazy var center = UNUserNotificationCenter { [clock] in clock.date }

    private func request(_ identifier: String, after seconds: TimeInterval, repeats: Bool = false, title: String = "")
        -> UNNotificationRequest
    {
        let content = UNMutableNotificationContent()
        content.title = title
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: repeats)
        return UNNotificationRequest(identifier: identifier, content: content, trigger: trigger)
    }

    /// MO-129: nothing is decided before the question; it is denied, without an error, on another queue.
    func testPermission() {
        let answered = expectation(description: "all handlers")
        answered.expectedFulfillmentCount = 3
        center.getNotificationSettings {
            XCTAssertEqual($0.authorizationStatus, .notDetermined)
            answered.fulfill()
        }
        center.requestAuthorization(options: [.alert, .badge, .sound]) { isGranted, error in
            XCTAssertFalse(isGranted || Thread.isMainThread)
            XCTAssertNil(error)
            answered.fulfill()
        }
        center.getNotificationSettings {
            XCTAssertEqual($0.authorizationStatus, .denied)
            XCTAssertEqual($0.alertSetting, .notSupported)
            answered.fulfill()
        }
        wait(for: [answered], timeout: 10, enforceOrder: true)
    }

    /// MO-129: a desktop that stops showing notifications is as one that shows none, until it is asked again; what waits is kept for then.
    func testADesktopThatShowsNoneAnyMore() async throws {
        let screen = FailingScreen()
        let center = UNUserNotificationCenter(now: { Date() }, service: NotificationService(isThere: { true }, open: { _ in screen }))
        let early = UNNotificationRequest(identifier: "early", content: UNNotificationContent(), trigger: nil)
        try await center.add(request("late", after: 3600))
        let isGranted = try await center.requestAuthorization()
        XCTAssertTrue(isGranted)
        // In the background, so that nobody is asked before.
        NotificationCenter.default.post(name: NSNotification.Name("UIApplicationWillResignActiveNotification"), object: nil)
        try await center.add(early)
        await fulfillment(of: [screen.asked], timeout: 10)
        var status = await center.notificationSettings().authorizationStatus
        XCTAssertEqual(status, .denied)
        let (delivered, pending) = (await center.deliveredNotifications(), await center.pendingNotificationRequests())
        XCTAssertEqual(delivered, [])
        XCTAssertEqual(pending.map(\.identifier), ["late"])
        do {
            try await center.add(early)
            XCTFail("it is shown nowhere")
        } catch UNError.notificationsNotAllowed {}
        let isGrantedAgain = try await center.requestAuthorization()
        XCTAssertTrue(isGrantedAgain)
        status = await center.notificationSettings().authorizationStatus
        XCTAssertEqual(status, .authorized)
    }

    /// Says what a desktop does that has gone.
    private final class FailingScreen: NotificationScreen {
        let asked = XCTestExpectation(description: "asked")

        func show(_ notice: NotificationDesk.Notice, completion: @escaping @Sendable (String?) -> Void) {
            completion("gone")
            asked.fulfill()
        }

        func remove(_ identifier: String) {}
    }

    /// MO-130: a time that is due before permission is asked for is shown when it comes.
    func testWhatIsAddedBeforePermissionIsShown() async throws {
        let screen = ShowingScreen()
        let center = UNUserNotificationCenter(now: { Date() }, service: NotificationService(isThere: { true }, open: { _ in screen }))
        try await center.add(request("soon", after: 0.2, title: "Tea"))
        let isGranted = try await center.requestAuthorization()
        XCTAssertTrue(isGranted)
        NotificationCenter.default.post(name: NSNotification.Name("UIApplicationWillResignActiveNotification"), object: nil)
        await fulfillment(of: [screen.shown], timeout: 10)
    }

    private final class ShowingScreen: NotificationScreen {
        let shown = XCTestExpectation(description: "shown")

        func show(_ notice: NotificationDesk.Notice, completion: @escaping @Sendable (String?) -> Void) {
            XCTAssertEqual("\(notice.identifier) \(notice.title)", "soon Tea")
            completion(nil)
            shown.fulfill()
        }

        func remove(_ identifier: String) {}
    }

    /// MO-130: requests are kept and listed in their order though nothing is allowed; one replaces its namesake.
    func testPendingRequests() async throws {
        try await center.add(request("a", after: 60))
        try await center.add(request("b", after: 120, title: "old"))
        try await center.add(request("c", after: 180))
        try await center.add(request("b", after: 240, title: "new"))
        var pending = await center.pendingNotificationRequests()
        XCTAssertEqual(pending.map(\.identifier), ["a", "c", "b"])
        XCTAssertEqual(pending.last?.content.title, "new")
        center.removePendingNotificationRequests(withIdentifiers: ["a", "unknown"])
        pending = await center.pendingNotificationRequests()
        XCTAssertEqual(pending.map(\.identifier), ["c", "b"])
        center.removeAllPendingNotificationRequests()
        pending = await center.pendingNotificationRequests()
        XCTAssertEqual(pending, [])
    }

    /// MO-130: what is due is pending no more, unless it repeats; without a trigger it is due at once.
    func testDueRequests() async throws {
        try await center.add(request("once", after: 60))
        try await center.add(request("again", after: 60, repeats: true))
        try await center.add(UNNotificationRequest(identifier: "now", content: UNNotificationContent(), trigger: nil))
        clock.date += 59
        var pending = await center.pendingNotificationRequests()
        XCTAssertEqual(pending.map(\.identifier), ["once", "again"])
        clock.date += 2
        pending = await center.pendingNotificationRequests()
        XCTAssertEqual(pending.map(\.identifier), ["again"])
    }

    /// MO-130: a calendar that will never show the date is an error.
    func testDatesThatNeverCome() async throws {
        let past = UNCalendarNotificationTrigger(dateMatching: DateComponents(year: 1999, month: 1, day: 1), repeats: false)
        XCTAssertNil(past.nextTriggerDate())
        do {
            try await center.add(UNNotificationRequest(identifier: "past", content: UNNotificationContent(), trigger: past))
            XCTFail("it will never be due")
        } catch UNError.notificationInvalidNoDate {}
        let daily = UNCalendarNotificationTrigger(dateMatching: DateComponents(hour: 10, minute: 30), repeats: true)
        try await center.add(UNNotificationRequest(identifier: "daily", content: UNNotificationContent(), trigger: daily))
        clock.date += 100_000
        let pending = await center.pendingNotificationRequests()
        XCTAssertEqual(pending.map(\.identifier), ["daily"])
        let next = try XCTUnwrap(daily.nextTriggerDate())
        XCTAssertEqual(
            Calendar.current.dateComponents([.hour, .minute, .second], from: next), DateComponents(hour: 10, minute: 30, second: 0))
    }

    /// MO-13: a request has what the content said when it was made.
    func testContentIsCopied() {
        let content = UNMutableNotificationContent()
        content.body = "before"
        content.sound = .default
        content.userInfo = ["key": 1]
        let made = UNNotificationRequest(identifier: "a", content: content, trigger: nil)
        content.body = "after"
        XCTAssertEqual(made.content.body, "before")
        XCTAssertEqual(made.content.userInfo["key"] as? Int, 1)
        XCTAssertEqual(made.content.sound, .default)
        XCTAssertFalse(made.content is UNMutableNotificationContent)
        XCTAssertEqual((made.content.mutableCopy() as? UNMutableNotificationContent)?.body, "before")
    }

    /// MO-13: categories are kept; an attachment needs a file; the badge is refused.
    func testCategoriesAndAttachments() async throws {
        let action = UNNotificationAction(identifier: "show", title: "Show", options: .foreground)
        center.setNotificationCategories([UNNotificationCategory(identifier: "alarm", actions: [action], intentIdentifiers: [])])
        let categories = await center.notificationCategories()
        XCTAssertEqual(categories.first?.actions.map(\.identifier), ["show"])
        XCTAssertThrowsError(try UNNotificationAttachment(identifier: "", url: URL(fileURLWithPath: "/nothing/there.png"))) {
            XCTAssertEqual(($0 as? UNError)?.code, .attachmentInvalidURL)
        }
        do {
            try await center.setBadgeCount(3)
            XCTFail("there is no badge")
        } catch UNError.notificationsNotAllowed {}
    }
}

import EventKit
import XCTest

final class EventStoreTests: XCTestCase {
    /// MO-28: permission is denied once it was asked for, to events and reminders by themselves.
    func testPermission() {
        XCTAssertEqual(EKEventStore.authorizationStatus(for: .event), .notDetermined)
        let answered = expectation(description: "an answer")
        EKEventStore().requestAccess(to: .event) { isGranted, error in
            XCTAssertFalse(isGranted)
            XCTAssertNil(error)
            answered.fulfill()
        }
        wait(for: [answered], timeout: 10)
        XCTAssertEqual(EKEventStore.authorizationStatus(for: .event), .denied)
        XCTAssertEqual(EKEventStore.authorizationStatus(for: .reminder), .notDetermined)
    }

    /// MO-28: there are no calendars, and nothing can be saved.
    func testStore() {
        let store = EKEventStore()
        XCTAssertTrue(store.calendars(for: .event).isEmpty && store.sources.isEmpty)
        XCTAssertNil(store.defaultCalendarForNewEvents)
        XCTAssertTrue(
            store.events(matching: store.predicateForEvents(withStart: .distantPast, end: .distantFuture, calendars: nil)).isEmpty)
        let event = EKEvent(eventStore: store)
        XCTAssertThrowsError(try store.save(event, span: .thisEvent)) {
            XCTAssertEqual(($0 as? EKError)?.code, .eventStoreNotAuthorized)
            XCTAssertEqual(($0 as NSError).code, 29)
        }
        XCTAssertThrowsError(try store.save(EKReminder(eventStore: store), commit: true))
        XCTAssertThrowsError(try store.saveCalendar(EKCalendar(for: .event, eventStore: store), commit: true))
        let answered = expectation(description: "no reminders")
        store.fetchReminders(matching: store.predicateForReminders(in: nil)) {
            XCTAssertNil($0)
            answered.fulfill()
        }
        wait(for: [answered], timeout: 10)
    }
}

import BackgroundTasks
import XCTest

final class BackgroundTasksTests: XCTestCase {
    /// MO-28: handlers are registered and never called, and requests are refused as a simulator refuses them.
    func testScheduler() {
        let scheduler = BGTaskScheduler.shared
        let name = "org.example.refresh"
        XCTAssertTrue(scheduler.register(forTaskWithIdentifier: name, using: nil) { _ in XCTFail("nobody starts apps here") })
        XCTAssertFalse(scheduler.register(forTaskWithIdentifier: name, using: nil) { _ in XCTFail("nobody starts apps here") })
        XCTAssertThrowsError(try scheduler.submit(BGAppRefreshTaskRequest(identifier: name))) {
            XCTAssertEqual(($0 as? BGTaskScheduler.Error)?.code, .unavailable)
            XCTAssertEqual(($0 as NSError).domain, "BGTaskSchedulerErrorDomain")
        }
        let answered = expectation(description: "an answer")
        scheduler.getPendingTaskRequests {
            XCTAssertTrue($0.isEmpty)
            answered.fulfill()
        }
        wait(for: [answered], timeout: 10)
    }

    func testCopiesOfRequests() throws {
        let request = BGProcessingTaskRequest(identifier: "a")
        request.earliestBeginDate = Date(timeIntervalSinceReferenceDate: 5)
        request.requiresNetworkConnectivity = true
        let copy = try XCTUnwrap(request.copy() as? BGProcessingTaskRequest)
        XCTAssertEqual(copy.identifier, "a")
        XCTAssertEqual(copy.earliestBeginDate, request.earliestBeginDate)
        XCTAssertTrue(copy.requiresNetworkConnectivity)
        XCTAssertFalse(copy.requiresExternalPower)
    }
}

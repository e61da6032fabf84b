import WatchConnectivity
import XCTest

final class WatchConnectivityTests: XCTestCase {
    private final class Delegate: NSObject, WCSessionDelegate {
        let answered: XCTestExpectation
        nonisolated(unsafe) var codes: [WCError.Code] = []

        init(_ answered: XCTestExpectation) { self.answered = answered }

        func session(_ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?) {
            XCTAssertEqual(activationState, .notActivated)
            note(error)
        }
        func sessionDidBecomeInactive(_ session: WCSession) { XCTFail("there is no watch") }
        func sessionDidDeactivate(_ session: WCSession) { XCTFail("there is no watch") }
        func session(_ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?) { note(error) }

        private func note(_ error: (any Error)?) {
            XCTAssertFalse(Thread.isMainThread)
            if let code = (error as? WCError)?.code { codes.append(code) }
            answered.fulfill()
        }
    }

    /// MO-28: there is no session, and whatever is done all the same ends with the error for that.
    func testSession() {
        XCTAssertFalse(WCSession.isSupported())
        let session = WCSession.default
        let answered = expectation(description: "answers")
        answered.expectedFulfillmentCount = 3
        let delegate = Delegate(answered)
        session.delegate = delegate
        session.activate()
        session.transferFile(URL(fileURLWithPath: "/nowhere"), metadata: nil)
        session.sendMessage(["a": 1], replyHandler: { _ in XCTFail("nobody answers") }) { error in
            XCTAssertEqual((error as? WCError)?.code, .sessionNotSupported)
            answered.fulfill()
        }
        XCTAssertThrowsError(try session.updateApplicationContext(["a": 1])) {
            XCTAssertEqual(($0 as NSError).code, 7002)
            XCTAssertEqual(($0 as NSError).domain, WCErrorDomain)
        }
        wait(for: [answered], timeout: 10)
        XCTAssertEqual(delegate.codes, [.sessionNotSupported, .sessionNotSupported])
        XCTAssertFalse(session.isReachable)
        XCTAssertEqual(session.activationState, .notActivated)
        XCTAssertTrue(session.outstandingUserInfoTransfers.isEmpty)
        session.delegate = nil
    }
}

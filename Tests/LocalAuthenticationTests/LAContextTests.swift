import LocalAuthentication
import XCTest

final class LAContextTests: XCTestCase {
    /// MO-09, MO-123: there is no biometry, before and after it is asked for.
    func testBiometry() {
        let context = LAContext()
        var error: NSError?
        XCTAssertEqual(context.biometryType, .none)
        XCTAssertFalse(context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
        XCTAssertEqual(error?.domain, "com.apple.LocalAuthentication")
        XCTAssertEqual(error?.code, LAError.biometryNotAvailable.rawValue)
        XCTAssertEqual(error?.code, -6)
        XCTAssertEqual(context.biometryType, .none)
        XCTAssertFalse(context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: nil))
    }

    /// MO-124: nor is there a passcode.
    func testPasscode() {
        var error: NSError?
        XCTAssertFalse(LAContext().canEvaluatePolicy(.deviceOwnerAuthentication, error: &error))
        XCTAssertEqual(error.map(LAError.init(_nsError:))?.code, .passcodeNotSet)
        XCTAssertEqual(error?.code, -5)
    }

    /// MO-125: the reply comes later, and not on the main queue.
    func testReply() {
        let replied = expectation(description: "the context has replied")
        let context = LAContext()
        context.evaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, localizedReason: "To open the diary") { isOwner, error in
            XCTAssertFalse(isOwner || Thread.isMainThread)
            XCTAssertEqual((error as? LAError)?.code, .biometryNotAvailable)
            replied.fulfill()
        }
        wait(for: [replied], timeout: 10)
    }

    /// MO-125: waiting for the reply throws the error, which a switch can tell apart.
    func testWaiting() async {
        do {
            try await LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "To open the diary")
            XCTFail("nobody can be recognised")
        } catch LAError.passcodeNotSet {
        } catch { XCTFail("\(error)") }
    }

    /// MO-125: an invalidated context asks nothing.
    func testInvalidation() {
        let context = LAContext()
        context.invalidate()
        var error: NSError?
        XCTAssertFalse(context.canEvaluatePolicy(.deviceOwnerAuthentication, error: &error))
        XCTAssertEqual(error?.code, LAError.invalidContext.rawValue)
    }
}

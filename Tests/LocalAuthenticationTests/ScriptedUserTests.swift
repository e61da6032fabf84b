import DeviceNotice
import XCTest

@testable import LocalAuthentication

/// MO-124: a script gives the device a user, and answers for them.
final class ScriptedUserTests: XCTestCase {
    private let device = ScriptedDevice()

    /// The result of a question that something answers.
    private func result(_ context: LAContext, _ answer: () -> Void) -> (Bool, LAError.Code?) {
        let replied = expectation(description: "the context has replied")
        nonisolated(unsafe) var result: (Bool, LAError.Code?) = (false, nil)
        context.evaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, localizedReason: "To open the diary") { isOwner, error in
            result = (isOwner, (error as? LAError)?.code)
            replied.fulfill()
        }
        answer()
        wait(for: [replied], timeout: 10)
        return result
    }

    func testTheUserIsRecognised() {
        device.biometry = .face
        let context = LAContext(device: device)
        XCTAssertTrue(context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: nil))
        XCTAssertEqual(context.biometryType, .faceID)
        XCTAssertTrue(result(context) { XCTAssertTrue(device.answer(.succeeds)) } == (true, nil))
        XCTAssertTrue(result(context) { XCTAssertTrue(device.answer(.fails)) } == (false, .authenticationFailed))
        XCTAssertTrue(result(context) { XCTAssertTrue(device.answer(.cancels)) } == (false, .userCancel))
        XCTAssertFalse(device.answer(.succeeds))
        device.biometry = .finger
        XCTAssertEqual(context.biometryType, .touchID)
    }

    func testAContextThatIsInvalidatedCancelsItsQuestion() {
        device.biometry = .finger
        let context = LAContext(device: device)
        XCTAssertTrue(result(context) { context.invalidate() } == (false, .appCancel))
        // An answer that comes late is nobody's.
        _ = device.answer(.succeeds)
        XCTAssertTrue(result(context) {} == (false, .invalidContext))
    }

    func testNobodyIsAskedWhereThatIsNotAllowed() {
        device.biometry = .face
        let context = LAContext(device: device)
        context.interactionNotAllowed = true
        XCTAssertTrue(result(context) {} == (false, .notInteractive))
        XCTAssertFalse(device.answer(.succeeds))
    }
}

import Speech
import XCTest

final class SpeechTests: XCTestCase {
    private final class Delegate: NSObject, SFSpeechRecognitionTaskDelegate {
        var ends: [Bool] = []
        var ended: XCTestExpectation?

        func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool) {
            ends.append(successfully)
            ended?.fulfill()
        }
    }

    /// MO-28: permission is denied once it was asked for.
    func testPermission() {
        XCTAssertEqual(SFSpeechRecognizer.authorizationStatus(), .notDetermined)
        let answered = expectation(description: "an answer")
        SFSpeechRecognizer.requestAuthorization {
            XCTAssertEqual($0, .denied)
            answered.fulfill()
        }
        wait(for: [answered], timeout: 10)
        XCTAssertEqual(SFSpeechRecognizer.authorizationStatus(), .denied)
    }

    /// MO-28: nothing is understood, and whoever waits for it is notified.
    func testRecognition() throws {
        let recognizer = try XCTUnwrap(SFSpeechRecognizer(locale: Locale(identifier: "en-US")))
        XCTAssertFalse(recognizer.isAvailable || recognizer.supportsOnDeviceRecognition)
        XCTAssertTrue(SFSpeechRecognizer.supportedLocales().isEmpty)
        let request = SFSpeechURLRecognitionRequest(url: URL(fileURLWithPath: "/tmp/speech.wav"))
        let answered = expectation(description: "an error")
        let task = recognizer.recognitionTask(with: request) { result, error in
            XCTAssertNil(result)
            XCTAssertEqual((error as NSError?)?.code, 1700)
            answered.fulfill()
        }
        wait(for: [answered], timeout: 10)
        XCTAssertEqual(task.state, .completed)
        let delegate = Delegate()
        delegate.ended = expectation(description: "an end")
        recognizer.recognitionTask(with: SFSpeechAudioBufferRecognitionRequest(), delegate: delegate)
        wait(for: [delegate.ended!], timeout: 10)
        XCTAssertEqual(delegate.ends, [false])
    }
}

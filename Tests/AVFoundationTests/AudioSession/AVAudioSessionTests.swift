import XCTest

@testable import AVFoundation

final class AVAudioSessionTests: XCTestCase {
    /// MO-138: a session stores what is set, and all else has its default.
    func testCategory() throws {
        let session = AVAudioSession()
        XCTAssertEqual(session.category, .soloAmbient)
        XCTAssertEqual(session.mode, .default)
        try session.setCategory(.playback, mode: .moviePlayback, options: [.duckOthers])
        try session.setActive(true)
        try session.setActive(false, options: .notifyOthersOnDeactivation)
        XCTAssertEqual(session.category, .playback)
        XCTAssertEqual(session.mode, .moviePlayback)
        XCTAssertEqual(session.categoryOptions, .duckOthers)
        try session.setCategory(.ambient)
        XCTAssertEqual(session.category.rawValue, "AVAudioSessionCategoryAmbient")
        XCTAssertEqual(session.mode, .default)
        XCTAssertEqual(session.categoryOptions, [])
        try session.setMode(.spokenAudio)
        XCTAssertEqual(session.mode, .spokenAudio)
        XCTAssertTrue(AVAudioSession.sharedInstance() === AVAudioSession.sharedInstance())
    }

    /// MO-138: nobody may record.
    func testRecording() {
        let session = AVAudioSession()
        XCTAssertEqual(session.recordPermission, .undetermined)
        let answered = expectation(description: "an answer")
        session.requestRecordPermission { isGranted in
            XCTAssertFalse(isGranted || Thread.isMainThread)
            answered.fulfill()
        }
        wait(for: [answered], timeout: 10)
        XCTAssertEqual(session.recordPermission, .denied)
        XCTAssertFalse(session.isInputAvailable)
    }
}

import AudioToolbox
import Foundation
import XCTest

final class SystemSoundTests: XCTestCase {
    /// MO-27: a sound nobody hears ends soon, on the main queue, and not within the call.
    func testCompletion() {
        let ended = expectation(description: "the sounds have ended")
        ended.expectedFulfillmentCount = 2
        nonisolated(unsafe) var isPlaying = true
        AudioServicesPlaySystemSoundWithCompletion(1_104) {
            XCTAssertTrue(Thread.isMainThread)
            XCTAssertFalse(isPlaying)
            ended.fulfill()
        }
        AudioServicesPlayAlertSoundWithCompletion(kSystemSoundID_Vibrate) { ended.fulfill() }
        AudioServicesPlaySystemSoundWithCompletion(kSystemSoundID_Vibrate, nil)
        AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)
        isPlaying = false
        wait(for: [ended], timeout: 10)
    }

    /// MO-27: a file becomes a sound of its own number, until it is disposed of.
    func testRegistration() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).caf")
        try Data([1]).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        var first: SystemSoundID = 0
        var second: SystemSoundID = 0
        XCTAssertEqual(AudioServicesCreateSystemSoundID(file as CFURL, &first), kAudioServicesNoError)
        XCTAssertEqual(AudioServicesCreateSystemSoundID(file as CFURL, &second), 0)
        XCTAssertTrue(first > kSystemSoundID_Vibrate && second != first)
        XCTAssertEqual(AudioServicesDisposeSystemSoundID(first), 0)
        XCTAssertEqual(AudioServicesDisposeSystemSoundID(first), kAudioServicesSystemSoundUnspecifiedError)
    }

    /// A function that was added for a sound is called after it each time, until it is taken away.
    func testCompletionFunction() {
        let counter = UnsafeMutablePointer<Int>.allocate(capacity: 1)
        counter.initialize(to: 0)
        defer { counter.deallocate() }
        func play() {
            let ended = expectation(description: "the sound has ended")
            AudioServicesPlaySystemSoundWithCompletion(1_105, nil)
            DispatchQueue.main.async { ended.fulfill() }
            wait(for: [ended], timeout: 10)
        }
        let added = AudioServicesAddSystemSoundCompletion(
            1_105, nil, nil, { sound, data in data?.assumingMemoryBound(to: Int.self).pointee += Int(sound) }, counter)
        XCTAssertEqual(added, kAudioServicesNoError)
        play()
        play()
        XCTAssertEqual(counter.pointee, 2_210)
        AudioServicesRemoveSystemSoundCompletion(1_105)
        play()
        XCTAssertEqual(counter.pointee, 2_210)
    }

    /// MO-27: what cannot be read is no sound.
    func testFilesThatCannotBeRead() {
        var sound: SystemSoundID = 7
        for url in [URL(fileURLWithPath: "/nothing/there.caf"), URL(fileURLWithPath: "/"), URL(string: "https://example.org/a.caf")!] {
            XCTAssertEqual(AudioServicesCreateSystemSoundID(url as CFURL, &sound), kAudioServicesSystemSoundUnspecifiedError)
        }
        XCTAssertEqual(sound, 7)
    }
}

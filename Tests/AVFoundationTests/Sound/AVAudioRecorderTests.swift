import AVFoundation
import Testing

struct AVAudioRecorderTests {
    @Test("MO-141: a recorder knows what it would do, and never begins")
    func recording() throws {
        let url = URL(fileURLWithPath: "/nowhere/sound.m4a")
        let recorder = try AVAudioRecorder(
            url: url, settings: [AVFormatIDKey: kAudioFormatMPEG4AAC, AVEncoderAudioQualityKey: AVAudioQuality.high.rawValue])
        #expect(recorder.url == url)
        #expect(recorder.settings[AVFormatIDKey] as? UInt32 == kAudioFormatMPEG4AAC)
        #expect(!recorder.prepareToRecord() && !recorder.record() && !recorder.record(forDuration: 3))
        #expect(!recorder.isRecording && recorder.currentTime == 0 && !recorder.deleteRecording())
        recorder.isMeteringEnabled = true
        recorder.updateMeters()
        #expect(recorder.averagePower(forChannel: 0) == -160 && recorder.peakPower(forChannel: 0) == -160)
        recorder.stop()
        #expect(!FileManager.default.fileExists(atPath: url.path))
    }

    @Test("no other device is found to play at")
    func routes() {
        let detector = AVRouteDetector()
        detector.isRouteDetectionEnabled = true
        #expect(detector.isRouteDetectionEnabled && !detector.multipleRoutesDetected)
    }
}

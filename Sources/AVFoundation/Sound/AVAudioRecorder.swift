internal import DeviceNotice
public import Foundation

/// Is notified of a recording. Never here.
// apple: https://developer.apple.com/documentation/avfaudio/avaudiorecorderdelegate
@objc public protocol AVAudioRecorderDelegate: NSObjectProtocol {
    /// The recording has ended.
    @objc(audioRecorderDidFinishRecording:successfully:)
    optional func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
    /// Something could not be coded.
    @objc(audioRecorderEncodeErrorDidOccur:error:)
    optional func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

/// Records sound to a file. There is no microphone here: a recorder knows what it would do, and never begins (MO-141).
// apple: https://developer.apple.com/documentation/avfaudio/avaudiorecorder
open class AVAudioRecorder: NSObject, @unchecked Sendable {
    /// The file.
    public let url: URL
    /// How the sound would be coded.
    public let settings: [String: Any]
    /// Who is notified. Not kept alive. Default: nil.
    open weak var delegate: (any AVAudioRecorderDelegate)?
    /// True if ``updateMeters()`` measures how loud it is. Kept only. Default: false.
    open var isMeteringEnabled = false

    /// A recorder for a file, which is not made yet.
    /// - Parameter settings: how the sound is coded, by keys such as ``AVFormatIDKey``.
    // apple: https://developer.apple.com/documentation/avfaudio/avaudiorecorder/init(url:settings:)
    public init(url: URL, settings: [String: Any]) throws {
        self.url = url
        self.settings = settings
    }

    // MARK: Recording

    /// False: nothing can be recorded.
    @discardableResult open func prepareToRecord() -> Bool { refuse() }
    /// False: nothing can be recorded.
    // apple: https://developer.apple.com/documentation/avfaudio/avaudiorecorder/record()
    @discardableResult open func record() -> Bool { refuse() }
    /// False: nothing can be recorded.
    @discardableResult open func record(forDuration duration: TimeInterval) -> Bool { refuse() }
    /// False: nothing can be recorded.
    @discardableResult open func record(atTime time: TimeInterval) -> Bool { refuse() }
    /// Does nothing, as to a recorder that has not begun.
    open func pause() {}
    /// Does nothing, as to a recorder that has not begun.
    open func stop() {}
    /// False: there is no file.
    @discardableResult open func deleteRecording() -> Bool { false }

    private func refuse() -> Bool {
        DeviceNotice.say("AVAudioRecorder records nothing: there is no microphone.")
        return false
    }

    // MARK: What it records

    /// False.
    open var isRecording: Bool { false }
    /// 0: nothing is recorded.
    open var currentTime: TimeInterval { 0 }
    /// Does nothing: there is nothing to be measured.
    open func updateMeters() {}
    /// The least: silence, in decibels.
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
    /// The least: silence, in decibels.
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

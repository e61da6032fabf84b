internal import DeviceNotice
public import Foundation
import ObjCRuntime
import Synchronization

/// Brings what cameras and microphones see and hear to those that record it. There are none here: a session keeps its outputs, and
/// never runs (MO-141).
// apple: https://developer.apple.com/documentation/avfoundation/avcapturesession
open class AVCaptureSession: NSObject, @unchecked Sendable {
    private struct State {
        var inputs: [AVCaptureInput] = []
        var outputs: [AVCaptureOutput] = []
        var preset = Preset.high
    }

    private let state = Mutex(State())

    /// A session without inputs and outputs.
    public override init() { super.init() }

    // MARK: Configuring

    /// Changes that follow are made together.
    open func beginConfiguration() {}
    /// Makes the changes since ``beginConfiguration()``.
    open func commitConfiguration() {}
    /// True: every preset is kept.
    open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
    /// Default: ``Preset/high``.
    open var sessionPreset: Preset {
        get { state.withLock { $0.preset } }
        set { state.withLock { $0.preset = newValue } }
    }

    // MARK: Inputs and outputs

    /// What was added, in that order.
    open var inputs: [AVCaptureInput] { state.withLock { $0.inputs } }
    /// What was added, in that order.
    open var outputs: [AVCaptureOutput] { state.withLock { $0.outputs } }
    /// Empty: there is nothing to connect an output with.
    open var connections: [AVCaptureConnection] { [] }

    /// False.
    // apple: https://developer.apple.com/documentation/avfoundation/avcapturesession/canaddinput(_:)
    open func canAddInput(_ input: AVCaptureInput) -> Bool { false }
    /// - Precondition: ``canAddInput(_:)`` says so, and so never.
    open func addInput(_ input: AVCaptureInput) {
        _requireFailure("*** -[AVCaptureSession addInput:] \(input) cannot be added: there is no camera and no microphone.")
    }
    /// Takes an input away.
    open func removeInput(_ input: AVCaptureInput) { state.withLock { $0.inputs.removeAll { $0 === input } } }

    /// Returns true if the output is not in the session yet.
    // apple: https://developer.apple.com/documentation/avfoundation/avcapturesession/canaddoutput(_:)
    open func canAddOutput(_ output: AVCaptureOutput) -> Bool { !outputs.contains { $0 === output } }
    /// - Precondition: ``canAddOutput(_:)`` says so.
    open func addOutput(_ output: AVCaptureOutput) {
        _require(canAddOutput(output), "*** -[AVCaptureSession addOutput:] \(output) cannot be added twice.")
        state.withLock { $0.outputs.append(output) }
    }
    /// Takes an output away.
    open func removeOutput(_ output: AVCaptureOutput) { state.withLock { $0.outputs.removeAll { $0 === output } } }

    // MARK: Running

    /// False.
    open var isRunning: Bool { false }
    /// False.
    open var isInterrupted: Bool { false }
    /// True if the session sets up the app's audio session. Kept only. Default: true.
    open var automaticallyConfiguresApplicationAudioSession = true
    /// True if the app's audio session is used. Kept only. Default: true.
    open var usesApplicationAudioSession = true

    /// Fails, since there is nothing to record: `AVCaptureSessionRuntimeError` is posted with ``AVError/deviceNotConnected``.
    // apple: https://developer.apple.com/documentation/avfoundation/avcapturesession/startrunning()
    open func startRunning() {
        DeviceNotice.say("AVCaptureSession does not run: there is no camera and no microphone.")
        NotificationCenter.default.post(
            name: .AVCaptureSessionRuntimeError, object: self, userInfo: [AVCaptureSessionErrorKey: AVError(.deviceNotConnected)])
    }
    /// Does nothing, as to a session that does not run.
    open func stopRunning() {}
}

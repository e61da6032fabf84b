import AVFoundation
import Testing

struct AVCaptureOutputErrorTests {
    private final class Delegate: NSObject, AVCapturePhotoCaptureDelegate, AVCaptureFileOutputRecordingDelegate {
        func fileOutput(
            _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL, from connections: [AVCaptureConnection],
            error: (any Error)?
        ) {}
    }

    private func said(_ result: ExitTest.Result?) -> String { String(decoding: result?.standardErrorContent ?? [], as: UTF8.self) }

    @Test("MO-141: a photograph without a camera is an error of the app")
    func photograph() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            AVCapturePhotoOutput().capturePhoto(with: AVCapturePhotoSettings(), delegate: Delegate())
        }
        #expect(said(result).contains("No active and enabled video connection"))
    }

    @Test("MO-141: so is a film")
    func film() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            AVCaptureMovieFileOutput().startRecording(to: URL(fileURLWithPath: "/tmp/x.mov"), recordingDelegate: Delegate())
        }
        #expect(said(result).contains("No active/enabled connections"))
    }

    @Test("MO-141: and looking for what cannot be seen")
    func codes() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            AVCaptureMetadataOutput().metadataObjectTypes = [.qr]
        }
        #expect(said(result).contains("use -availableMetadataObjectTypes"))
    }

    @Test("an output is added once")
    func twice() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let (session, output) = (AVCaptureSession(), AVCapturePhotoOutput())
            session.addOutput(output)
            session.addOutput(output)
        }
        #expect(said(result).contains("cannot be added twice"))
    }
}

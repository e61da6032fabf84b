import AVFoundation
import Synchronization
import Testing

struct AVCaptureSessionTests {
    private final class Delegate: NSObject, AVCaptureMetadataOutputObjectsDelegate, AVCapturePhotoCaptureDelegate {}

    @Test("MO-141: a session keeps its outputs and how it is to record")
    func outputs() {
        let session = AVCaptureSession()
        let (photos, codes) = (AVCapturePhotoOutput(), AVCaptureMetadataOutput())
        #expect(session.canAddOutput(photos))
        session.addOutput(photos)
        session.addOutput(codes)
        #expect(!session.canAddOutput(photos))
        #expect(session.outputs == [photos, codes])
        session.removeOutput(photos)
        #expect(session.outputs == [codes])
        #expect(session.sessionPreset == .high)
        session.sessionPreset = .photo
        #expect(session.sessionPreset == .photo)
        #expect(session.inputs.isEmpty && session.connections.isEmpty)
    }

    @Test("MO-141: a session never runs, and says why")
    func running() {
        let session = AVCaptureSession()
        let codes = Mutex<[AVError.Code]>([])
        let token = NotificationCenter.default.addObserver(forName: .AVCaptureSessionRuntimeError, object: session, queue: nil) { note in
            if let error = note.userInfo?[AVCaptureSessionErrorKey] as? AVError { codes.withLock { $0.append(error.code) } }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        session.startRunning()
        #expect(!session.isRunning)
        #expect(codes.withLock { $0 } == [.deviceNotConnected])
        session.stopRunning()
    }

    @Test("MO-141: outputs have nothing to be connected with")
    func connections() {
        let codes = AVCaptureMetadataOutput()
        let delegate = Delegate()
        codes.setMetadataObjectsDelegate(delegate, queue: .main)
        #expect(codes.metadataObjectsDelegate === delegate)
        #expect(codes.availableMetadataObjectTypes.isEmpty)
        codes.metadataObjectTypes = []
        #expect(AVCapturePhotoOutput().connection(with: .video) == nil)
        #expect(AVCapturePhotoOutput().supportedFlashModes == [.off])
        #expect(AVCaptureMovieFileOutput().isRecording == false)
        let layer = AVCaptureVideoPreviewLayer(session: AVCaptureSession())
        layer.videoGravity = .resizeAspectFill
        #expect(layer.connection == nil && layer.session != nil)
        #expect(AVCaptureVideoPreviewLayer(layer: layer).videoGravity == .resizeAspectFill)
    }

    @Test("settings of photographs keep what is asked for, and have numbers of their own")
    func settings() {
        let settings = AVCapturePhotoSettings(format: [AVVideoCodecKey: AVVideoCodecType.jpeg])
        #expect(settings.format?[AVVideoCodecKey] as? AVVideoCodecType == .jpeg)
        #expect(settings.flashMode == .off)
        #expect(AVCapturePhotoSettings().uniqueID != settings.uniqueID)
        #expect(AVCapturePhotoSettings().format == nil)
    }
}

import AVFoundation
import Testing

struct AVCaptureDeviceErrorTests {
    @Test("MO-141: only seeing and hearing are permitted")
    func otherMedia() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = AVCaptureDevice.authorizationStatus(for: .subtitle)
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("AVMediaTypeVideo or AVMediaTypeAudio"))
    }
}

import AVFoundation
import XCTest

final class AVCaptureDeviceTests: XCTestCase {
    /// MO-141: there is no camera, and no microphone.
    func testDevices() {
        XCTAssertNil(AVCaptureDevice.default(for: .video))
        XCTAssertNil(AVCaptureDevice.default(.builtInWideAngleCamera, for: .video, position: .front))
        let session = AVCaptureDevice.DiscoverySession(deviceTypes: [.builtInDualCamera], mediaType: .video, position: .back)
        XCTAssertEqual(session.devices, [])
    }

    /// MO-141: access is denied once it has been asked for, to each medium by itself.
    func testAccess() async {
        XCTAssertEqual(AVCaptureDevice.authorizationStatus(for: .video), .notDetermined)
        let isGranted = await AVCaptureDevice.requestAccess(for: .video)
        XCTAssertFalse(isGranted)
        XCTAssertEqual(AVCaptureDevice.authorizationStatus(for: .video), .denied)
        XCTAssertEqual(AVCaptureDevice.authorizationStatus(for: .audio), .notDetermined)
    }
}

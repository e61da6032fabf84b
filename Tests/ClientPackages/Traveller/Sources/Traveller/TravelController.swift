import AVFoundation
import AudioToolbox
import CoreLocation
import CoreMotion
import Darwin
import LocalAuthentication
import MessageUI
import Photos
import SafariServices
import StoreKit
import UIKit
import UserNotifications

public final class TravelController: UIViewController {
    /// What was answered, in the order in which it came.
    public private(set) var answers: [String] = []
    public var onAnswer: (() -> Void)?
    private let locationManager = CLLocationManager()
    private let motionManager = CMMotionManager()

    func note(_ answer: String) {
        DispatchQueue.main.async {
            self.answers.append(answer)
            self.onAnswer?()
        }
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        locationManager.delegate = self
        locationManager.desiredAccuracy = kCLLocationAccuracyBest
        UNUserNotificationCenter.current().delegate = self
        let button = UIBarButtonItem(
            barButtonSystemItem: .camera, target: locationManager, action: #selector(CLLocationManager.startUpdatingLocation))
        navigationItem.rightBarButtonItem = button
        try? AVAudioSession.sharedInstance().setCategory(.playback, mode: .default)
        try? AVAudioSession.sharedInstance().setActive(true)
    }

    public func locate() {
        locationManager.requestWhenInUseAuthorization()
        if let item = navigationItem.rightBarButtonItem {
            UIApplication.shared.sendAction(item.action!, to: item.target, from: self, for: nil)
        }
    }

    public func unlock() {
        let context = LAContext()
        var error: NSError?
        guard context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error) else {
            return note("unlock: \(LAError.Code(rawValue: error!.code) == .biometryNotAvailable)")
        }
        context.evaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, localizedReason: "To open the diary") { [weak self] isOwner, _ in
            DispatchQueue.main.async { self?.note("unlocked: \(isOwner)") }
        }
    }

    public func remind() {
        let center = UNUserNotificationCenter.current()
        center.requestAuthorization(options: [.alert, .badge, .sound]) { granted, error in
            self.note("remind: \(granted)")
        }
        let content = UNMutableNotificationContent()
        content.title = "Pack"
        content.userInfo = ["bag": 1]
        content.sound = UNNotificationSound.default
        let trigger = UNCalendarNotificationTrigger(dateMatching: DateComponents(hour: 7), repeats: true)
        center.add(UNNotificationRequest(identifier: "pack", content: content, trigger: trigger))
        center.getPendingNotificationRequests { self.note("pending: \($0.map(\.identifier))") }
    }

    public func photograph() {
        AVCaptureDevice.requestAccess(for: .video) { granted in self.note("camera: \(granted)") }
        PHPhotoLibrary.requestAuthorization { status in self.note("photos: \(status == .denied)") }
    }

    @objc public func shake() {
        AudioServicesPlaySystemSound(SystemSoundID(kSystemSoundID_Vibrate))
        if motionManager.isAccelerometerAvailable { motionManager.startAccelerometerUpdates() }
        if let data = motionManager.accelerometerData { note("\(data.acceleration.x)") }
        note("moves: \(motionManager.isDeviceMotionAvailable)")
    }

    public func write() -> UIViewController? {
        guard MFMailComposeViewController.canSendMail() else { return nil }
        let composer = MFMailComposeViewController()
        composer.mailComposeDelegate = self
        composer.setSubject("Greetings")
        return composer
    }

    public func read(_ url: URL) {
        let safari = SFSafariViewController(url: url)
        safari.delegate = self
        present(safari, animated: true)
    }

    public func rate() {
        if let scene = view.window?.windowScene { SKStoreReviewController.requestReview(in: scene) }
    }

    public var distanceToPrague: CLLocationDistance {
        CLLocation(latitude: 48.2082, longitude: 16.3738).distance(from: CLLocation(latitude: 50.0755, longitude: 14.4378))
    }

    public var model: String {
        var system = utsname()
        uname(&system)
        return Mirror(reflecting: system.machine).children.reduce("") { text, element in
            guard let value = element.value as? Int8, value != 0 else { return text }
            return text + String(UnicodeScalar(UInt8(value)))
        }
    }
}

extension TravelController: CLLocationManagerDelegate {
    public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
        note("places allowed: \(status == .authorizedWhenInUse)")
    }

    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        note("at \(locations.last!.coordinate.latitude)")
    }

    public func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
        guard let error = error as? CLError else { return }
        switch error.code {
        case .denied: note("places: denied")
        default: note("places: \(error)")
        }
    }
}

extension TravelController: MFMailComposeViewControllerDelegate {
    public func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: Error?
    ) {
        controller.dismiss(animated: true)
    }
}

extension TravelController: SFSafariViewControllerDelegate {
    public func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool) {
        note("page: \(didLoadSuccessfully)")
    }

    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) { note("page closed") }
}

extension TravelController: UNUserNotificationCenterDelegate {
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        completionHandler([.banner, .sound])
    }

    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        if response.actionIdentifier == UNNotificationDefaultActionIdentifier { note("\(response.notification.request.identifier)") }
        completionHandler()
    }
}

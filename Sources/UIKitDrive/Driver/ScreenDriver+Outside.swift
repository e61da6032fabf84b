internal import DeviceNotice
import Drive
import Foundation

// The events from outside of the application.
extension ScreenDriver {
    /// Hands a URL over as another program would.
    func openURL(_ text: String) throws(DriveFailure) {
        guard let url = URL(string: text), url.scheme != nil else { throw DriveFailure("\"\(text)\" is not the address of anything") }
        UIApplication.shared.urls.deliver(url)
        settle()
    }

    /// Chooses a shortcut of the application's icon.
    func performShortcut(_ type: String) throws(DriveFailure) {
        let shortcuts = UIApplication.shared.shortcuts
        guard !shortcuts.perform(type: type) else { return settle() }
        let known = shortcuts.items.map(\.type).joined(separator: ", ")
        throw DriveFailure("no shortcut of the type \"\(type)\"; there \(known.isEmpty ? "are none" : "are \(known)")")
    }

    // MARK: What this machine has not

    /// Takes the device to a place; nil if nobody knows where it is from now on.
    func move(to place: DrivePlace?) {
        ScriptedDevice.shared.place = place.map { ScriptedDevice.Place(latitude: $0.latitude, longitude: $0.longitude) }
        settle()
    }

    /// Changes the network, and waits until those who watch it know.
    func connect(by network: DriveNetwork) {
        ScriptedDevice.shared.network =
            switch network {
            case .none: ScriptedDevice.Network.none
            case .wifi: .wifi
            case .wired: .wired
            case .cellular: .cellular
            }
        settle()
    }

    func recognizeUser(by biometry: DriveBiometry) {
        ScriptedDevice.shared.biometry =
            switch biometry {
            case .none: nil
            case .finger: .finger
            case .face: .face
            }
    }

    /// Answers the application that asks its user to authenticate.
    func authenticate(_ answer: DriveAuthentication) throws(DriveFailure) {
        let scripted: ScriptedDevice.Answer =
            switch answer {
            case .yes: .succeeds
            case .no: .fails
            case .cancel: .cancels
            }
        guard ScriptedDevice.shared.answer(scripted) else {
            throw DriveFailure("the app asks nobody to authenticate; it can after the command \"biometry face\"")
        }
        settle()
    }
}

import BackgroundTasks
import Contacts
import ContactsUI
import CoreSpotlight
import GameplayKit
import MediaPlayer
import UIKit
import WatchConnectivity

extension TravelController {
    public func invite() -> UIViewController {
        let store = CNContactStore()
        store.requestAccess(for: .contacts) { granted, error in
            self.note("contacts: \(granted)")
            guard granted else { return }
            let keys = [CNContactGivenNameKey, CNContactFamilyNameKey, CNContactPhoneNumbersKey] as [CNKeyDescriptor]
            let request = CNContactFetchRequest(keysToFetch: keys)
            try? store.enumerateContacts(with: request) { contact, stop in
                self.note(contact.phoneNumbers.first?.value.stringValue ?? contact.givenName)
                stop.pointee = true
            }
        }
        let picker = CNContactPickerViewController()
        picker.delegate = self
        picker.displayedPropertyKeys = [CNContactEmailAddressesKey]
        return picker
    }

    public func remember(_ place: String) {
        let attributes = CSSearchableItemAttributeSet(itemContentType: "public.text")
        attributes.title = place
        let item = CSSearchableItem(uniqueIdentifier: place, domainIdentifier: "places", attributeSet: attributes)
        CSSearchableIndex.default().indexSearchableItems([item]) { error in self.note("indexed: \(error == nil)") }
        do {
            try BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: "refresh"))
        } catch BGTaskScheduler.Error.unavailable {
            note("refresh: unavailable")
        } catch {
            note("refresh: \(error)")
        }
    }

    public func listen() {
        MPNowPlayingInfoCenter.default().nowPlayingInfo = [
            MPMediaItemPropertyTitle: "A song", MPNowPlayingInfoPropertyElapsedPlaybackTime: 3,
        ]
        MPRemoteCommandCenter.shared().playCommand.addTarget { [unowned self] event in
            self.note("play")
            return .success
        }
        if WCSession.isSupported() {
            WCSession.default.delegate = self
            WCSession.default.activate()
        } else {
            note("watch: none")
        }
    }

    public func rollDice() -> Int {
        let dice = GKShuffledDistribution.d6()
        let cards = GKRandomSource.sharedRandom().arrayByShufflingObjects(in: ["a", "b"]) as! [String]
        return dice.nextInt() + cards.count
    }
}

extension TravelController: CNContactPickerDelegate {
    public func contactPickerDidCancel(_ picker: CNContactPickerViewController) { note("nobody") }
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) { note(contact.givenName) }
}

extension TravelController: WCSessionDelegate {
    public func session(_ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: Error?) {}
    public func sessionDidBecomeInactive(_ session: WCSession) {}
    public func sessionDidDeactivate(_ session: WCSession) { session.activate() }
}

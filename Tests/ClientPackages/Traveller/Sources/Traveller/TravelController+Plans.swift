import CoreHaptics
import EventKit
import FileProvider
import Speech
import UIKit

extension TravelController {
    public func plan(_ title: String, on day: Date) {
        let store = EKEventStore()
        let event = EKEvent(eventStore: store)
        event.title = title
        event.startDate = day
        event.endDate = day.addingTimeInterval(3600)
        store.requestAccess(to: .event) { granted, error in
            self.note("events: \(granted)")
            if granted { try? store.save(event, span: .thisEvent) }
        }
    }

    public func dictate() {
        SFSpeechRecognizer.requestAuthorization { status in self.note("speech: \(status == .authorized)") }
    }

    public var canBeFelt: Bool { CHHapticEngine.capabilitiesForHardware().supportsHaptics }

    public func isGone(_ error: any Error) -> Bool { (error as? NSFileProviderError)?.code == .noSuchItem }
}

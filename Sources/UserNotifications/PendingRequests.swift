import Foundation

/// The requests that are not due yet, in the order in which they were added.
struct PendingRequests {
    struct Entry {
        let request: UNNotificationRequest
        let added: Date
    }
    private var entries: [Entry] = []

    /// A request without a trigger is due at once, and never waits.
    mutating func add(_ request: UNNotificationRequest, at date: Date) {
        entries.removeAll { $0.request.identifier == request.identifier }
        if request.trigger != nil { entries.append(Entry(request: request, added: date)) }
    }

    mutating func remove(_ identifiers: Set<String>) { entries.removeAll { identifiers.contains($0.request.identifier) } }
    mutating func removeAll() { entries.removeAll() }

    /// Those that are due after a date; the others are forgotten.
    mutating func requests(after date: Date) -> [UNNotificationRequest] { entries(after: date).map(\.request) }

    /// The same, with when they were added.
    mutating func entries(after date: Date) -> [Entry] {
        entries.removeAll { entry in
            if entry.request.trigger is UNPushNotificationTrigger { return false }
            return entry.request.trigger?.date(after: date, added: entry.added) == nil
        }
        return entries
    }
}

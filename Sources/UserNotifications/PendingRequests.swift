import Foundation

/// The requests that are not due yet, in the order in which they were added.
struct PendingRequests {
    private struct Entry {
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
    mutating func requests(after date: Date) -> [UNNotificationRequest] {
        entries.removeAll { entry in
            if entry.request.trigger is UNPushNotificationTrigger { return false }
            return entry.request.trigger?.date(after: date, added: entry.added) == nil
        }
        return entries.map(\.request)
    }
}

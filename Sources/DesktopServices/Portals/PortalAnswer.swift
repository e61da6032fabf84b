/// How a request to the portal has ended.
enum PortalAnswer: Sendable, Equatable {
    case done([String: BusValue])
    /// The user wants nothing of it.
    case cancelled
    /// There is no such portal, or it has ended; in words for a log.
    case failed(String)
}

/// Says what commands of sharing do. The class is in the module of sharing.
@MainActor
package protocol SharingCommandPerforming: AnyObject {
    /// Offers what the nearest responder has to share, from one on along the chain.
    static func work(from start: UIResponder) -> StandardCommandWork
}

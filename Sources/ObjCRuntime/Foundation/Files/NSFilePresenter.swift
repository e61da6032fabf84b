public import Foundation

/// Shows the contents of a file or folder, and is notified of what others do with it.
///
/// Others are those of this process: nothing tells of other programs here (SV-81).
// apple: https://developer.apple.com/documentation/foundation/nsfilepresenter
public protocol NSFilePresenter: NSObjectProtocol {
    /// The file or folder; nil for none.
    var presentedItemURL: URL? { get }
    /// Where the presenter is called.
    var presentedItemOperationQueue: OperationQueue { get }

    /// Somebody has written to it through a coordinator.
    func presentedItemDidChange()
    /// The file has been moved to another URL.
    func presentedItemDidMove(to newURL: URL)
    /// Somebody is about to delete it.
    func accommodatePresentedItemDeletion(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
    /// Somebody is about to read or write it: what is not saved is to be saved.
    func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
    /// Something in the folder has changed.
    func presentedSubitemDidChange(at url: URL)
}

extension NSFilePresenter {
    public func presentedItemDidChange() {}
    public func presentedItemDidMove(to newURL: URL) {}
    public func accommodatePresentedItemDeletion(completionHandler: @escaping @Sendable ((any Error)?) -> Void) { completionHandler(nil) }
    public func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void) { completionHandler(nil) }
    public func presentedSubitemDidChange(at url: URL) {}
}

import UIKit

/// What an entry tells about itself. Implement what is of interest.
@MainActor
@objc public protocol EntryViewDelegate: AnyObject {
    func entryViewDidChange(_ entryView: EntryView)
    @objc optional func entryView(_ entryView: EntryView, shouldChangeTo text: String) -> Bool
    @objc optional func entryViewDidRefuse(_ entryView: EntryView)
}

/// A line of a journal.
@MainActor
open class EntryView: UIView {
    public weak var delegate: EntryViewDelegate?

    @objc public private(set) var text = ""

    public func change(to text: String) {
        guard delegate?.entryView?(self, shouldChangeTo: text) ?? true else {
            delegate?.entryViewDidRefuse?(self)
            return
        }
        self.text = text
        delegate?.entryViewDidChange(self)
    }
}

extension EntryView {
    /// Subclasses in other modules may say more: overridable although it is in an extension, as on iOS.
    @objc open func summary() -> String { text.isEmpty ? "Nothing yet" : text }
}

import Foundation

/// Something that can be done with the items of a share sheet.
///
/// A subclass says what it is called, decides by ``canPerform(withActivityItems:)`` whether it is offered, and does its work in
/// ``perform()`` or with a controller of its own. It always ends with ``activityDidFinish(_:)``.
// apple: https://developer.apple.com/documentation/uikit/uiactivity
@preconcurrency @MainActor @objcMembers open class UIActivity: UIObject {
    /// The run of the share sheet in which it was chosen.
    @nonobjc package weak var run: (any ActivityRunning)?

    @preconcurrency @MainActor public override init() { super.init() }

    // MARK: What it is

    /// Where it is shown. Default: in the list (``Category/action``).
    open class var activityCategory: UIActivity.Category { .action }

    /// Names it, for those who exclude activities and for the completion handler. Default: nil.
    open var activityType: UIActivity.ActivityType? { nil }

    /// The title. To be overridden (SV-59). Default: nil.
    open var activityTitle: String? { nil }

    /// The picture beside the title; its shape is drawn in the colour of the text. Default: nil.
    open var activityImage: UIImage? { nil }

    // MARK: What it does, in the order of the calls

    /// Returns true if it can do something with these items. Objects that stand for items are replaced by their placeholders. Default:
    /// false.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

    /// The user has chosen it: takes the items. Does nothing here.
    open func prepare(withActivityItems activityItems: [Any]) {}

    /// A controller that is presented over the sheet, instead of a call of ``perform()``. Default: nil.
    open var activityViewController: UIViewController? { nil }

    /// Does its work. The default ends it at once, as not completed (SV-57).
    open func perform() { activityDidFinish(false) }

    /// Says that it is over: the sheet goes, and its completion handler is called. To be called on the main thread.
    /// - Parameter completed: whether it was done, and not given up.
    open func activityDidFinish(_ completed: Bool) { run?.activityDidFinish(self, completed) }
}

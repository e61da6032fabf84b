/// A moment within an update of what is on the screen.
///
/// The phases follow one another in each update, in this order: ``afterUpdateScheduled``, before and after events are handed out, before
/// and after display links are called, before and after the changes are taken over, ``afterUpdateComplete``. Those of low latency are never
/// reached: no display here has that.
// apple: https://developer.apple.com/documentation/uikit/uiupdateactionphase
@preconcurrency @MainActor @objcMembers open class UIUpdateActionPhase: UIObject {
    enum Moment: Int, CaseIterable {
        case afterUpdateScheduled, beforeEventDispatch, afterEventDispatch, beforeDisplayLinks, afterDisplayLinks, beforeCommit, afterCommit
        case beforeLowLatencyEventDispatch, afterLowLatencyEventDispatch, beforeLowLatencyCommit, afterLowLatencyCommit
        case afterUpdateComplete
    }

    @nonobjc let moment: Moment

    private init(_ moment: Moment) {
        self.moment = moment
        super.init()
    }

    /// An update is going to be made.
    @nonobjc public static let afterUpdateScheduled = UIUpdateActionPhase(.afterUpdateScheduled)
    /// Events that wait are about to be handed out.
    @nonobjc public static let beforeEventDispatch = UIUpdateActionPhase(.beforeEventDispatch)
    /// Events have been handed out.
    @nonobjc public static let afterEventDispatch = UIUpdateActionPhase(.afterEventDispatch)
    /// Display links are about to be called.
    @nonobjc public static let beforeCADisplayLinkDispatch = UIUpdateActionPhase(.beforeDisplayLinks)
    /// Display links have been called.
    @nonobjc public static let afterCADisplayLinkDispatch = UIUpdateActionPhase(.afterDisplayLinks)
    /// Views are about to be laid out and drawn, and the changes taken over.
    @nonobjc public static let beforeCATransactionCommit = UIUpdateActionPhase(.beforeCommit)
    /// All changes have been taken over; what changes now is seen in the next update.
    @nonobjc public static let afterCATransactionCommit = UIUpdateActionPhase(.afterCommit)
    /// Never reached here.
    @nonobjc public static let beforeLowLatencyEventDispatch = UIUpdateActionPhase(.beforeLowLatencyEventDispatch)
    /// Never reached here.
    @nonobjc public static let afterLowLatencyEventDispatch = UIUpdateActionPhase(.afterLowLatencyEventDispatch)
    /// Never reached here.
    @nonobjc public static let beforeLowLatencyCATransactionCommit = UIUpdateActionPhase(.beforeLowLatencyCommit)
    /// Never reached here.
    @nonobjc public static let afterLowLatencyCATransactionCommit = UIUpdateActionPhase(.afterLowLatencyCommit)
    /// The update is over.
    @nonobjc public static let afterUpdateComplete = UIUpdateActionPhase(.afterUpdateComplete)
}

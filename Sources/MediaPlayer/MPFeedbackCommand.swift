import Foundation

/// The wish to say what one thinks of the piece that is played: that it is liked, disliked or to be remembered.
// apple: https://developer.apple.com/documentation/mediaplayer/mpfeedbackcommand
@objcMembers open class MPFeedbackCommand: MPRemoteCommand {
    /// True if it has been said of the piece already. Default: false.
    open var isActive = false
    /// What the command is called. Default: empty.
    open var localizedTitle = ""
    /// The same in few letters. Default: empty.
    open var localizedShortTitle = ""
}

/// The wish to give the piece that is played some stars.
// apple: https://developer.apple.com/documentation/mediaplayer/mpratingcommand
@objcMembers open class MPRatingCommand: MPRemoteCommand {
    /// The least that can be given. Default: 0.
    open var minimumRating: Float = 0
    /// The most that can be given. Default: 1.
    open var maximumRating: Float = 1
}

/// What was said of a piece.
// apple: https://developer.apple.com/documentation/mediaplayer/mpfeedbackcommandevent
@objcMembers open class MPFeedbackCommandEvent: MPRemoteCommandEvent {
    /// True if it is taken back.
    open var isNegative: Bool { false }
}

/// How many stars were given.
// apple: https://developer.apple.com/documentation/mediaplayer/mpratingcommandevent
@objcMembers open class MPRatingCommandEvent: MPRemoteCommandEvent {
    /// As many.
    open var rating: Float { 0 }
}

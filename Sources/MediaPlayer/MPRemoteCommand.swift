public import Foundation

/// What became of a command.
// apple: https://developer.apple.com/documentation/mediaplayer/mpremotecommandhandlerstatus
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
    case success = 0
    case noSuchContent = 100
    case noActionableNowPlayingItem = 110
    case deviceNotFound = 120
    case commandFailed = 200
}

/// A command from a headset or a locked screen. None comes here.
// apple: https://developer.apple.com/documentation/mediaplayer/mpremotecommandevent
@objcMembers open class MPRemoteCommandEvent: NSObject {
    /// What was asked for.
    public let command: MPRemoteCommand
    /// When, in seconds since the device began.
    public let timestamp: TimeInterval

    init(_ command: MPRemoteCommand, timestamp: TimeInterval) {
        self.command = command
        self.timestamp = timestamp
    }
}

/// A wish to go to another time.
// apple: https://developer.apple.com/documentation/mediaplayer/mpchangeplaybackpositioncommandevent
@objcMembers open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
    /// Seconds since the beginning.
    open var positionTime: TimeInterval { 0 }
}

/// A wish to skip a part.
// apple: https://developer.apple.com/documentation/mediaplayer/mpskipintervalcommandevent
@objcMembers open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent {
    /// As many seconds.
    open var interval: TimeInterval { 0 }
}

/// Something that may be asked for from outside of the app. Handlers are kept, and never called here.
// apple: https://developer.apple.com/documentation/mediaplayer/mpremotecommand
@objcMembers open class MPRemoteCommand: NSObject {
    /// The app does it. Default: true.
    open var isEnabled = true
    private var handlers: [(token: NSObject, handler: (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus)] = []

    override init() {}

    /// - Parameter handler: never called here.
    /// - Returns: what ``removeTarget(_:)`` takes.
    // apple: https://developer.apple.com/documentation/mediaplayer/mpremotecommand/addtarget(handler:)
    @discardableResult
    open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any {
        let token = NSObject()
        handlers.append((token, handler))
        return token
    }
    /// - Parameter action: never called here.
    open func addTarget(_ target: Any, action: Selector) {}
    /// Forgets a handler; nil for all of them.
    open func removeTarget(_ target: Any?) {
        guard let target else { return handlers.removeAll() }
        handlers.removeAll { $0.token === target as AnyObject }
    }
    /// Forgets an action.
    open func removeTarget(_ target: Any, action: Selector?) {}
}

/// The wish to go to another time.
// apple: https://developer.apple.com/documentation/mediaplayer/mpchangeplaybackpositioncommand
open class MPChangePlaybackPositionCommand: MPRemoteCommand {}

/// The wish to skip a part.
// apple: https://developer.apple.com/documentation/mediaplayer/mpskipintervalcommand
@objcMembers open class MPSkipIntervalCommand: MPRemoteCommand {
    /// The lengths in seconds that the app offers. Default: ten.
    open var preferredIntervals: [NSNumber] = [10]
}

/// The wish for another rate.
// apple: https://developer.apple.com/documentation/mediaplayer/mpchangeplaybackratecommand
@objcMembers open class MPChangePlaybackRateCommand: MPRemoteCommand {
    /// The rates that the app offers. Default: none.
    open var supportedPlaybackRates: [NSNumber] = []
}

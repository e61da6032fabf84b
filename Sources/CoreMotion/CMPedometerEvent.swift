public import Foundation
import ObjCRuntime

/// What an event of the pedometer says.
// apple: https://developer.apple.com/documentation/coremotion/cmpedometereventtype
public enum CMPedometerEventType: Int, Sendable {
    /// Steps have stopped.
    case pause = 0
    /// Steps go on.
    case resume
}

/// A stop of steps, or their going on. None is ever reported here.
// apple: https://developer.apple.com/documentation/coremotion/cmpedometerevent
open class CMPedometerEvent: NSObject, @unchecked Sendable {
    /// When it was.
    public let date: Date
    /// Stop or going on.
    public let type: CMPedometerEventType

    init(date: Date, type: CMPedometerEventType) {
        self.date = date
        self.type = type
    }
}

/// Takes an event, or an error.
// apple: https://developer.apple.com/documentation/coremotion/cmpedometereventhandler
public typealias CMPedometerEventHandler = (CMPedometerEvent?, (any Error)?) -> Void

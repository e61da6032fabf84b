public import Foundation
import ObjCRuntime

/// Asks for time in the background. A base; use one of its subclasses.
// apple: https://developer.apple.com/documentation/backgroundtasks/bgtaskrequest
@objcMembers open class BGTaskRequest: NSObject, NSCopying {
    /// The name that a handler was registered for.
    public let identifier: String
    /// Not before then; nil for as soon as it suits the system. Default: nil.
    open var earliestBeginDate: Date?

    init(of identifier: String) { self.identifier = identifier }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = emptyCopy()
        copy.earliestBeginDate = earliestBeginDate
        return copy
    }

    @nonobjc func emptyCopy() -> BGTaskRequest { BGTaskRequest(of: identifier) }
}

/// Asks for half a minute in which an app fetches what is new.
// apple: https://developer.apple.com/documentation/backgroundtasks/bgapprefreshtaskrequest
@objcMembers open class BGAppRefreshTaskRequest: BGTaskRequest {
    /// - Parameter identifier: a name that a handler was registered for.
    public init(identifier: String) { super.init(of: identifier) }

    override func emptyCopy() -> BGTaskRequest { BGAppRefreshTaskRequest(identifier: identifier) }
}

/// Asks for minutes in which an app does what takes long.
// apple: https://developer.apple.com/documentation/backgroundtasks/bgprocessingtaskrequest
@objcMembers open class BGProcessingTaskRequest: BGTaskRequest {
    /// It needs the network. Default: false.
    open var requiresNetworkConnectivity = false
    /// It needs a charger. Default: false.
    open var requiresExternalPower = false

    /// - Parameter identifier: a name that a handler was registered for.
    public init(identifier: String) { super.init(of: identifier) }

    override func emptyCopy() -> BGTaskRequest {
        let copy = BGProcessingTaskRequest(identifier: identifier)
        copy.requiresNetworkConnectivity = requiresNetworkConnectivity
        copy.requiresExternalPower = requiresExternalPower
        return copy
    }
}

public import Foundation
import ObjCRuntime

/// Values on their way to a watch. Here they never arrive.
// apple: https://developer.apple.com/documentation/watchconnectivity/wcsessionuserinfotransfer
@objcMembers open class WCSessionUserInfoTransfer: NSObject, @unchecked Sendable {
    /// The values.
    public let userInfo: [String: Any]
    /// True if they are for the face of the watch.
    public let isCurrentComplicationInfo: Bool
    /// Always false here: nothing waits to be handed over.
    open var isTransferring: Bool { false }

    init(_ userInfo: [String: Any], isForComplication: Bool) {
        self.userInfo = userInfo
        isCurrentComplicationInfo = isForComplication
    }

    /// Has no effect: nothing is under way.
    open func cancel() {}
}

/// A file that is handed over.
// apple: https://developer.apple.com/documentation/watchconnectivity/wcsessionfile
@objcMembers open class WCSessionFile: NSObject, @unchecked Sendable {
    /// Where the file is.
    public let fileURL: URL
    /// What the app says beside the file.
    public let metadata: [String: Any]?

    init(_ fileURL: URL, _ metadata: [String: Any]?) {
        self.fileURL = fileURL
        self.metadata = metadata
    }
}

/// A file on its way to a watch. Here it never arrives.
// apple: https://developer.apple.com/documentation/watchconnectivity/wcsessionfiletransfer
@objcMembers open class WCSessionFileTransfer: NSObject, @unchecked Sendable {
    /// The file.
    public let file: WCSessionFile
    /// Nothing of it goes anywhere.
    public let progress = Progress(totalUnitCount: 1)
    /// Always false here: nothing waits to be handed over.
    open var isTransferring: Bool { false }

    init(_ file: WCSessionFile) { self.file = file }

    /// Has no effect: nothing is under way.
    open func cancel() {}
}

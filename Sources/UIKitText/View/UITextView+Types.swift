import Foundation

extension UITextView {
    /// The border around the text.
    // apple: https://developer.apple.com/documentation/uikit/uitextview/borderstyle-swift.enum
    public enum BorderStyle: Int, Sendable {
        case none = 0
        /// A filled rectangle with round corners.
        case roundedRect = 1
    }

    // Posted by a text view with itself as the object, after its delegate was notified.
    /// The view has become first responder.
    public nonisolated static let textDidBeginEditingNotification = NSNotification.Name("UITextViewTextDidBeginEditingNotification")
    /// The person has changed the text.
    public nonisolated static let textDidChangeNotification = NSNotification.Name("UITextViewTextDidChangeNotification")
    /// The view has ceased to be first responder.
    public nonisolated static let textDidEndEditingNotification = NSNotification.Name("UITextViewTextDidEndEditingNotification")
}

/// How a person has taken hold of a link or an attachment.
// apple: https://developer.apple.com/documentation/uikit/uitextiteminteraction
public enum UITextItemInteraction: Int, Sendable {
    /// By a tap.
    case invokeDefaultAction = 0
    /// By a long press.
    case presentActions = 1
    /// By pressing hard; does not happen here.
    case preview = 2
}

/// The kinds of data that are detected in a text that cannot be edited, and can be tapped then.
// apple: https://developer.apple.com/documentation/uikit/uidatadetectortypes
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
    public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
    public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
    public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
    public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
    public static let money = UIDataDetectorTypes(rawValue: 1 << 7)
    public static let physicalValue = UIDataDetectorTypes(rawValue: 1 << 8)
    public static let all = UIDataDetectorTypes(rawValue: UInt.max)
}

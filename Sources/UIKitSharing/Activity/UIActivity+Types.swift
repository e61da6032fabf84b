import Foundation

extension UIActivity {
    /// Where the share sheet shows an activity.
    // apple: https://developer.apple.com/documentation/uikit/uiactivity/category
    public enum Category: Int, Sendable {
        /// In the list.
        case action = 0
        /// In the row of pictures above it.
        case share = 1
    }

    /// Names an activity.
    // apple: https://developer.apple.com/documentation/uikit/uiactivity/activitytype
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }

        // Those that a share sheet offers here.
        public static let copyToPasteboard = system("CopyToPasteboard")
        public static let mail = system("Mail")
        public static let saveToCameraRoll = system("SaveToCameraRoll")

        // Those that have nobody here who would do them.
        public static let addToHomeScreen = system("AddToHomeScreen")
        public static let addToReadingList = system("AddToReadingList")
        public static let airDrop = system("AirDrop")
        public static let assignToContact = system("AssignToContact")
        public static let collaborationCopyLink = system("CollaborationCopyLink")
        public static let collaborationInviteWithLink = system("CollaborationInviteWithLink")
        public static let markupAsPDF = system("MarkupAsPDF")
        public static let message = system("Message")
        public static let openInIBooks = system("OpenInIBooks")
        public static let postToFacebook = system("PostToFacebook")
        public static let postToFlickr = system("PostToFlickr")
        public static let postToTencentWeibo = system("TencentWeibo")
        public static let postToTwitter = system("PostToTwitter")
        public static let postToVimeo = system("PostToVimeo")
        public static let postToWeibo = system("PostToWeibo")
        public static let print = system("Print")
        public static let sharePlay = system("SharePlay")

        private static func system(_ name: String) -> ActivityType { ActivityType("com.apple.UIKit.activity.\(name)") }
    }
}

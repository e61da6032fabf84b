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
        /// An activity of the app's own.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        // Those that a share sheet offers here.
        /// Puts the items on the pasteboard.
        public static let copyToPasteboard = system("CopyToPasteboard")
        /// Writes a mail about them.
        public static let mail = system("Mail")
        /// Keeps pictures.
        public static let saveToCameraRoll = system("SaveToCameraRoll")

        // Those that have nobody here who would do them.
        /// Not offered.
        public static let addToHomeScreen = system("AddToHomeScreen")
        /// Not offered.
        public static let addToReadingList = system("AddToReadingList")
        /// Not offered.
        public static let airDrop = system("AirDrop")
        /// Not offered.
        public static let assignToContact = system("AssignToContact")
        /// Not offered.
        public static let collaborationCopyLink = system("CollaborationCopyLink")
        /// Not offered.
        public static let collaborationInviteWithLink = system("CollaborationInviteWithLink")
        /// Not offered.
        public static let markupAsPDF = system("MarkupAsPDF")
        /// Not offered.
        public static let message = system("Message")
        /// Not offered.
        public static let openInIBooks = system("OpenInIBooks")
        /// Not offered.
        public static let postToFacebook = system("PostToFacebook")
        /// Not offered.
        public static let postToFlickr = system("PostToFlickr")
        /// Not offered.
        public static let postToTencentWeibo = system("TencentWeibo")
        /// Not offered.
        public static let postToTwitter = system("PostToTwitter")
        /// Not offered.
        public static let postToVimeo = system("PostToVimeo")
        /// Not offered.
        public static let postToWeibo = system("PostToWeibo")
        /// Not offered.
        public static let print = system("Print")
        /// Not offered.
        public static let sharePlay = system("SharePlay")

        private static func system(_ name: String) -> ActivityType { ActivityType("com.apple.UIKit.activity.\(name)") }
    }
}

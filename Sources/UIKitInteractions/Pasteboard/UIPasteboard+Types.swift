import Foundation

extension UIPasteboard {
    /// The name of a pasteboard.
    // apple: https://developer.apple.com/documentation/uikit/uipasteboard/name
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A name of the app's choice.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// The one that all applications share.
        public static let general = Name(rawValue: "com.apple.UIKit.pboard.general")
    }

    /// How long, and for whom, items are there.
    // apple: https://developer.apple.com/documentation/uikit/uipasteboard/optionskey
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A `Date` after which the items are gone.
        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        /// A `Bool`: whether other applications are kept from seeing the items.
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }

    // MARK: Notifications

    /// Posted with the pasteboard after its items have changed. For the general one, a change by another application is noticed when this
    /// one becomes active, or looks.
    public nonisolated static let changedNotification = NSNotification.Name("UIPasteboardChangedNotification")
    /// The types that were not there before, an array of texts.
    public nonisolated static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedUserInfoKey"
    /// The types that are not there any more, an array of texts.
    public nonisolated static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedUserInfoKey"
    /// Posted with the pasteboard after ``remove(withName:)``.
    public nonisolated static let removedNotification = NSNotification.Name("UIPasteboardRemovedNotification")

    // MARK: Types of values

    /// The types that ``string`` knows, the best one first.
    public nonisolated(unsafe) static let typeListString = PasteboardValue.stringTypes as NSArray
    /// The types that ``url`` knows.
    public nonisolated(unsafe) static let typeListURL = PasteboardValue.urlTypes as NSArray
    /// The types that ``image`` knows.
    public nonisolated(unsafe) static let typeListImage = PasteboardValue.imageTypes as NSArray
    /// The types that ``color`` knows.
    public nonisolated(unsafe) static let typeListColor = PasteboardValue.colorTypes as NSArray
    /// Instead of a type: it is found out from the value.
    public nonisolated static let typeAutomatic = "com.apple.uikit.type-automatic"
}

public import Foundation
import ObjCRuntime

// Labels of values, as they are stored.
/// A home.
public let CNLabelHome = "_$!<Home>!$_"
/// A place of work.
public let CNLabelWork = "_$!<Work>!$_"
/// Neither home nor work.
public let CNLabelOther = "_$!<Other>!$_"
/// An address of electronic mail at iCloud.
public let CNLabelEmailiCloud = "iCloud"
/// The start page of somebody.
public let CNLabelURLAddressHomePage = "_$!<HomePage>!$_"
/// An anniversary.
public let CNLabelDateAnniversary = "_$!<Anniversary>!$_"
/// The main telephone.
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
/// A mobile telephone.
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
/// An iPhone.
public let CNLabelPhoneNumberiPhone = "iPhone"
/// A fax at home.
public let CNLabelPhoneNumberHomeFax = "_$!<HomeFAX>!$_"
/// A fax at work.
public let CNLabelPhoneNumberWorkFax = "_$!<WorkFAX>!$_"

/// A value of a contact with a label, such as a number with "mobile".
// apple: https://developer.apple.com/documentation/contacts/cnlabeledvalue
open class CNLabeledValue<ValueType: NSObject & NSCopying>: NSObject, NSCopying {
    /// Another one than all others have.
    public let identifier: String
    /// One of Apple's labels, or one of the user's; nil for none.
    public let label: String?
    /// The value.
    public let value: ValueType

    /// - Parameters:
    ///   - label: nil for none.
    ///   - value: kept as it is.
    public init(label: String?, value: ValueType) {
        identifier = UUID().uuidString
        self.label = label
        self.value = value
    }

    private init(_ identifier: String, _ label: String?, _ value: ValueType) {
        self.identifier = identifier
        self.label = label
        self.value = value
    }

    /// The same with another label.
    open func settingLabel(_ label: String?) -> CNLabeledValue { CNLabeledValue(identifier, label, value) }
    /// The same with another value.
    open func settingValue(_ value: ValueType) -> CNLabeledValue { CNLabeledValue(identifier, label, value) }
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// What a label is called in English: those of Apple without their marks, others as they are.
    // apple: https://developer.apple.com/documentation/contacts/cnlabeledvalue/localizedstring(forlabel:)
    open class func localizedString(forLabel label: String) -> String {
        guard label.hasPrefix("_$!<"), label.hasSuffix(">!$_") else { return label }
        return label.dropFirst(4).dropLast(4).lowercased()
    }
}

/// The number of a telephone, as it was written.
// apple: https://developer.apple.com/documentation/contacts/cnphonenumber
@objcMembers open class CNPhoneNumber: NSObject, NSCopying, @unchecked Sendable {
    /// The number.
    public let stringValue: String

    /// - Parameter string: kept as it is.
    public init(stringValue string: String) { stringValue = string }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CNPhoneNumber)?.stringValue == stringValue }
    open override var hash: Int { stringValue.hashValue }
}

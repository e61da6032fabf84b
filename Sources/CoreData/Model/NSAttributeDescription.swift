/// A property with a value: a number, a text, a date, bytes …
// apple: https://developer.apple.com/documentation/coredata/nsattributedescription
open class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {
    /// The type of the value. Default: ``NSAttributeType/undefinedAttributeType``.
    open var attributeType = NSAttributeType.undefinedAttributeType { willSet { requireMutable() } }
    /// The value of a new object. Default: nil.
    open var defaultValue: Any? { willSet { requireMutable() } }
    /// The transformer that makes bytes of the values of a transformable attribute. Default: nil, `NSKeyedArchiver`.
    ///
    /// A transformer that can be reversed and is not one of Foundation's secure ones makes the bytes by reversing, as on Apple's systems.
    open var valueTransformerName: String? { willSet { requireMutable() } }
    /// The class of the values, by name.
    open var attributeValueClassName: String?
    /// True if large values may be in files of their own. Default: false. SQLite holds them all here.
    open var allowsExternalBinaryDataStorage = false
    /// True if values are kept after the object was deleted: no history is kept here. Default: false.
    open var preservesValueInHistoryOnDeletion = false
    /// True if values are kept encrypted in CloudKit. Default: false.
    open var allowsCloudEncryption = false

    override func copyParts(into copy: NSPropertyDescription) {
        super.copyParts(into: copy)
        guard let copy = copy as? NSAttributeDescription else { return }
        copy.attributeType = attributeType
        copy.defaultValue = defaultValue
        copy.valueTransformerName = valueTransformerName
        copy.attributeValueClassName = attributeValueClassName
        copy.allowsExternalBinaryDataStorage = allowsExternalBinaryDataStorage
    }

    override var versionText: String { "A|\(super.versionText)|\(attributeType.rawValue)|\(valueTransformerName ?? "")" }
}

extension NSAttributeDescription {
    /// The type of an attribute's value, under shorter names.
    // apple: https://developer.apple.com/documentation/coredata/nsattributedescription/attributetype-swift.struct
    public struct AttributeType: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }
        private init(_ type: NSAttributeType) { rawValue = type.rawValue }

        /// Nothing is said; a model with it cannot be used.
        public static let undefined = AttributeType(.undefinedAttributeType)
        /// A whole number of 16 bits.
        public static let integer16 = AttributeType(.integer16AttributeType)
        /// A whole number of 32 bits.
        public static let integer32 = AttributeType(.integer32AttributeType)
        /// A whole number of 64 bits.
        public static let integer64 = AttributeType(.integer64AttributeType)
        /// An `NSDecimalNumber`.
        public static let decimal = AttributeType(.decimalAttributeType)
        /// A number of double precision.
        public static let double = AttributeType(.doubleAttributeType)
        /// A number of single precision.
        public static let float = AttributeType(.floatAttributeType)
        /// A text.
        public static let string = AttributeType(.stringAttributeType)
        /// A truth value.
        public static let boolean = AttributeType(.booleanAttributeType)
        /// A `Date`.
        public static let date = AttributeType(.dateAttributeType)
        /// `Data`.
        public static let binaryData = AttributeType(.binaryDataAttributeType)
        /// A `UUID`.
        public static let uuid = AttributeType(.UUIDAttributeType)
        /// A `URL`.
        public static let uri = AttributeType(.URIAttributeType)
        /// A value that a transformer turns into bytes.
        public static let transformable = AttributeType(.transformableAttributeType)
        /// An ``NSManagedObjectID``.
        public static let objectID = AttributeType(.objectIDAttributeType)
    }

    /// The type of the value: ``attributeType`` under shorter names.
    public var type: AttributeType {
        get { AttributeType(rawValue: attributeType.rawValue) }
        set { attributeType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType }
    }
}

// Keys of what can be read of a contact: the names of its properties.
/// ``CNContact/namePrefix``.
public let CNContactNamePrefixKey = "namePrefix"
/// ``CNContact/givenName``.
public let CNContactGivenNameKey = "givenName"
/// ``CNContact/middleName``.
public let CNContactMiddleNameKey = "middleName"
/// ``CNContact/familyName``.
public let CNContactFamilyNameKey = "familyName"
/// ``CNContact/previousFamilyName``.
public let CNContactPreviousFamilyNameKey = "previousFamilyName"
/// ``CNContact/nameSuffix``.
public let CNContactNameSuffixKey = "nameSuffix"
/// ``CNContact/nickname``.
public let CNContactNicknameKey = "nickname"
/// ``CNContact/organizationName``.
public let CNContactOrganizationNameKey = "organizationName"
/// ``CNContact/departmentName``.
public let CNContactDepartmentNameKey = "departmentName"
/// ``CNContact/jobTitle``.
public let CNContactJobTitleKey = "jobTitle"
/// ``CNContact/note``.
public let CNContactNoteKey = "note"
/// ``CNContact/imageData``.
public let CNContactImageDataKey = "imageData"
/// ``CNContact/thumbnailImageData``.
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
/// ``CNContact/phoneNumbers``.
public let CNContactPhoneNumbersKey = "phoneNumbers"
/// ``CNContact/emailAddresses``.
public let CNContactEmailAddressesKey = "emailAddresses"
/// ``CNContact/postalAddresses``.
public let CNContactPostalAddressesKey = "postalAddresses"
/// ``CNContact/urlAddresses``.
public let CNContactUrlAddressesKey = "urlAddresses"
/// ``CNContact/birthday``.
public let CNContactBirthdayKey = "birthday"
/// ``CNContact/contactType``.
public let CNContactTypeKey = "contactType"
/// ``CNContact/identifier``.
public let CNContactIdentifierKey = "identifier"
/// ``CNContact/imageDataAvailable``.
public let CNContactImageDataAvailableKey = "imageDataAvailable"

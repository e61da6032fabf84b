// Results of functions of the keychain.
// apple: https://developer.apple.com/documentation/security/security-framework-result-codes

/// All is well.
public var errSecSuccess: OSStatus { 0 }
/// It cannot be done here.
public var errSecUnimplemented: OSStatus { -4 }
/// There is no room for it.
public var errSecDiskFull: OSStatus { -34 }
/// Reading or writing failed.
public var errSecIO: OSStatus { -36 }
/// The file is open for writing already.
public var errSecOpWr: OSStatus { -49 }
/// A parameter makes no sense.
public var errSecParam: OSStatus { -50 }
/// Writing is not allowed.
public var errSecWrPerm: OSStatus { -61 }
/// Memory is short.
public var errSecAllocate: OSStatus { -108 }
/// The user has cancelled it.
public var errSecUserCanceled: OSStatus { -128 }
/// A parameter, or the state, makes no sense.
public var errSecBadReq: OSStatus { -909 }
/// A part of the system is broken.
public var errSecInternalComponent: OSStatus { -2070 }
/// There is no keychain.
public var errSecNotAvailable: OSStatus { -25291 }
/// The keychain cannot be written to.
public var errSecReadOnly: OSStatus { -25292 }
/// The user, or the passphrase, was not accepted.
public var errSecAuthFailed: OSStatus { -25293 }
/// There is no such keychain.
public var errSecNoSuchKeychain: OSStatus { -25294 }
/// It is no keychain.
public var errSecInvalidKeychain: OSStatus { -25295 }
/// There is a keychain of that name already.
public var errSecDuplicateKeychain: OSStatus { -25296 }
/// There is such an item already.
public var errSecDuplicateItem: OSStatus { -25299 }
/// There is no such item.
public var errSecItemNotFound: OSStatus { -25300 }
/// There is too little memory for the answer.
public var errSecBufferTooSmall: OSStatus { -25301 }
/// The data are too long.
public var errSecDataTooLarge: OSStatus { -25302 }
/// There is no such attribute.
public var errSecNoSuchAttr: OSStatus { -25303 }
/// It is no item.
public var errSecInvalidItemRef: OSStatus { -25304 }
/// It is no search.
public var errSecInvalidSearchRef: OSStatus { -25305 }
/// There is no such class.
public var errSecNoSuchClass: OSStatus { -25306 }
/// There is no keychain by default.
public var errSecNoDefaultKeychain: OSStatus { -25307 }
/// The user would have to be asked, and must not.
public var errSecInteractionNotAllowed: OSStatus { -25308 }
/// The attribute cannot be changed.
public var errSecReadOnlyAttr: OSStatus { -25309 }
/// The version is another one.
public var errSecWrongSecVersion: OSStatus { -25310 }
/// The length of the key is not allowed.
public var errSecKeySizeNotAllowed: OSStatus { -25311 }
/// The user would have to be asked.
public var errSecInteractionRequired: OSStatus { -25315 }
/// The data are not there.
public var errSecDataNotAvailable: OSStatus { -25316 }
/// The data cannot be changed.
public var errSecDataNotModifiable: OSStatus { -25317 }
/// No chain of certificates leads to a root.
public var errSecCreateChainFailed: OSStatus { -25318 }
/// The data cannot be read.
public var errSecDecode: OSStatus { -26275 }
/// The application may not do that.
public var errSecMissingEntitlement: OSStatus { -34018 }

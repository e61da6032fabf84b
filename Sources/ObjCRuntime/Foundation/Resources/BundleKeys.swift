// Keys of Info.plist as Core Foundation names them. A `CFString` is a `String` here, so `kCFBundleVersionKey as String` compiles.
// apple: https://developer.apple.com/documentation/corefoundation/bundle-property-list-keys

public let kCFBundleIdentifierKey: String! = "CFBundleIdentifier"
public let kCFBundleVersionKey: String! = "CFBundleVersion"
public let kCFBundleNameKey: String! = "CFBundleName"
public let kCFBundleExecutableKey: String! = "CFBundleExecutable"
public let kCFBundleInfoDictionaryVersionKey: String! = "CFBundleInfoDictionaryVersion"
public let kCFBundleDevelopmentRegionKey: String! = "CFBundleDevelopmentRegion"
public let kCFBundleLocalizationsKey: String! = "CFBundleLocalizations"

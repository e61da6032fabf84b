// Keys of Info.plist as Core Foundation names them.
// apple: https://developer.apple.com/documentation/corefoundation/bundle-property-list-keys

import Foundation

/// The identifier, such as `com.example.App`.
public nonisolated(unsafe) let kCFBundleIdentifierKey: NSString! = "CFBundleIdentifier"
/// The version, as the machine counts.
public nonisolated(unsafe) let kCFBundleVersionKey: NSString! = "CFBundleVersion"
/// The short name.
public nonisolated(unsafe) let kCFBundleNameKey: NSString! = "CFBundleName"
/// The name of the program's file.
public nonisolated(unsafe) let kCFBundleExecutableKey: NSString! = "CFBundleExecutable"
/// The version of Info.plist's own form.
public nonisolated(unsafe) let kCFBundleInfoDictionaryVersionKey: NSString! = "CFBundleInfoDictionaryVersion"
/// The language that is taken where no other fits.
public nonisolated(unsafe) let kCFBundleDevelopmentRegionKey: NSString! = "CFBundleDevelopmentRegion"
/// The languages, where folders do not tell.
public nonisolated(unsafe) let kCFBundleLocalizationsKey: NSString! = "CFBundleLocalizations"

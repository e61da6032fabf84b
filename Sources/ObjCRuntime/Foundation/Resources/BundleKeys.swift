// Keys of Info.plist as Core Foundation names them.
// apple: https://developer.apple.com/documentation/corefoundation/bundle-property-list-keys

import Foundation

public nonisolated(unsafe) let kCFBundleIdentifierKey: NSString! = "CFBundleIdentifier"
public nonisolated(unsafe) let kCFBundleVersionKey: NSString! = "CFBundleVersion"
public nonisolated(unsafe) let kCFBundleNameKey: NSString! = "CFBundleName"
public nonisolated(unsafe) let kCFBundleExecutableKey: NSString! = "CFBundleExecutable"
public nonisolated(unsafe) let kCFBundleInfoDictionaryVersionKey: NSString! = "CFBundleInfoDictionaryVersion"
public nonisolated(unsafe) let kCFBundleDevelopmentRegionKey: NSString! = "CFBundleDevelopmentRegion"
public nonisolated(unsafe) let kCFBundleLocalizationsKey: NSString! = "CFBundleLocalizations"

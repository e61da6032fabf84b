public import Foundation

// The functions that translated code calls instead of Foundation's of these names, which know the account's own folders only.

/// `NSHomeDirectory()`: the path of the app's container.
// apple: https://developer.apple.com/documentation/foundation/nshomedirectory()
public func _objcNSHomeDirectory() -> String { PreparedContainer.shared.home }

/// `NSTemporaryDirectory()`: the path of the container's `tmp`, with a slash at its end.
// apple: https://developer.apple.com/documentation/foundation/nstemporarydirectory()
public func _objcNSTemporaryDirectory() -> String { PreparedContainer.shared.temporaryFolder + "/" }

/// `NSSearchPathForDirectoriesInDomains(_:_:_:)`: the path of the container's folder for a purpose, in the user's domain only.
///
/// - Parameter expandTilde: false for `~` instead of the container.
// apple: https://developer.apple.com/documentation/foundation/nssearchpathfordirectoriesindomains(_:_:_:)
public func _objcSearchPathForDirectoriesInDomains(
    _ directory: FileManager.SearchPathDirectory, _ domainMask: FileManager.SearchPathDomainMask, _ expandTilde: Bool
) -> [String] {
    let container = PreparedContainer.shared
    guard domainMask.contains(.userDomainMask), let folder = container.folder(for: directory) else { return [] }
    return [expandTilde ? folder : "~" + folder.dropFirst(container.home.count)]
}

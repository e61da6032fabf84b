import Foundation
public import CoreGraphics
internal import TextEngine

/// How far fonts are known. Here it is always as far as the process.
// apple: https://developer.apple.com/documentation/coretext/ctfontmanagerscope
public enum CTFontManagerScope: UInt32, Sendable {
    /// For nothing.
    case none = 0
    /// For this process.
    case process = 1
    /// For the user, and for ever.
    case persistent = 2
    /// For the user, until the session ends.
    case session = 3
}

/// Why a font could not be registered.
// apple: https://developer.apple.com/documentation/coretext/ctfontmanagererror
public enum CTFontManagerError: CFIndex, Sendable {
    case fileNotFound = 101
    case insufficientPermissions = 102
    case unrecognizedFormat = 103
    case invalidFontData = 104
    case alreadyRegistered = 105
    case exceededResourceLimit = 106
}

/// The domain of ``CTFontManagerError``.
public nonisolated(unsafe) let kCTFontManagerErrorDomain: CFString = "com.apple.CoreText.CTFontManagerErrorDomain"

/// Makes the fonts of a file known by their names, until the process ends.
///
/// - Parameter error: Receives the reason of a failure; the receiver releases it.
/// - Returns: False when the file cannot be read, holds no font, or has been registered before.
// apple: https://developer.apple.com/documentation/coretext/ctfontmanagerregisterfontsforurl(_:_:_:)
@discardableResult
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    let file = fontURL as URL
    guard file.isFileURL, FileManager.default.fileExists(atPath: file.path) else { return fail(.fileNotFound, error) }
    guard let provider = CGDataProvider(url: fontURL) else { return fail(.insufficientPermissions, error) }
    guard CGFont(provider) != nil else { return fail(.unrecognizedFormat, error) }
    guard RegisteredFonts.shared.add(file.standardizedFileURL.path) else { return fail(.alreadyRegistered, error) }
    return FontLibrary.shared.register(fileAt: file) || fail(.invalidFontData, error)
}

/// Makes a font known by its name, until the process ends.
///
/// - Returns: False when a font of this name has been registered before.
// apple: https://developer.apple.com/documentation/coretext/ctfontmanagerregistergraphicsfont(_:_:)
@discardableResult
public func CTFontManagerRegisterGraphicsFont(_ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool {
    guard let name = font.postScriptName else { return fail(.invalidFontData, error) }
    guard RegisteredFonts.shared.add(name as String) else { return fail(.alreadyRegistered, error) }
    return FontLibrary.shared.register(font) || fail(.exceededResourceLimit, error)
}

private func fail(_ reason: CTFontManagerError, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool {
    error?.pointee = Unmanaged.passRetained(CFError(domain: kCTFontManagerErrorDomain as String, code: reason.rawValue))
    return false
}

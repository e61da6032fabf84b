public import CoreGraphics
public import Foundation
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

    /// The older name of ``persistent``.
    public static var user: CTFontManagerScope { .persistent }
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
    case notRegistered = 201
    case inUse = 202
    case systemRequired = 203
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

/// Forgets the fonts of a file that was registered. Texts that are laid out already keep them.
///
/// - Returns: False when the file has not been registered.
// apple: https://developer.apple.com/documentation/coretext/ctfontmanagerunregisterfontsforurl(_:_:_:)
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    let file = fontURL as URL
    guard RegisteredFonts.shared.remove(file.standardizedFileURL.path) else { return fail(.notRegistered, error) }
    return FontLibrary.shared.unregister(fileAt: file) || fail(.notRegistered, error)
}

// MARK: Listing

/// The families that are known, sorted.
public func CTFontManagerCopyAvailableFontFamilyNames() -> CFArray { FontLibrary.shared.familyNames as NSArray }

/// The names of all faces that are known, sorted.
public func CTFontManagerCopyAvailablePostScriptNames() -> CFArray {
    let library = FontLibrary.shared
    return Set(library.familyNames.flatMap(library.faceNames)).sorted() as NSArray
}

/// Compares the names of two families, as a list for people has them: without regard to case.
public func CTFontManagerCompareFontFamilyNames(
    _ family1: UnsafeRawPointer, _ family2: UnsafeRawPointer, _ context: UnsafeMutableRawPointer?
) -> ComparisonResult {
    func text(_ pointer: UnsafeRawPointer) -> String { Unmanaged<NSString>.fromOpaque(pointer).takeUnretainedValue() as String }
    return text(family1).compare(text(family2), options: .caseInsensitive)
}

/// The fonts of a file as descriptors; nil when it cannot be read, or holds no font.
///
/// Only the first font of a file with several is one of them.
// apple: https://developer.apple.com/documentation/coretext/ctfontmanagercreatefontdescriptorsfromurl(_:)
public func CTFontManagerCreateFontDescriptorsFromURL(_ fileURL: CFURL) -> CFArray? {
    guard let font = CGDataProvider(url: fileURL).flatMap({ CGFont($0) }), let name = font.postScriptName else { return nil }
    let attributes: [String: Any] = [kCTFontNameAttribute as String: name as String, kCTFontURLAttribute as String: fileURL as URL]
    return [CTFontDescriptor(attributes)] as NSArray
}

/// The font in data as a descriptor; nil when it is none. The font is known by its name from then on.
// apple: https://developer.apple.com/documentation/coretext/ctfontmanagercreatefontdescriptorfromdata(_:)
public func CTFontManagerCreateFontDescriptorFromData(_ data: CFData) -> CTFontDescriptor? {
    guard let font = CGDataProvider(data: data).flatMap({ CGFont($0) }), let name = font.postScriptName else { return nil }
    if !FontLibrary.shared.hasFont(named: name as String) { FontLibrary.shared.register(font) }
    return CTFontDescriptor([kCTFontNameAttribute as String: name as String])
}

private func fail(_ reason: CTFontManagerError, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool {
    error?.pointee = Unmanaged.passRetained(CFError(domain: kCTFontManagerErrorDomain as String, code: reason.rawValue))
    return false
}

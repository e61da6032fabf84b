import Foundation

// What can be said of a PDF document, and of a page.
// apple: https://developer.apple.com/documentation/coregraphics/auxiliary-dictionary-keys

public nonisolated(unsafe) let kCGPDFContextTitle: CFString = "kCGPDFContextTitle"
public nonisolated(unsafe) let kCGPDFContextAuthor: CFString = "kCGPDFContextAuthor"
public nonisolated(unsafe) let kCGPDFContextSubject: CFString = "kCGPDFContextSubject"
/// A text, or an array of texts.
public nonisolated(unsafe) let kCGPDFContextKeywords: CFString = "kCGPDFContextKeywords"
public nonisolated(unsafe) let kCGPDFContextCreator: CFString = "kCGPDFContextCreator"
/// The bytes of a `CGRect`.
public nonisolated(unsafe) let kCGPDFContextMediaBox: CFString = "kCGPDFContextMediaBox"

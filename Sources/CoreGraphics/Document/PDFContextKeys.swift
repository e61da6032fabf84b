import Foundation

// The values of a PDF document, and of a page.
// apple: https://developer.apple.com/documentation/coregraphics/auxiliary-dictionary-keys

/// The title of the document; a text.
public nonisolated(unsafe) let kCGPDFContextTitle: CFString = "kCGPDFContextTitle"
/// Who wrote it; a text.
public nonisolated(unsafe) let kCGPDFContextAuthor: CFString = "kCGPDFContextAuthor"
/// The subject of the document; a text.
public nonisolated(unsafe) let kCGPDFContextSubject: CFString = "kCGPDFContextSubject"
/// A text, or an array of texts.
public nonisolated(unsafe) let kCGPDFContextKeywords: CFString = "kCGPDFContextKeywords"
/// The program that made it; a text.
public nonisolated(unsafe) let kCGPDFContextCreator: CFString = "kCGPDFContextCreator"
/// The bytes of a `CGRect`.
public nonisolated(unsafe) let kCGPDFContextMediaBox: CFString = "kCGPDFContextMediaBox"

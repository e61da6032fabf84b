import Foundation

/// The kind of an annotation, as the format calls it with a stroke before it: "/Link".
// apple: https://developer.apple.com/documentation/pdfkit/pdfannotationsubtype
public struct PDFAnnotationSubtype: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// An ellipse in the bounds.
    public static let circle = PDFAnnotationSubtype(rawValue: "/Circle")
    /// Text in the bounds.
    public static let freeText = PDFAnnotationSubtype(rawValue: "/FreeText")
    /// Marked text.
    public static let highlight = PDFAnnotationSubtype(rawValue: "/Highlight")
    /// Lines drawn by hand.
    public static let ink = PDFAnnotationSubtype(rawValue: "/Ink")
    /// A straight line.
    public static let line = PDFAnnotationSubtype(rawValue: "/Line")
    /// Leads somewhere.
    public static let link = PDFAnnotationSubtype(rawValue: "/Link")
    /// The window of a note.
    public static let popup = PDFAnnotationSubtype(rawValue: "/Popup")
    /// A rectangle.
    public static let square = PDFAnnotationSubtype(rawValue: "/Square")
    /// A stamp.
    public static let stamp = PDFAnnotationSubtype(rawValue: "/Stamp")
    /// Text that is struck through.
    public static let strikeOut = PDFAnnotationSubtype(rawValue: "/StrikeOut")
    /// A note.
    public static let text = PDFAnnotationSubtype(rawValue: "/Text")
    /// Underlined text.
    public static let underline = PDFAnnotationSubtype(rawValue: "/Underline")
    /// A part of a form.
    public static let widget = PDFAnnotationSubtype(rawValue: "/Widget")
}

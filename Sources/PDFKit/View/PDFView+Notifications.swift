public import Foundation

extension NSNotification.Name {
    /// A view shows another document. Its object is the view, as of all of these.
    public static let PDFViewDocumentChanged = NSNotification.Name("PDFViewDocumentChanged")
    /// Another page is the present one.
    public static let PDFViewPageChanged = NSNotification.Name("PDFViewPageChanged")
    /// Other pages are in sight.
    public static let PDFViewVisiblePagesChanged = NSNotification.Name("PDFViewVisiblePagesChanged")
    /// The pages are shown at another scale.
    public static let PDFViewScaleChanged = NSNotification.Name("PDFViewScaleChanged")
    /// The pages are shown in another way.
    public static let PDFViewDisplayModeChanged = NSNotification.Name("PDFViewDisplayModeChanged")
    /// Another box of the pages is shown.
    public static let PDFViewDisplayBoxChanged = NSNotification.Name("PDFViewDisplayBoxChanged")
    /// Another text is selected.
    public static let PDFViewSelectionChanged = NSNotification.Name("PDFViewSelectionChanged")
    /// There are other places to go back or forward to.
    public static let PDFViewChangedHistory = NSNotification.Name("PDFViewChangedHistory")
    /// An annotation was clicked, which stands under `PDFAnnotationHit`.
    public static let PDFViewAnnotationHit = NSNotification.Name("PDFViewAnnotationHit")
}

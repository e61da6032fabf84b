import Foundation

/// Receives the files that the user has chosen. The picker goes by itself (SV-73).
// apple: https://developer.apple.com/documentation/uikit/uidocumentpickerdelegate
@preconcurrency @MainActor @objc public protocol UIDocumentPickerDelegate: NSObjectProtocol {
    /// The user has chosen files. URLs of copies are those of files that live until the app ends (SV-72).
    @objc(documentPicker:didPickDocumentsAtURLs:)
    optional func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])

    /// The user has chosen nothing.
    @objc optional func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)

    /// Called for a single file where ``documentPicker(_:didPickDocumentsAt:)`` is missing.
    @objc(documentPicker:didPickDocumentAtURL:)
    optional func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

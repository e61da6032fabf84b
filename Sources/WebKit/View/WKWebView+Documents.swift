public import Foundation

extension WKWebView {
    /// Writes the page as a document of one page as large as its contents, with text as such. It has the form that the page has in print.
    // apple: https://developer.apple.com/documentation/webkit/wkwebview/createpdf(configuration:completionhandler:)
    @nonobjc public func createPDF(
        configuration pdfConfiguration: WKPDFConfiguration = WKPDFConfiguration(),
        completionHandler: @escaping @MainActor @Sendable (Result<Data, any Error>) -> Void
    ) {
        page.writeDocument(of: pdfConfiguration.rect) { data in
            completionHandler(data.map { .success($0) } ?? .failure(WKError.make(.unknown)))
        }
    }

    /// Writes the page as a document of one page.
    // apple: https://developer.apple.com/documentation/webkit/wkwebview/pdf(configuration:)
    @nonobjc public func pdf(configuration pdfConfiguration: WKPDFConfiguration = WKPDFConfiguration()) async throws -> Data {
        try await withCheckedThrowingContinuation { continuation in
            createPDF(configuration: pdfConfiguration) { continuation.resume(with: $0) }
        }
    }
}

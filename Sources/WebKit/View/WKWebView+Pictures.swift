import Foundation
public import UIKit

extension WKWebView {
    /// Takes a picture of what is seen of the page, once the engine has drawn it.
    // apple: https://developer.apple.com/documentation/webkit/wkwebview/takesnapshot(with:completionhandler:)
    @nonobjc public func takeSnapshot(
        with snapshotConfiguration: WKSnapshotConfiguration?,
        completionHandler: @escaping @MainActor @Sendable (UIImage?, (any Error)?) -> Void
    ) {
        let configuration = snapshotConfiguration ?? WKSnapshotConfiguration()
        let rect = configuration.rect.isNull ? bounds : configuration.rect
        let width = configuration.snapshotWidth.map { CGFloat(truncating: $0) }
        page.takePicture(of: rect, width: width) { image in
            completionHandler(image, image == nil ? WKError.make(.unknown) : nil)
        }
    }

    /// Takes a picture of what is seen of the page.
    @nonobjc public func takeSnapshot(configuration: WKSnapshotConfiguration?) async throws -> UIImage {
        try await withCheckedThrowingContinuation { continuation in
            takeSnapshot(with: configuration) { image, error in
                if let image {
                    continuation.resume(returning: image)
                } else {
                    continuation.resume(throwing: error ?? WKError.make(.unknown))
                }
            }
        }
    }

    /// Looks for text in the page, and selects its first occurrence after the last match.
    // apple: https://developer.apple.com/documentation/webkit/wkwebview/find(_:configuration:completionhandler:)
    @nonobjc public func find(
        _ string: String, configuration: WKFindConfiguration = WKFindConfiguration(),
        completionHandler: @escaping @MainActor @Sendable (WKFindResult) -> Void
    ) {
        page.find(string, configuration) { completionHandler(WKFindResult(matchFound: $0)) }
    }

    /// Looks for text in the page.
    @nonobjc public func find(_ string: String, configuration: WKFindConfiguration = WKFindConfiguration()) async throws -> WKFindResult {
        await withCheckedContinuation { continuation in
            find(string, configuration: configuration) { continuation.resume(returning: $0) }
        }
    }
}

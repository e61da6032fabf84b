import Foundation
import UIKit

extension WKWebView {
    /// Runs a script in the page, in the world of its own scripts.
    /// - Parameter completionHandler: gets the value of the last statement: a number, a text, a date's text, an array, a dictionary, `NSNull`, or
    ///   nil for `undefined`; or a ``WKError``. Called later, on the main actor (MO-146).
    // apple: https://developer.apple.com/documentation/webkit/wkwebview/evaluatejavascript(_:completionhandler:)
    @nonobjc public func evaluateJavaScript(
        _ javaScriptString: String, completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
    ) {
        page.evaluate(javaScriptString, in: .page) { result in
            switch result {
            case .success(let value): completionHandler?(value, nil)
            case .failure(let error): completionHandler?(nil, error)
            }
        }
    }

    /// Runs a script in the page. A script without a value gives `NSNull`.
    @nonobjc @discardableResult
    public func evaluateJavaScript(_ javaScriptString: String) async throws -> Any {
        try await evaluateJavaScript(javaScriptString, in: nil, contentWorld: .page) ?? NSNull()
    }

    /// Runs a script in a world.
    /// - Parameter frame: nil for the main one. The engine runs scripts in no other: those fail with `javaScriptInvalidFrameTarget`.
    // apple: https://developer.apple.com/documentation/webkit/wkwebview/evaluatejavascript(_:in:in:completionhandler:)
    @nonobjc public func evaluateJavaScript(
        _ javaScript: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
        completionHandler: (@MainActor @Sendable (Result<Any, any Error>) -> Void)? = nil
    ) {
        guard frame?.isMainFrame ?? true else { return Self.refuse(completionHandler) }
        page.evaluate(javaScript, in: contentWorld) { completionHandler?($0.map { $0 ?? NSNull() }) }
    }

    /// Runs a script in a world.
    @nonobjc @discardableResult
    public func evaluateJavaScript(_ javaScript: String, in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld) async throws -> Any? {
        guard frame?.isMainFrame ?? true else { throw WKError.make(.javaScriptInvalidFrameTarget) }
        return try await withCheckedThrowingContinuation { continuation in
            page.evaluate(javaScript, in: contentWorld) { result in
                nonisolated(unsafe) let result = result
                continuation.resume(with: result)
            }
        }
    }

    /// Runs the body of a function in a world, and waits for the promise that it returns.
    /// - Parameter arguments: what the function sees by these names: texts, numbers, `NSNull`, arrays and dictionaries.
    // apple: https://developer.apple.com/documentation/webkit/wkwebview/callasyncjavascript(_:arguments:in:in:completionhandler:)
    @nonobjc public func callAsyncJavaScript(
        _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
        completionHandler: (@MainActor @Sendable (Result<Any, any Error>) -> Void)? = nil
    ) {
        guard frame?.isMainFrame ?? true else { return Self.refuse(completionHandler) }
        page.call(functionBody, arguments, in: contentWorld) { completionHandler?($0.map { $0 ?? NSNull() }) }
    }

    /// Runs the body of a function in a world, and waits for the promise that it returns.
    @nonobjc @discardableResult
    public func callAsyncJavaScript(
        _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld
    ) async throws -> Any? {
        guard frame?.isMainFrame ?? true else { throw WKError.make(.javaScriptInvalidFrameTarget) }
        return try await withCheckedThrowingContinuation { continuation in
            page.call(functionBody, arguments, in: contentWorld) { result in
                nonisolated(unsafe) let result = result
                continuation.resume(with: result)
            }
        }
    }

    private static func refuse(_ completionHandler: (@MainActor @Sendable (Result<Any, any Error>) -> Void)?) {
        DispatchQueue.main.async { completionHandler?(.failure(WKError.make(.javaScriptInvalidFrameTarget))) }
    }
}

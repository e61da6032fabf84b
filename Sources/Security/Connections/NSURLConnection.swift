public import Foundation
public import FoundationNetworking

/// Loads a request and hands over all that has come, as apps did before there were sessions. Delegates of connections are not notified
/// here: use `URLSession`.
// apple: https://developer.apple.com/documentation/foundation/nsurlconnection
public enum NSURLConnection {
    /// Loads a request in the background.
    /// - Parameters:
    ///   - queue: where the handler is called.
    ///   - handler: takes the response, the data, and an error; without an error there are the other two.
    // apple: https://developer.apple.com/documentation/foundation/nsurlconnection/sendasynchronousrequest(_:queue:completionhandler:)
    @_alwaysEmitIntoClient
    public static func sendAsynchronousRequest(
        _ request: URLRequest, queue: OperationQueue, completionHandler handler: @escaping (URLResponse?, Data?, (any Error)?) -> Void
    ) {
        nonisolated(unsafe) let handler = handler
        let task = URLSession.shared.dataTask(with: request) { data, response, error in
            queue.addOperation { handler(response, error == nil ? data : nil, error) }
        }
        task.resume()
    }

    /// Loads a request while the thread waits.
    /// - Parameter response: gets the response.
    // apple: https://developer.apple.com/documentation/foundation/nsurlconnection/sendsynchronousrequest(_:returning:)
    @_alwaysEmitIntoClient
    public static func sendSynchronousRequest(
        _ request: URLRequest, returning response: UnsafeMutablePointer<URLResponse?>?
    ) throws -> Data {
        nonisolated(unsafe) var result: (data: Data?, response: URLResponse?, error: (any Error)?)
        let isDone = DispatchSemaphore(value: 0)
        let task = URLSession.shared.dataTask(with: request) { data, response, error in
            result = (data, response, error)
            isDone.signal()
        }
        task.resume()
        isDone.wait()
        response?.pointee = result.response
        if let error = result.error { throw error }
        return result.data ?? Data()
    }
}

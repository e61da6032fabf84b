public import Foundation
public import FoundationNetworking

// These are compiled into the app that uses them: only that one loads the library of the network, which takes longer than all of
// a small app's start.
extension URLSession {
    /// Loads something anew for each subscriber that asks for it.
    // apple: https://developer.apple.com/documentation/foundation/urlsession/datataskpublisher
    public typealias DataTaskPublisher = _TaskPublisher<(data: Data, response: URLResponse), URLError>

    /// Publishes what is at an address, or why it could not be loaded, on the session's queue.
    @_alwaysEmitIntoClient
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }

    /// Publishes what a request brings, or why it failed, on the session's queue.
    @_alwaysEmitIntoClient
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher { [self] finish in
            let task = dataTask(with: request) { data, response, error in
                if let data, let response, error == nil {
                    finish(.success((data, response)))
                } else {
                    finish(.failure(error as? URLError ?? URLError(.unknown)))
                }
            }
            task.resume()
            return { task.cancel() }
        }
    }
}

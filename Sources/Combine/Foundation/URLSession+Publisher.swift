public import Foundation
public import FoundationNetworking

extension URLSession {
    /// Loads something anew for each subscriber that asks for it.
    // apple: https://developer.apple.com/documentation/foundation/urlsession/datataskpublisher
    public struct DataTaskPublisher: Publisher {
        public typealias Output = (data: Data, response: URLResponse)
        public typealias Failure = URLError

        public let request: URLRequest
        public let session: URLSession

        public init(request: URLRequest, session: URLSession) { (self.request, self.session) = (request, session) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == URLError {
            subscriber.receive(subscription: DataTaskSubscription(subscriber, request, session))
        }
    }

    /// Publishes what stands at an address, or why it could not be loaded, on the session's queue.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }

    /// Publishes what a request brings, or why it failed, on the session's queue.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher { DataTaskPublisher(request: request, session: self) }
}

private final class DataTaskSubscription<S: Subscriber>: Subscription, CustomStringConvertible
where S.Input == (data: Data, response: URLResponse), S.Failure == URLError {
    private let state: Guarded<(subscriber: S?, task: URLSessionDataTask?)>
    private let request: URLRequest
    private let session: URLSession

    init(_ subscriber: S, _ request: URLRequest, _ session: URLSession) {
        state = Guarded((subscriber, nil))
        (self.request, self.session) = (request, session)
    }

    var description: String { "DataTaskPublisher" }

    func request(_ demand: Subscribers.Demand) {
        demand.requireSome()
        let finish = Handed<(Data?, URLResponse?, (any Error)?) -> Void>(value: { self.finish($0, $1, $2) })
        let task: URLSessionDataTask? = state { state in
            guard state.subscriber != nil, state.task == nil else { return nil }
            let task = session.dataTask(with: request) { finish.value($0, $1, $2) }
            state.task = task
            return task
        }
        task?.resume()
    }

    private func finish(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
        let subscriber = state { state in
            defer { state = (nil, nil) }
            return state.subscriber
        }
        guard let subscriber else { return }
        if let data, let response, error == nil {
            _ = subscriber.receive((data, response))
            subscriber.receive(completion: .finished)
        } else {
            subscriber.receive(completion: .failure(error as? URLError ?? URLError(.unknown)))
        }
    }

    func cancel() {
        let task = state { state in
            defer { state = (nil, nil) }
            return state.task
        }
        task?.cancel()
    }
}

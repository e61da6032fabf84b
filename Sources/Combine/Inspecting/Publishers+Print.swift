import Foundation

extension Publishers {
    /// Writes down what passes.
    // apple: https://developer.apple.com/documentation/combine/publishers/print
    public struct Print<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// Stands before each line. Empty for nothing.
        public let prefix: String
        /// Where the values come from.
        public let upstream: Upstream
        /// Where it is written; nil is the standard output.
        public let stream: (any TextOutputStream)?

        /// The publisher that the operator of the same name returns.
        public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
            (self.upstream, self.prefix, self.stream) = (upstream, prefix, stream)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let stream = Guarded(stream)
            let prefix = prefix.isEmpty ? "" : prefix + ": "
            func write(_ line: String) {
                let isWritten = stream { stream in
                    stream?.write(prefix + line + "\n")
                    return stream != nil
                }
                if !isWritten { Swift.print(prefix + line) }
            }
            upstream.handleEvents(
                receiveSubscription: { write("receive subscription: (\($0))") },
                receiveOutput: { write("receive value: (\($0))") },
                receiveCompletion: { completion in
                    write(completion.error.map { "receive error: (\($0))" } ?? "receive finished")
                },
                receiveCancel: { write("receive cancel") },
                receiveRequest: { write("request \($0.max.map { "max: (\($0))" } ?? "unlimited")") }
            ).subscribe(subscriber)
        }
    }
}

extension Publisher {
    /// Writes down what passes, to the standard output or elsewhere.
    public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
        Publishers.Print(upstream: self, prefix: prefix, to: stream)
    }
}

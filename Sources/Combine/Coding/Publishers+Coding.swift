public import Foundation

/// Reads values from data of one kind.
// apple: https://developer.apple.com/documentation/combine/topleveldecoder
public protocol TopLevelDecoder<Input> {
    /// The kind of data, such as `Data`.
    associatedtype Input
    /// Reads a value of a type. Throws where the data do not hold one.
    func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

/// Writes values as data of one kind.
// apple: https://developer.apple.com/documentation/combine/toplevelencoder
public protocol TopLevelEncoder<Output> {
    /// The kind of data, such as `Data`.
    associatedtype Output
    /// Writes a value. Throws where that cannot be done.
    func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONDecoder: TopLevelDecoder { public typealias Input = Data }
extension JSONEncoder: TopLevelEncoder { public typealias Output = Data }
extension PropertyListDecoder: TopLevelDecoder { public typealias Input = Data }
extension PropertyListEncoder: TopLevelEncoder { public typealias Output = Data }

extension Publishers {
    /// Reads a value from each piece of data.
    // apple: https://developer.apple.com/documentation/combine/publishers/decode
    public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: Publisher where Upstream.Output == Coder.Input {
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream
        private let decoder: Coder

        /// The publisher that the operator of the same name returns.
        public init(upstream: Upstream, decoder: Coder) { (self.upstream, self.decoder) = (upstream, decoder) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            let decoder = decoder
            upstream.linkThrowing("Decode", to: subscriber) { outlet, input in outlet.pass(try decoder.decode(Output.self, from: input)) }
        }
    }

    /// Writes each value as data.
    // apple: https://developer.apple.com/documentation/combine/publishers/encode
    public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: Publisher where Upstream.Output: Encodable {
        public typealias Output = Coder.Output
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream
        private let encoder: Coder

        /// The publisher that the operator of the same name returns.
        public init(upstream: Upstream, encoder: Coder) { (self.upstream, self.encoder) = (upstream, encoder) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            let encoder = encoder
            upstream.linkThrowing("Encode", to: subscriber) { outlet, input in outlet.pass(try encoder.encode(input)) }
        }
    }
}

extension Publisher {
    /// Reads a value from each piece of data, and fails where that cannot be done.
    public func decode<Item: Decodable, Coder: TopLevelDecoder>(
        type: Item.Type, decoder: Coder
    ) -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input {
        Publishers.Decode(upstream: self, decoder: decoder)
    }
}

extension Publisher where Output: Encodable {
    /// Writes each value as data, and fails where that cannot be done.
    public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.Encode<Self, Coder> {
        Publishers.Encode(upstream: self, encoder: encoder)
    }
}

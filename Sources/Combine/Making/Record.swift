/// Sends values that were written down, and ends as that did.
// apple: https://developer.apple.com/documentation/combine/record
public struct Record<Output, Failure: Error>: Publisher {
    /// Values and an end, as they are written down.
    // apple: https://developer.apple.com/documentation/combine/record/recording-swift.struct
    public struct Recording {
        /// The type of recorded values.
        public typealias Input = Output

        /// The values so far.
        public private(set) var output: [Output]
        /// How it ends. Default: without an error.
        public private(set) var completion: Subscribers.Completion<Failure>
        private var isComplete = false

        /// Nothing so far; values and an end can be added.
        public init() { (output, completion) = ([], .finished) }

        /// All values and the end; nothing can be added.
        public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
            (self.output, self.completion, isComplete) = (output, completion, true)
        }

        /// After the end this is a programming error.
        public mutating func receive(_ input: Output) {
            precondition(!isComplete, "The recording has ended: no value can be added.")
            output.append(input)
        }

        /// Writes the end down. After the end this is a programming error.
        public mutating func receive(completion: Subscribers.Completion<Failure>) {
            precondition(!isComplete, "The recording has ended: it cannot end again.")
            (self.completion, isComplete) = (completion, true)
        }
    }

    /// The recording that it sends.
    public let recording: Recording

    /// Calls a closure to write down what is sent.
    public init(record: (inout Recording) -> Void) {
        var recording = Recording()
        record(&recording)
        self.recording = recording
    }

    /// Sends what is written down.
    public init(recording: Recording) { self.recording = recording }

    /// Sends values, and ends.
    public init(output: [Output], completion: Subscribers.Completion<Failure>) {
        recording = Recording(output: output, completion: completion)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subscriber.receive(recording.output, as: "Record", completion: recording.completion)
    }
}

extension Record.Recording: Codable where Output: Codable, Failure: Codable {
    private enum Key: String, CodingKey { case output, completion }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        let failure = try container.decodeIfPresent(Failure.self, forKey: .completion)
        self.init(output: try container.decode([Output].self, forKey: .output), completion: failure.map { .failure($0) } ?? .finished)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(output, forKey: .output)
        try container.encodeIfPresent(completion.error, forKey: .completion)
    }
}

import Display
import Foundation

/// Has several forms of an offer come in, all at the same time, by the run loop.
@MainActor
final class OfferFetch {
    private var readers: [String: PipeReader] = [:]
    private var data: [String: Data] = [:]
    private var completion: (([String: Data]) -> Void)?
    /// The types that were asked for.
    let types: [String]

    /// - Parameters:
    ///   - purpose: what is read, for the message about one who does not keep what he promises.
    ///   - completion: called once with what has come, never before this returns.
    init(
        _ types: [String], of offer: WaylandOffer, _ clock: MediaClock, purpose: String, completion: @escaping ([String: Data]) -> Void
    ) {
        self.types = types
        self.completion = completion
        for type in types {
            readers[type] = offer.read(type, clock) { [weak self] result in self?.take(result, type, purpose) }
        }
        if readers.isEmpty { clock.addTimer(after: 0) { [weak self] in self?.endIfDone() } }
    }

    private func take(_ result: Result<Data, PipeReader.Failure>, _ type: String, _ purpose: String) {
        readers[type] = nil
        switch result {
        case .success(let bytes): data[type] = bytes
        case .failure(let failure):
            let reason =
                switch failure {
                case .silence: "has not come"
                case .tooMuch: "is too large"
                case .broken: "cannot be read"
                }
            FileHandle.standardError.write(
                Data("Forastero: \(type), which another program offers \(purpose), \(reason), and is left out\n".utf8))
        }
        endIfDone()
    }

    private func endIfDone() {
        guard readers.isEmpty, let completion else { return }
        self.completion = nil
        completion(data)
    }

    /// The completion is not called any more.
    func cancel() {
        completion = nil
        for reader in readers.values { reader.cancel() }
        readers = [:]
    }

    var isUnderWay: Bool { completion != nil }

    /// Lets come in what comes within a time. Returns how much of the time is left, in seconds.
    func wait(seconds: Double) -> Double {
        let start = DispatchTime.now().uptimeNanoseconds
        func rest() -> Double { seconds - Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9 }
        while let reader = readers.values.first, rest() > 0 {
            if reader.waitForBytes(milliseconds: Int32((rest() * 1000).rounded(.up))) { reader.read() }
        }
        return max(rest(), 0)
    }
}

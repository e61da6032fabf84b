public import Foundation

/// Something that has to be looked at before its values are known.
// apple: https://developer.apple.com/documentation/avfoundation/avasynchronouskeyvalueloading
public protocol AVAsynchronousKeyValueLoading: NSObjectProtocol, Sendable {
    /// Says whether the value of a key is known, and why not.
    // apple: https://developer.apple.com/documentation/avfoundation/avasynchronouskeyvalueloading/statusofvalue(forkey:error:)
    func statusOfValue(forKey key: String, error outError: NSErrorPointer) -> AVKeyValueStatus

    /// Finds the values of keys, and calls back on the main thread when they are known or cannot be.
    // apple: https://developer.apple.com/documentation/avfoundation/avasynchronouskeyvalueloading/loadvaluesasynchronously(forkeys:completionhandler:)
    @preconcurrency func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)?)
}

extension AVAsynchronousKeyValueLoading {
    /// Says whether the value of a key is known.
    public func statusOfValue(forKey key: String) -> AVKeyValueStatus { statusOfValue(forKey: key, error: nil) }

    /// The value of a property, as soon as it is known.
    // apple: https://developer.apple.com/documentation/avfoundation/avasynchronouskeyvalueloading/load(_:isolation:)
    public func load<T>(_ property: AVAsyncProperty<Self, T>) async throws -> T {
        try await waitForFacts()
        return property.read(self)
    }

    /// Two values at once.
    public func load<A, B>(_ propertyA: AVAsyncProperty<Self, A>, _ propertyB: AVAsyncProperty<Self, B>) async throws -> (A, B) {
        try await waitForFacts()
        return (propertyA.read(self), propertyB.read(self))
    }

    /// Three values at once.
    public func load<A, B, C>(
        _ propertyA: AVAsyncProperty<Self, A>, _ propertyB: AVAsyncProperty<Self, B>, _ propertyC: AVAsyncProperty<Self, C>
    ) async throws -> (A, B, C) {
        try await waitForFacts()
        return (propertyA.read(self), propertyB.read(self), propertyC.read(self))
    }

    /// Says whether the value of a property is known, and which it is.
    // apple: https://developer.apple.com/documentation/avfoundation/avasynchronouskeyvalueloading/status(of:)
    public func status<T>(of property: AVAsyncProperty<Self, T>) -> AVAsyncProperty<Self, T>.Status {
        switch AssetLoad.of(self)?.known {
        case .success: .loaded(property.read(self))
        case .failure(let error): .failed(error)
        case nil: AssetLoad.of(self)?.status == .loading ? .loading : .notYetLoaded
        }
    }

    private func waitForFacts() async throws {
        guard let load = AssetLoad.of(self) else { return }
        if case .failure(let error) = await MediaWork.run({ load.wait() }) { throw MediaFailure.published(error) }
    }
}

extension AssetLoad {
    static func of(_ object: any AVAsynchronousKeyValueLoading) -> AssetLoad? {
        (object as? AVAsset)?.source ?? (object as? AVAssetTrack)?.source
    }
}

import Foundation

/// Reads what an object has written of its state. What it has not written is nil, and a controller or object is the one that has been
/// made anew.
final class StateDecoder: NSKeyedUnarchiver {
    /// Finds what a reference stands for.
    nonisolated(unsafe) var resolve: (RestorationReference.Target) -> Any? = { _ in nil }

    init(_ data: Data) throws {
        try super.init(forReadingFrom: data)
        requiresSecureCoding = false
        decodingFailurePolicy = .setErrorAndReturn
    }

    override func decodeObject(forKey key: String) -> Any? {
        guard containsValue(forKey: key) else { return nil }
        return found(super.decodeObject(forKey: key))
    }

    override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? {
        guard containsValue(forKey: key) else { return nil }
        return found(super.decodeObject(of: classes.map { $0 + [RestorationReference.self] }, forKey: key))
    }

    private func found(_ object: Any?) -> Any? {
        switch object {
        case let reference as RestorationReference: resolve(reference.target)
        case let list as [Any] where list.contains { $0 is RestorationReference }: list.compactMap(found)
        case is NSNull: nil
        default: object
        }
    }
}

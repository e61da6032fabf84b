public import Foundation

extension NSItemProvider {
    /// Returns true if one of its forms can be read by a class.
    // apple: https://developer.apple.com/documentation/foundation/nsitemprovider/canloadobject(ofclass:)-3z1f5
    public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool { readableType(of: aClass) != nil }

    /// Loads the first form that a class can read, and makes an object of it.
    // apple: https://developer.apple.com/documentation/foundation/nsitemprovider/loadobject(ofclass:completionhandler:)-6zl6d
    @discardableResult
    @preconcurrency public func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        guard let (registered, type) = readableType(of: aClass) else {
            return ItemLoad<any NSItemProviderReading>(completionHandler).fail(Self.unavailable("\(aClass)"))
        }
        // A class is no state: it may be looked at from any thread.
        nonisolated(unsafe) let aClass = aClass
        return loadDataRepresentation(forTypeIdentifier: registered) { data, error in
            guard let data else { return completionHandler(nil, error) }
            do {
                completionHandler(try aClass.object(withItemProviderData: data, typeIdentifier: type), nil)
            } catch {
                completionHandler(nil, error)
            }
        }
    }

    // MARK: Swift's own types (SV-52)

    /// Returns true if one of its forms can be read as a type of Swift that stands for a class: `String`, `URL`.
    public func canLoadObject<Value: _ObjectiveCBridgeable>(ofClass aClass: Value.Type) -> Bool
    where Value._ObjectiveCType: NSItemProviderReading {
        canLoadObject(ofClass: Value._ObjectiveCType.self)
    }

    /// Loads the first form that can be read as a type of Swift that stands for a class.
    @discardableResult
    @preconcurrency public func loadObject<Value: _ObjectiveCBridgeable & SendableMetatype>(
        ofClass aClass: Value.Type, completionHandler: @escaping @Sendable (Value?, (any Error)?) -> Void
    ) -> Progress where Value._ObjectiveCType: NSItemProviderReading {
        nonisolated(unsafe) let value: (any NSItemProviderReading) -> Value? = { object in
            (object as? Value._ObjectiveCType).map { Value._unconditionallyBridgeFromObjectiveC($0) }
        }
        return loadObject(ofClass: Value._ObjectiveCType.self) { completionHandler($0.flatMap(value), $1) }
    }

    /// The first form that a class reads, and what the class calls it: the form's own type if the class names that, else one that it conforms
    /// to. A class that reads `public.image` need not know that the picture is a PNG.
    private func readableType(of aClass: any NSItemProviderReading.Type) -> (registered: String, readable: String)? {
        let readable = aClass.readableTypeIdentifiersForItemProvider
        for registered in registeredTypeIdentifiers {
            if readable.contains(registered) { return (registered, registered) }
            let form = Representation(typeIdentifier: registered, source: .item { $0(nil, nil) })
            if let known = readable.first(where: { form.conforms(to: $0) }) { return (registered, known) }
        }
        return nil
    }
}

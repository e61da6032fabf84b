import Foundation

/// The properties that classes of the app have exported: those that are not of our frameworks, whose names have no module in front.
@MainActor
enum AppAppearanceProperties {
    private static var known: [ObjectIdentifier: [AppearanceProperty]] = [:]

    static func of(_ type: AnyClass) -> [AppearanceProperty] {
        if let known = known[ObjectIdentifier(type)] { return known }
        var names: [String] = []
        var next: AnyClass? = type
        while let current = next, _ObjCRuntime.name(of: current).contains(".") {
            names += _ObjCRuntime.settableProperties(of: current).filter { !names.contains($0) }
            next = _getSuperclass(current)
        }
        let properties = names.sorted().map { AppearanceProperty(named: $0) }
        known[ObjectIdentifier(type)] = properties
        return properties
    }
}

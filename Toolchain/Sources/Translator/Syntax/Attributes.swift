import SwiftSyntax

/// The attributes of a declaration, as far as they matter here.
struct Attributes: Sendable {
    struct Names: OptionSet, Sendable {
        let rawValue: UInt16
        static let objc = Names(rawValue: 1 << 0)
        static let objcMembers = Names(rawValue: 1 << 1)
        static let nonobjc = Names(rawValue: 1 << 2)
        static let action = Names(rawValue: 1 << 3)
        static let outlet = Names(rawValue: 1 << 4)
        static let applicationMain = Names(rawValue: 1 << 5)
        static let main = Names(rawValue: 1 << 6)
        static let mainActor = Names(rawValue: 1 << 7)
        /// `@available(*, deprecated)`: using the declaration is a warning on this platform too.
        static let deprecated = Names(rawValue: 1 << 8)
        /// `@available(*, unavailable)`: using the declaration is an error on this platform too.
        static let unavailable = Names(rawValue: 1 << 9)
        /// Not there in the emulated version of iOS.
        static let removed = Names(rawValue: 1 << 10)
        static let managed = Names(rawValue: 1 << 11)
        /// `@_spi(…)`: public for modules that ask for it only.
        static let spi = Names(rawValue: 1 << 12)
    }

    private(set) var names: Names = []
    /// The argument of `@objc(…)`.
    private(set) var objcName: String?

    /// Members marked so are visible to Objective-C by themselves.
    var exposes: Bool { !names.isDisjoint(with: [.objc, .action, .outlet, .managed]) }

    init(_ list: AttributeListSyntax, systemVersion: SystemVersion) {
        for element in list {
            guard case .attribute(let attribute) = element, let name = attribute.simpleName else { continue }
            read(attribute, name, systemVersion)
        }
    }

    private mutating func read(_ attribute: AttributeSyntax, _ name: String, _ systemVersion: SystemVersion) {
        switch name {
        case "available": names.formUnion(Availability(attribute, systemVersion: systemVersion).names)
        case "objc":
            names.insert(.objc)
            if let arguments = attribute.arguments {
                let text = arguments.singleLine.filter { $0 != " " }
                objcName = text.isEmpty ? nil : text
            }
        default:
            if let known = Attributes.byName[name] { names.insert(known) }
        }
    }

    private static let byName: [String: Names] = [
        "objcMembers": .objcMembers, "nonobjc": .nonobjc, "IBAction": .action, "IBSegueAction": .action, "IBOutlet": .outlet,
        "IBInspectable": .outlet, "GKInspectable": .outlet, "UIApplicationMain": .applicationMain, "NSApplicationMain": .applicationMain,
        "main": .main, "MainActor": .mainActor, "NSManaged": .managed,
        "_spi": .spi,
    ]
}

extension AttributeSyntax {
    /// The name if it is a plain one.
    var simpleName: String? { attributeName.as(IdentifierTypeSyntax.self)?.name.text }
}

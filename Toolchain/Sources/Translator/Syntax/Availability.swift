import SwiftSyntax

/// The meaning of one `@available` attribute or `#available` condition for the emulated version of iOS.
struct Availability {
    private(set) var names: Attributes.Names = []

    init(_ attribute: AttributeSyntax, systemVersion: SystemVersion) {
        guard case .availability(let arguments)? = attribute.arguments else { return }
        if let version = Availability.version(of: arguments), version > systemVersion { names.insert(.removed) }
        guard case .token(let platform)? = arguments.first?.argument else { return }
        switch platform.text {
        case "*", "swift": readUniversal(arguments)
        case "iOS": readSystem(arguments, systemVersion)
        default: break
        }
    }

    /// The version named for iOS in a list such as `iOS 15, macOS 12, *`; nil if there is none.
    static func version(of arguments: AvailabilityArgumentListSyntax) -> SystemVersion? {
        for argument in arguments {
            guard case .availabilityVersionRestriction(let restriction) = argument.argument, restriction.platform.text == "iOS" else {
                continue
            }
            return restriction.version.flatMap { SystemVersion($0.trimmedDescription) }
        }
        return nil
    }

    private mutating func readUniversal(_ arguments: AvailabilityArgumentListSyntax) {
        for argument in arguments.dropFirst() {
            switch argument.argument {
            case .token(let word) where word.text == "unavailable": names.insert(.unavailable)
            case .token(let word) where word.text == "deprecated": names.insert(.deprecated)
            case .availabilityLabeledArgument(let labeled) where labeled.label.text == "deprecated": names.insert(.deprecated)
            case .availabilityLabeledArgument(let labeled) where labeled.label.text == "obsoleted": names.insert(.unavailable)
            default: break
            }
        }
    }

    private mutating func readSystem(_ arguments: AvailabilityArgumentListSyntax, _ systemVersion: SystemVersion) {
        for argument in arguments.dropFirst() {
            switch argument.argument {
            case .token(let word) where word.text == "unavailable":
                names.insert(.removed)
            case .availabilityLabeledArgument(let labeled):
                guard case .version(let text) = labeled.value, let version = SystemVersion(text.trimmedDescription) else { continue }
                if labeled.label.text == "introduced", version > systemVersion { names.insert(.removed) }
                if labeled.label.text == "obsoleted", version <= systemVersion { names.insert(.removed) }
            default: break
            }
        }
    }
}

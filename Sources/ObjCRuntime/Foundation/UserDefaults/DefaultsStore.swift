import Foundation

/// All domains of user defaults that a process knows, and those who use them.
final class DefaultsStore: @unchecked Sendable {
    static let ofProcess = DefaultsStore(
        location: .ofProcess, applicationDomain: DefaultsLocation.applicationDomain, arguments: CommandLine.arguments)

    let applicationDomain: String
    let volatile: VolatileDomains
    let users = LiveDefaults()
    private let location: DefaultsLocation
    private let report: DefaultsReport
    private let lock = NSLock()
    private var domains: [String: DefaultsDomain] = [:]

    init(
        location: DefaultsLocation, applicationDomain: String, arguments: [String] = [], report: DefaultsReport = .standardError
    ) {
        self.location = location
        self.applicationDomain = applicationDomain
        self.report = report
        volatile = VolatileDomains(arguments: ArgumentDomain.values(in: arguments))
    }

    /// The domain of a name: one object for all who ask.
    func domain(_ name: String) -> DefaultsDomain {
        lock.withLock {
            if let known = domains[name] { return known }
            let domain = DefaultsDomain(name: name, file: DefaultsFile(path: location.file(ofDomain: name), report: report))
            domains[name] = domain
            return domain
        }
    }
}

/// Which versions of a package a project takes.
package enum PackageRequirement: Equatable {
    case upToNextMajor(String)
    case upToNextMinor(String)
    case exact(String)
    case range(String, String)
    case branch(String)
    case revision(String)
    case unknown

    init(_ node: PropertyListNode?) {
        func text(_ key: String) -> String { node?[key]?.string ?? "" }
        switch text("kind") {
        case "upToNextMajorVersion": self = .upToNextMajor(text("minimumVersion"))
        case "upToNextMinorVersion": self = .upToNextMinor(text("minimumVersion"))
        case "exactVersion": self = .exact(text("version"))
        case "versionRange": self = .range(text("minimumVersion"), text("maximumVersion"))
        case "branch": self = .branch(text("branch"))
        case "revision": self = .revision(text("revision"))
        default: self = .unknown
        }
    }

    package var description: String {
        switch self {
        case .upToNextMajor(let version): "\(version) and later of the same major version"
        case .upToNextMinor(let version): "\(version) and later of the same minor version"
        case .exact(let version): version
        case .range(let lowest, let end): "\(lowest) to \(end)"
        case .branch(let name): "branch \(name)"
        case .revision(let name): "revision \(name)"
        case .unknown: "any version"
        }
    }
}

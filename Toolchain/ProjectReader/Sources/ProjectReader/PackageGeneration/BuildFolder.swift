import Foundation

/// Where an app is built unless the user says otherwise: in the folder of caches, one folder for each project.
package enum BuildFolder {
    package static func standard(for location: ProjectLocation, environment: [String: String] = ProcessInfo.processInfo.environment)
        -> String
    {
        let named = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        let caches = named ?? (environment["HOME"] ?? "/tmp") + "/.cache"
        return "\(caches)/forastero/projects/\(SettingText.c99Identifier(location.name))-\(hash(location.path))"
    }

    /// FNV-1a of the path, which is the same in each run.
    private static func hash(_ text: String) -> String {
        let value = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        return String(value, radix: 16)
    }
}

import Foundation

/// Where an app is built unless the user says otherwise: in the folder of caches, one folder for each project.
package enum BuildFolder {
    package static func standard(for location: ProjectLocation, environment: [String: String] = ProcessInfo.processInfo.environment)
        -> String
    {
        let named = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        let caches = named ?? (environment["HOME"] ?? "/tmp") + "/.cache"
        return "\(caches)/forastero/projects/\(SettingText.c99Identifier(location.name))-\(TextChecksum.of(location.path))"
    }
}

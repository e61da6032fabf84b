import Foundation
import Translator

/// Imports that say nothing about the system a file is written for, because it has another way where there is no such module.
///
/// Packages for many systems look for Apple's frameworks before they import them, as in `#if canImport(Darwin)`. Such a package goes on being
/// one of this system: it is not translated for that, and finds none of our modules.
package enum PortableImports {
    /// The modules for which a package looks. One that imports `UIKit` on the same condition is for iOS all the same.
    private static let modules: Set<String> = [
        "AVFAudio", "AVFoundation", "AVKit", "Accelerate", "AudioToolbox", "CommonCrypto", "CoreLocation", "CoreMedia", "CoreMotion",
        "Darwin",
        "LocalAuthentication", "MapKit",
        "Network", "Photos", "Security", "StoreKit", "SystemConfiguration", "UserNotifications",
    ]

    /// The modules that a file imports whatever the system is.
    package static func decidingImports(of file: SourceFile) -> Set<String> {
        let imports = ImportScanner.modules(importedBy: file)
        let candidates = imports.intersection(modules)
        guard !candidates.isEmpty else { return imports }
        let text = String(decoding: file.bytes, as: UTF8.self)
        // The C library of Linux is imported instead of Apple's.
        let hasLinuxLibrary = imports.contains("Glibc")
        return imports.subtracting(candidates.filter { text.contains("canImport(\($0)") || ($0 == "Darwin" && hasLinuxLibrary) })
    }
}

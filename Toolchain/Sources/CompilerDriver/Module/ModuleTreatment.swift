import Translator

/// The driver's treatment of the sources of a module.
package enum ModuleTreatment: Equatable, Sendable {
    /// The real compiler sees them as they are: a module that has nothing to do with iOS and keeps its `#if os(Linux)`.
    case untouched
    case translated(ModuleKind)

    /// Modules of Apple's that only exist where there are screens: whoever imports them is written for iOS.
    static let interfaceModules: Set<String> = [
        "UIKit", "QuartzCore", "CoreGraphics", "CoreImage", "CoreText", "ImageIO", "MapKit", "SwiftUI", "WebKit",
    ]

    /// - Parameters:
    ///   - imports: the modules that any of the sources imports.
    ///   - indexed: the modules that have an index.
    ///   - isInPackageForIOS: whether another module of the same package is written for iOS.
    package init(
        imports: Set<String>, indexed: Set<String>, defines: Set<String>, override mode: String?,
        isInPackageForIOS: @autoclosure () -> Bool = false
    ) throws(DriverError) {
        if let mode {
            self = try Self.named(mode)
        } else if defines.contains("FORASTERO_SDK_MODULE") {
            self = .translated(.translatedSDK)
        } else if defines.contains("FORASTERO_PLAIN_MODULE") {
            self = .translated(.plainSDK)
        } else if imports.isDisjoint(with: indexed), imports.isDisjoint(with: Self.interfaceModules), !isInPackageForIOS() {
            self = .untouched
        } else {
            self = .translated(.app)
        }
    }

    private static func named(_ mode: String) throws(DriverError) -> ModuleTreatment {
        switch mode {
        case "app": .translated(.app)
        case "sdk": .translated(.translatedSDK)
        case "plain": .translated(.plainSDK)
        case "linux": .untouched
        default: throw DriverError("FORASTERO_MODE is \"\(mode)\"", remedy: "set it to app, sdk, plain or linux, or unset it")
        }
    }
}

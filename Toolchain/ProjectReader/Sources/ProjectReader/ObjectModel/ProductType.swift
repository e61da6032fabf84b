/// The product of a target.
package enum ProductType: String {
    case application = "com.apple.product-type.application"
    case framework = "com.apple.product-type.framework"
    case staticFramework = "com.apple.product-type.framework.static"
    case staticLibrary = "com.apple.product-type.library.static"
    case dynamicLibrary = "com.apple.product-type.library.dynamic"
    case bundle = "com.apple.product-type.bundle"
    case unitTests = "com.apple.product-type.bundle.unit-test"
    case uiTests = "com.apple.product-type.bundle.ui-testing"

    /// A module that others import.
    var isLibrary: Bool { [.framework, .staticFramework, .staticLibrary, .dynamicLibrary].contains(self) }

    /// The four letters that distinguish kinds of bundles; empty for what is no bundle.
    var packageType: String {
        switch self {
        case .application: "APPL"
        case .framework, .staticFramework: "FMWK"
        case .bundle, .unitTests, .uiTests: "BNDL"
        case .staticLibrary, .dynamicLibrary: ""
        }
    }

    var wrapperExtension: String {
        switch self {
        case .application: "app"
        case .framework, .staticFramework: "framework"
        case .bundle: "bundle"
        case .unitTests, .uiTests: "xctest"
        case .staticLibrary, .dynamicLibrary: ""
        }
    }

    /// How a kind that is not built here is called.
    static func describe(_ identifier: String) -> String {
        let names: [(String, String)] = [
            ("watchkit", "a watch app"), ("watchapp", "a watch app"), ("app-extension", "an app extension"),
            ("extensionkit", "an app extension"), ("messages", "a message app"), ("app-clip", "an app clip"),
            ("on-demand-install-capable", "an app clip"), ("xpc-service", "a service"), ("instruments", "an Instruments package"),
            ("tool", "a command-line tool"), ("tv-", "a TV app"),
        ]
        return names.first { identifier.contains($0.0) }?.1 ?? "a target of kind \(identifier)"
    }
}

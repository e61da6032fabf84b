import Foundation

/// All that is known of a target when its part of the package is written.
package struct TargetPlan {
    /// For a pod the target that needs it first.
    package let target: ProjectTarget
    package let settings: BuildSettings
    package let productType: ProductType
    package let contents: TargetContents
    /// Where its files are: a pod may lie elsewhere than the project.
    package let checkout: Checkout
    package let flags: SwiftFlags
    package let infoPlist: [String: Any]
    /// How the module is imported, which is also its name in the package.
    package let moduleName: String
    package let productName: String
    package let bridgingHeader: BridgingHeader
    /// Sources in plain C that need nothing but the C library.
    package internal(set) var cSources: [CSource] = []
    /// Modules that the header of a framework imports: its own files see them, and those that import the framework.
    package internal(set) var umbrellaModules: [String] = []
    /// Bundles of resources that other targets make and that lie in its own; those of a static library lie in the app's.
    package internal(set) var bundles: [BundlePlan] = []
    /// Modules of the workspace that it needs.
    package internal(set) var dependencies: [String] = []
    /// Products of packages that are there.
    package internal(set) var products: [ResolvedProduct] = []

    /// The module of its sources in C; nil where it has none.
    package var cModuleName: String? { cSources.isEmpty ? nil : moduleName + "_C" }

    /// Modules that each of its files sees without an import, as far as they are there.
    package func impliedModules(_ available: Set<String>) -> [String] { here(bridgingHeader.modules, available) }

    /// Modules that come with it, as far as they are there.
    package func exportedModules(_ available: Set<String>) -> [String] { here(umbrellaModules, available) }

    private func here(_ modules: [String], _ available: Set<String>) -> [String] {
        let here = available.union(dependencies).union(products.map(\.name))
        return modules.filter { here.contains($0) && $0 != moduleName }
    }

    /// The name of the bridging header's copy, which is another one when its text is: so the package manager sees a change.
    package var bridgingHeaderName: String? {
        bridgingHeader.text.isEmpty ? nil : "Headers/\(moduleName)-\(TextChecksum.of(bridgingHeader.text)).h"
    }

    /// The folder of its bundle, with the extension; empty for libraries without one.
    package var bundleName: String {
        productType.wrapperExtension.isEmpty ? "" : productName + "." + productType.wrapperExtension
    }
}

/// A source in C with the headers of the project that it includes, as one text.
package struct CSource: Equatable {
    package let path: String
    package let text: String
}

/// A product of a package on this machine.
package struct ResolvedProduct: Equatable {
    package let name: String
    /// The package's folder.
    package let folder: String

    /// How the package manager calls the package.
    package var package: String { (folder as NSString).lastPathComponent.lowercased() }
}

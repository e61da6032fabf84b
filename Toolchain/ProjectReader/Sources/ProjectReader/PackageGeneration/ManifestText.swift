import Foundation

/// The Package.swift of an app.
struct ManifestText {
    let plan: AppPlan
    /// Where the package will be.
    let folder: String

    var text: String {
        let targets =
            plan.targets.compactMap(cTarget) + plan.libraries.map { target($0, "target") } + [
                target(plan.app, plan.runs ? "executableTarget" : "target")
            ]
            + plan.tests.map { target($0.plan, "testTarget") }
        let packages = Set(plan.targets.flatMap { $0.products.map(\.folder) }).sorted()
        return """
            // swift-tools-version: 6.2
            import PackageDescription

            let package = Package(
                name: \(Self.literal(plan.app.moduleName)),
                products: [.\(plan.runs ? "executable" : "library")(name: \(Self.literal(plan.app.moduleName)), targets: [\(Self.literal(plan.app.moduleName))])],
                dependencies: [\(packages.map { ".package(path: \(Self.literal($0)))" }.joined(separator: ", "))],
                targets: [
            \(targets.joined(separator: ",\n"))
                ]
            )

            """
    }

    /// The sources in C are a module that nothing imports: Swift sees what is in them through the bridging header.
    private func cTarget(_ target: TargetPlan) -> String? {
        target.cModuleName.map { name in
            "        .target(name: \(Self.literal(name)), path: \(Self.literal("Targets/" + name)))"
        }
    }

    private func target(_ target: TargetPlan, _ kind: String) -> String {
        let modules = (target.dependencies + [target.cModuleName].compactMap { $0 }).map { ".target(name: \(Self.literal($0)))" }
        let products = target.products.map { ".product(name: \(Self.literal($0.name)), package: \(Self.literal($0.package)))" }
        let flags = (target.flags.flags + headerFlags(target)).map(Self.literal).joined(separator: ", ")
        return """
                    .\(kind)(
                        name: \(Self.literal(target.moduleName)),
                        dependencies: [\((modules + products).joined(separator: ", "))],
                        path: \(Self.literal("Targets/" + target.moduleName)),
                        swiftSettings: [.swiftLanguageMode(\(Self.mode(target.flags.languageMode)))\(flags.isEmpty ? "" : ", .unsafeFlags([\(flags)])")])
            """
    }

    /// The flags in place of the bridging header.
    private func headerFlags(_ target: TargetPlan) -> [String] {
        let modules = target.impliedModules(plan.available).flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] }
        return modules + (target.bridgingHeaderName.map { ["-import-objc-header", folder + "/" + $0] } ?? [])
    }

    private static func mode(_ version: String) -> String {
        switch version {
        case "4": ".v4"
        case "4.2": ".v4_2"
        case "6": ".v6"
        default: ".v5"
        }
    }

    /// A literal of Swift; no name of a project can end it.
    static func literal(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\" + String(scalar)
            case _ where scalar.value < 0x20 || scalar.value == 0x7F: result += "\\u{\(String(scalar.value, radix: 16))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}

import Foundation

/// The parts of a project and the obstacles to it, as text; known before anything is built.
package struct ProjectExplanation {
    private let plan: AppPlan
    private let workspace: Workspace

    package init(_ plan: AppPlan, workspace: Workspace) {
        self.plan = plan
        self.workspace = workspace
    }

    package var text: String {
        let parts = [
            section("Scheme", [scheme]), section("Targets", workspace.targets.map(describe)), section("Settings that count", settings),
            section("Left out of the sources and resources", leftOut),
            section("Objective-C that Swift does not see here", plan.targets.flatMap { UnseenTypeUses(of: $0, in: plan.checkout).lines }),
            section("Scripts that are not run", scripts),
            section("Modules that are not here", modules),
        ]
        return parts.compactMap { $0 }.joined(separator: "\n\n") + "\n"
    }

    private func section(_ title: String, _ lines: [String]) -> String? {
        lines.isEmpty ? nil : ([title] + lines.map { "    " + PrintableText.of($0) }).joined(separator: "\n")
    }

    private var scheme: String { "\(plan.scheme.name), configuration \(plan.configuration)" }

    private func describe(_ target: ProjectTarget) -> String {
        if let built = plan.targets.first(where: { $0.target === target }) {
            let test = plan.tests.first { $0.plan.target === target }
            let kind =
                test.map { Self.words($0.place) }
                ?? (target.productType == .application ? "app" : "library")
            return "\(target.name): \(kind), module \(built.moduleName), Swift \(built.flags.languageMode), "
                + "\(count(built.contents.sources.count, "source")), \(count(built.contents.resources.count, "resource"))"
        }
        if target.productType != nil { return "\(target.name): the scheme does not need it" }
        return "\(target.name): \(ProductType.describe(target.productTypeName)); left out"
    }

    private static func words(_ place: TestTargetPlan.Place) -> String {
        switch place {
        case .hosted: "unit tests in the app"
        case .alone: "unit tests"
        case .interface: "tests of the user interface"
        }
    }

    private func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

    private var settings: [String] {
        let app = plan.app
        let names = [
            "PRODUCT_BUNDLE_IDENTIFIER", "IPHONEOS_DEPLOYMENT_TARGET", "TARGETED_DEVICE_FAMILY", "INFOPLIST_FILE",
            "GENERATE_INFOPLIST_FILE",
            "SWIFT_ACTIVE_COMPILATION_CONDITIONS", "SWIFT_DEFAULT_ACTOR_ISOLATION", "SWIFT_STRICT_CONCURRENCY",
            "SWIFT_OBJC_BRIDGING_HEADER",
            "OTHER_SWIFT_FLAGS",
        ]
        let lines = names.filter { !app.settings[$0].isEmpty }.map { "\($0) = \(app.settings[$0])" }
        let start = ["UIMainStoryboardFile", "NSPrincipalClass"].compactMap { key in
            (app.infoPlist[key] as? String).map { "\(key) = \($0)" }
        }
        return lines + start + (app.infoPlist["UIApplicationSceneManifest"] == nil ? [] : ["UIApplicationSceneManifest"])
    }

    private var leftOut: [String] {
        plan.targets.flatMap { target -> [String] in
            var lines: [String] = []
            let others = target.contents.otherSources
            if !others.isEmpty {
                lines.append("\(target.target.name): \(count(others.count, "file")) in Objective-C or C: \(names(others))")
            }
            for (kind, files) in target.contents.unbuilt.sorted(by: { $0.key < $1.key }) {
                lines.append("\(target.target.name): \(count(files.count, kind + " file")): \(names(files))")
            }
            return lines
        }
    }

    private func names(_ files: [String]) -> String {
        files.prefix(5).map { ($0 as NSString).lastPathComponent }.joined(separator: ", ") + (files.count > 5 ? " …" : "")
    }

    private var scripts: [String] {
        let phases = plan.targets.flatMap { target in
            target.contents.scripts.map { script in
                let tool = script.tool.map { script.name.contains($0) ? "" : " (\($0))" } ?? ""
                return "\(target.target.name): \(script.name)\(tool)"
                    + (script.makesSources ? "; it makes files, which are used if they are in the checkout" : "")
            }
        }
        return phases
            + (plan.scheme.scripts > 0
                ? ["scheme \(plan.scheme.name): \(count(plan.scheme.scripts, "action")) before or after others"] : [])
    }

    /// Each with the files that import it.
    private var modules: [String] {
        let own = Set(plan.targets.map(\.moduleName))
        var users: [String: [String]] = [:]
        for target in plan.targets {
            for module in target.bridgingHeader.modules where !plan.available.contains(module) && !own.contains(module) {
                users[module, default: []].append("the bridging header of \(target.target.name)")
            }
            let reachesPackages = !target.products.isEmpty
            for source in target.contents.sources {
                guard let bytes = try? FileSystem.read(source.path, atMost: 4 << 20) else { continue }
                for (module, line) in ImportLines.lines(in: bytes) where !plan.available.contains(module) && !own.contains(module) {
                    // A package's modules are known when it is built.
                    if reachesPackages, target.products.contains(where: { $0.name == module }) { continue }
                    users[module, default: []].append("\(plan.checkout.relative(source.path)):\(line)")
                }
            }
        }
        return users.sorted { $0.key < $1.key }.flatMap { module, places in
            [module] + places.prefix(5).map { "    " + $0 } + (places.count > 5 ? ["    and \(places.count - 5) more"] : [])
        }
    }
}

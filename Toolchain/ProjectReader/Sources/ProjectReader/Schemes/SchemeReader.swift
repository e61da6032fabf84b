import Foundation

/// Finds and reads `.xcscheme` files.
struct SchemeReader {
    let workspace: Workspace

    /// Shared ones first, those of the project before those of the workspace.
    func all() throws(ProjectError) -> [Scheme] {
        var schemes: [Scheme] = []
        for (folder, container) in folders() {
            for name in FileSystem.names(in: folder) where name.hasSuffix(".xcscheme") {
                guard let file = try workspace.location.checkout.existing(folder + "/" + name, for: "the scheme \(name)") else { continue }
                let title = (name as NSString).deletingPathExtension
                if schemes.contains(where: { $0.name == title }) { continue }
                do throws(ProjectError) {
                    schemes.append(read(try MarkupParser.read(file), name: title, container: container))
                } catch {
                    workspace.report.warn(error.description)
                }
            }
        }
        return schemes
    }

    /// Folders of schemes, with the folder that "container:" means there.
    private func folders() -> [(String, container: String)] {
        let containers = workspace.projects.map(\.path) + (workspace.location.isWorkspace ? [workspace.location.path] : [])
        func parent(_ path: String) -> String { (path as NSString).deletingLastPathComponent }
        let shared = containers.map { ($0 + "/xcshareddata/xcschemes", container: parent($0)) }
        let personal = containers.flatMap { container in
            FileSystem.names(in: container + "/xcuserdata").map {
                (container + "/xcuserdata/\($0)/xcschemes", container: parent(container))
            }
        }
        return shared + personal
    }

    func read(_ element: MarkupElement, name: String, container: String) -> Scheme {
        var scheme = Scheme(name: name)
        if let launch = element.child(named: "LaunchAction") {
            scheme.configuration = launch.attributes["buildConfiguration"] ?? "Debug"
            scheme.launch = surroundings(launch)
            scheme.runnable = (launch.child(named: "BuildableProductRunnable") ?? launch.child(named: "MacroExpansion"))
                .flatMap { reference($0, container) }
        }
        if let test = element.child(named: "TestAction") {
            scheme.testConfiguration = test.attributes["buildConfiguration"] ?? "Debug"
            scheme.makesTestPlan = test.attributes["shouldAutocreateTestPlan"] == "YES"
            if test.attributes["shouldUseLaunchSchemeArgsEnv"] == "NO" { scheme.test = surroundings(test) }
            scheme.testables = (test.child(named: "Testables")?.children ?? []).compactMap { testable($0, container) }
            scheme.testPlans = (test.child(named: "TestPlans")?.children ?? []).sorted {
                ($0.attributes["default"] == "YES" ? 0 : 1) < ($1.attributes["default"] == "YES" ? 0 : 1)
            }.compactMap { $0.attributes["reference"].flatMap { path(ofContainer: $0, container) } }
        }
        let entries = element.child(named: "BuildAction")?.child(named: "BuildActionEntries")?.children ?? []
        scheme.built = entries.compactMap { reference($0, container) }
        scheme.scripts = element.children.reduce(0) { $0 + ["PreActions", "PostActions"].map($1.countOfActions).reduce(0, +) }
        return scheme
    }

    private func testable(_ element: MarkupElement, _ container: String) -> Scheme.Testable? {
        guard element.attributes["skipped"] != "YES", let target = reference(element, container) else { return nil }
        func identifiers(_ name: String) -> [String] {
            (element.child(named: name)?.children ?? []).compactMap { $0.attributes["Identifier"] }.map(TestIdentifier.plain)
        }
        var testable = Scheme.Testable(target: target, skipped: identifiers("SkippedTests"))
        if element.attributes["useTestSelectionWhitelist"] == "YES" { testable.selected = identifiers("SelectedTests") }
        return testable
    }

    private func surroundings(_ action: MarkupElement) -> Scheme.Surroundings {
        func enabled(_ name: String) -> [MarkupElement] {
            (action.child(named: name)?.children ?? []).filter { $0.attributes["isEnabled"] != "NO" }
        }
        func named(_ attribute: String) -> String? { action.attributes[attribute].flatMap { $0.isEmpty ? nil : $0 } }
        return Scheme.Surroundings(
            arguments: enabled("CommandLineArguments").compactMap { $0.attributes["argument"] },
            environment: enabled("EnvironmentVariables").compactMap { variable in
                variable.attributes["key"].map { Scheme.Argument(name: $0, value: variable.attributes["value"] ?? "") }
            }, language: named("language"), region: named("region"))
    }

    private func reference(_ element: MarkupElement, _ container: String) -> TargetReferenceID? {
        guard let reference = element.descendant(named: "BuildableReference"), let id = reference.attributes["BlueprintIdentifier"] else {
            return nil
        }
        let project = reference.attributes["ReferencedContainer"].flatMap { path(ofContainer: $0, container) }
        return TargetReferenceID(id: id, name: reference.attributes["BlueprintName"] ?? "", project: project)
    }

    private func path(ofContainer text: String, _ container: String) -> String? {
        guard text.hasPrefix("container:") else { return nil }
        return FileSystem.joined(container, String(text.dropFirst("container:".count)))
    }
}

extension MarkupElement {
    fileprivate func countOfActions(_ name: String) -> Int { child(named: name)?.children.count ?? 0 }
}

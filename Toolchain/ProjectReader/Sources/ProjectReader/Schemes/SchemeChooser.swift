import Foundation

/// Which scheme and which app are meant.
struct SchemeChooser {
    let workspace: Workspace
    var purpose = AppPlanner.Choice.Purpose.app

    /// The target is a library only where the purpose allows it.
    func choose(scheme name: String?, target: String?) throws(ProjectError) -> (Scheme, ProjectTarget) {
        let schemes = try SchemeReader(workspace: workspace).all()
        let apps = workspace.targets.filter { $0.productType == .application && PlatformOfTarget.isIOS($0) }
        if let target { return try choose(target: target, apps, schemes) }
        if let name {
            guard let scheme = schemes.first(where: { $0.name == name }) else {
                // Each target has a scheme by itself where none is written down.
                if let app = (apps + libraries).first(where: { $0.name == name }) { return (implied(app), app) }
                throw ProjectError("there is no scheme \"\(PrintableText.of(name))\"", remedy: list("Schemes", schemes.map(\.name)))
            }
            guard let app = app(of: scheme, apps) ?? library(of: scheme, apps) else {
                throw ProjectError("the scheme \"\(PrintableText.of(name))\" runs no app for iOS", remedy: list("Apps", apps.map(\.name)))
            }
            return (scheme, app)
        }
        let ordered = schemes.filter { $0.name == workspace.location.name } + schemes.filter { $0.name != workspace.location.name }
        let usual =
            ordered.lazy.compactMap { scheme in app(of: scheme, apps).map { (scheme, $0) } }.first ?? apps.first.map { (implied($0), $0) }
        if let usual, purpose != .tests || hasTests(usual) { return usual }
        if let tested = tested(ordered, apps) ?? usual ?? libraries.first.map({ (implied($0), $0) }) { return tested }
        throw noApp()
    }

    /// The first scheme that has tests, else the first library with tests.
    private func tested(_ schemes: [Scheme], _ apps: [ProjectTarget]) -> (Scheme, ProjectTarget)? {
        let choices = schemes.lazy.compactMap { scheme in (app(of: scheme, apps) ?? library(of: scheme, apps)).map { (scheme, $0) } }
        return choices.first(where: hasTests) ?? libraries.lazy.map { (implied($0), $0) }.first(where: hasTests)
    }

    private func hasTests(_ choice: (scheme: Scheme, target: ProjectTarget)) -> Bool {
        !TestChooser(workspace: workspace).tests(of: choice.scheme, app: choice.target).isEmpty
    }

    private var libraries: [ProjectTarget] {
        guard purpose != .app else { return [] }
        return workspace.targets.filter { $0.productType?.isLibrary == true && PlatformOfTarget.isIOS($0) }
    }

    /// The stand-in for the app in a scheme that runs none: the app in which its tests run, else a library that it builds.
    private func library(of scheme: Scheme, _ apps: [ProjectTarget]) -> ProjectTarget? {
        guard purpose != .app else { return nil }
        let hosts = scheme.testables.lazy.compactMap { workspace.target($0.target).flatMap(HostOfTests.target) }
        let built = scheme.built.compactMap(workspace.target)
        return hosts.first { host in apps.contains { $0 === host } } ?? built.first { target in libraries.contains { $0 === target } }
    }

    private func choose(target name: String, _ apps: [ProjectTarget], _ schemes: [Scheme]) throws(ProjectError) -> (Scheme, ProjectTarget) {
        guard let app = (apps + libraries).first(where: { $0.name == name }) else {
            throw ProjectError("there is no app target \"\(PrintableText.of(name))\" for iOS", remedy: list("Apps", apps.map(\.name)))
        }
        let scheme = schemes.first { self.app(of: $0, apps)?.id == app.id }
        return (scheme ?? implied(app), app)
    }

    private func app(of scheme: Scheme, _ apps: [ProjectTarget]) -> ProjectTarget? {
        guard let runnable = scheme.runnable, let target = workspace.target(runnable) else { return nil }
        return apps.first { $0 === target }
    }

    private func implied(_ app: ProjectTarget) -> Scheme { Scheme(name: app.name) }

    private func noApp() -> ProjectError {
        let kinds = workspace.targets.map { target in
            let kind = target.productType == .application ? "an app for another system" : ProductType.describe(target.productTypeName)
            return "\(target.name) (\(kind))"
        }
        let tested = purpose == .app && workspace.targets.contains { $0.productType == .unitTests }
        let remedy = [list("Targets", kinds), tested ? "The tests of its libraries are run by: forastero test" : nil].compactMap { $0 }
        return ProjectError("there is no app for iOS", file: workspace.location.path, remedy: remedy.joined(separator: "\n    "))
    }

    private func list(_ title: String, _ names: [String]) -> String? {
        names.isEmpty ? nil : "\(title): " + names.prefix(12).map(PrintableText.of).joined(separator: ", ") + (names.count > 12 ? " …" : "")
    }
}

import Foundation

/// Which scheme and which app are meant.
struct SchemeChooser {
    let workspace: Workspace

    func choose(scheme name: String?, target: String?) throws(ProjectError) -> (Scheme, ProjectTarget) {
        let schemes = try SchemeReader(workspace: workspace).all()
        let apps = workspace.targets.filter { $0.productType == .application && PlatformOfTarget.isIOS($0) }
        if let target { return try choose(target: target, apps, schemes) }
        if let name {
            guard let scheme = schemes.first(where: { $0.name == name }) else {
                // Each target has a scheme by itself where none is written down.
                if let app = apps.first(where: { $0.name == name }) { return (implied(app), app) }
                throw ProjectError("there is no scheme \"\(PrintableText.of(name))\"", remedy: list("Schemes", schemes.map(\.name)))
            }
            guard let app = app(of: scheme, apps) else {
                throw ProjectError("the scheme \"\(PrintableText.of(name))\" runs no app for iOS", remedy: list("Apps", apps.map(\.name)))
            }
            return (scheme, app)
        }
        for scheme in schemes.filter({ $0.name == workspace.location.name }) + schemes {
            if let app = app(of: scheme, apps) { return (scheme, app) }
        }
        guard let app = apps.first else { throw noApp() }
        return (implied(app), app)
    }

    private func choose(target name: String, _ apps: [ProjectTarget], _ schemes: [Scheme]) throws(ProjectError) -> (Scheme, ProjectTarget) {
        guard let app = apps.first(where: { $0.name == name }) else {
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
        return ProjectError("there is no app for iOS", file: workspace.location.path, remedy: list("Targets", kinds))
    }

    private func list(_ title: String, _ names: [String]) -> String? {
        names.isEmpty ? nil : "\(title): " + names.prefix(12).map(PrintableText.of).joined(separator: ", ") + (names.count > 12 ? " …" : "")
    }
}

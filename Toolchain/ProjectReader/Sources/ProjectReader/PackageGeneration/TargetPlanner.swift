import Foundation

/// Reads what a target is made of.
struct TargetPlanner {
    let workspace: Workspace
    let configuration: String?
    let headerCompiler: HeaderCompiler?

    func plan(_ target: ProjectTarget) throws(ProjectError) -> TargetPlan {
        guard let type = target.productType else {
            throw ProjectError("target \(target.name) is \(ProductType.describe(target.productTypeName)), which is not built here")
        }
        let settings = try SettingsReader(project: target.project, configuration: configuration ?? "Debug").settings(of: target)
        var contents = try TargetContentsReader.read(target)
        let file = try infoPlistFile(target, settings)
        // A synchronised folder or a careless project lists it among the resources.
        contents.resources.removeAll { $0.path == file }
        let plist = try InfoPlistMaker(settings: settings, productType: type, report: workspace.report).make(from: file)
        let flags = contents.sources.isEmpty ? nil : try SwiftFlags(settings, target: target.name, report: workspace.report)
        let headers = BridgingHeaderFinder(target: target, workspace: workspace, compiler: headerCompiler)
        let header = try headers.read(settings["SWIFT_OBJC_BRIDGING_HEADER"])
        let cSources = try headers.plainSources(among: contents.otherSources)
        contents.otherSources.removeAll { path in cSources.contains { $0.path == path } }
        let module = SettingText.c99Identifier(settings["PRODUCT_MODULE_NAME"])
        let product = try Self.checkedName(settings["PRODUCT_NAME"], of: target)
        let name = module.isEmpty ? SettingText.c99Identifier(product) : module
        return TargetPlan(
            target: target, settings: settings, productType: type, contents: contents, checkout: target.project.checkout,
            flags: flags ?? SwiftFlags(), infoPlist: plist, moduleName: name, productName: product, bridgingHeader: header,
            cSources: cSources,
            umbrellaModules: type.isLibrary ? try headers.modules(ofUmbrella: name, among: contents.headers) : [])
    }

    private func infoPlistFile(_ target: ProjectTarget, _ settings: BuildSettings) throws(ProjectError) -> String? {
        let name = settings["INFOPLIST_FILE"]
        guard !name.isEmpty else { return nil }
        let project = target.project
        let path = FileSystem.joined(project.folder, name)
        let found = try project.checkout.existing(path, for: "INFOPLIST_FILE of target \(target.name)", file: project.file)
        if found == nil { workspace.report.warn("INFOPLIST_FILE of target \(target.name) does not exist: \(name)", file: project.file) }
        return found
    }

    /// The name becomes one of a file.
    private static func checkedName(_ name: String, of target: ProjectTarget) throws(ProjectError) -> String {
        guard !name.isEmpty, name != ".", name != "..", !name.contains("/"), !name.hasPrefix("-"), name.utf8.count < 200,
            name == PrintableText.of(name)
        else {
            throw ProjectError("target \(target.name) has the product name \"\(PrintableText.of(name))\", which is no name of a file")
        }
        return name
    }
}

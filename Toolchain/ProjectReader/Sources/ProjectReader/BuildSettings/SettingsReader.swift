import Foundation

/// Puts the layers together in which a target's settings stand.
struct SettingsReader {
    let project: ProjectFile
    /// The one asked for; where a list has no such name, its own default.
    let configuration: String

    /// - Parameter products: the folder that $(BUILT_PRODUCTS_DIR) names.
    func settings(of target: ProjectTarget, products: String = "/Products") throws(ProjectError) -> BuildSettings {
        let projectLayers = try layers(of: project.root)
        let targetLayers = try layers(of: target.object)
        let name = chosen(of: target.object)?.string("name") ?? configuration
        let builtIn = BuiltInSettings.table(target: target, project: project, configuration: name, products: products)
        func settings(_ layers: [SettingsTable]) -> BuildSettings {
            BuildSettings(
                layers: layers, situation: BuiltInSettings.situation(configuration: name), report: project.report,
                place: "\(project.name), target \(target.name)")
        }
        let layers = [builtIn] + projectLayers + targetLayers
        let result = settings(layers)
        // A product without a name is called as its target.
        return result["PRODUCT_NAME"].isEmpty ? settings(layers + [SettingsTable(["PRODUCT_NAME": target.name])]) : result
    }

    /// The file of a configuration below what the configuration says itself.
    private func layers(of owner: ProjectObject) throws(ProjectError) -> [SettingsTable] {
        guard let configuration = chosen(of: owner) else { return [] }
        var layers: [SettingsTable] = []
        if let base = try baseFile(of: configuration) {
            var reader = XcconfigReader(checkout: project.checkout, report: project.report)
            layers.append(try reader.read(base))
        }
        return layers + [SettingsTable(configuration.fields["buildSettings"])]
    }

    private func chosen(of owner: ProjectObject) -> ProjectObject? {
        guard let list = project.object("buildConfigurationList", of: owner) else { return nil }
        let all = project.objects("buildConfigurations", of: list)
        return all.first { $0.string("name") == configuration }
            ?? all.first { $0.string("name") == list.string("defaultConfigurationName") } ?? all.first
    }

    private func baseFile(of configuration: ProjectObject) throws(ProjectError) -> String? {
        var path: String?
        if let reference = project.objectIfAny("baseConfigurationReference", of: configuration) {
            path = project.places.path(of: reference)
        } else if let anchor = project.objectIfAny("baseConfigurationReferenceAnchor", of: configuration),
            let folder = project.places.path(of: anchor), let relative = configuration.string("baseConfigurationReferenceRelativePath")
        {
            path = FileSystem.joined(folder, relative)
        }
        guard let path else { return nil }
        let found = try project.checkout.existing(
            path, for: "the settings file of \(configuration.displayName)", file: project.file, line: configuration.line)
        if found == nil {
            project.report.warn(
                "the settings file \(project.checkout.relative(path)) does not exist; the configuration "
                    + "\(configuration.displayName) goes without it", file: project.file, line: configuration.line)
        }
        return found
    }
}

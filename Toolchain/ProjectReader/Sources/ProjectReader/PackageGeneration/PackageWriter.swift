import Foundation

/// Writes an app as a Swift package, and its bundles, into a folder of ours.
package struct PackageWriter {
    private let plan: AppPlan
    private let report: ProjectReport
    private let folder: String

    /// The values for the command that builds the package.
    package struct Result {
        package let package: String
        package let bundle: String
        package let executable: String
        package let changes: Int
    }

    /// The ending of the name of the tests' program, behind the name of the app's.
    package static let testSuffix = ".xctest"

    /// By this file the compiler knows that all in the package is written for iOS.
    private static let mark = ".forastero-project"
    /// Xcode's name of the file with the names of assets.
    private static let symbolFile = "GeneratedAssetSymbols.swift"
    /// In place of a framework's header, with the modules that it imports.
    private static let umbrellaFile = "UmbrellaHeader.swift"

    package static func write(_ plan: AppPlan, to folder: String, report: ProjectReport) throws(ProjectError) -> Result {
        try PackageWriter(plan: plan, report: report, folder: folder).write()
    }

    private func write() throws(ProjectError) -> Result {
        guard !plan.checkout.contains(FileSystem.normalized(folder)) || plan.checkout.root == "/" else {
            throw ProjectError(
                "the build folder lies in the project, which is never written to", file: folder, remedy: "Name another: --build-folder")
        }
        let package = try OutputFolder(folder + "/package")
        for name in [".build", "Package.resolved", ".swiftpm"] { package.keep(name) }
        try package.write(Array(ManifestText(plan: plan, folder: package.path).text.utf8), to: "Package.swift")
        try package.write([], to: Self.mark)
        for target in plan.targets { try writeSources(of: target, package) }
        if !plan.tests.isEmpty { try package.write(Array(TestEntryText.text(for: plan).utf8), to: "Targets/XCTMain.swift") }
        package.finish()
        let bundle = try writeBundles()
        return Result(
            package: package.path, bundle: bundle.path, executable: executableName, changes: package.changes + bundle.changes)
    }

    /// The sources stay where they are; links lead to them, in folders as in the checkout.
    private func writeSources(of target: TargetPlan, _ package: OutputFolder) throws(ProjectError) {
        for source in target.contents.sources {
            try package.link("Targets/\(target.moduleName)/\(target.checkout.relative(source.path))", to: source.path)
        }
        try writeCSources(of: target, package)
        if let name = target.bridgingHeaderName { try package.write(Array(target.bridgingHeader.text.utf8), to: name) }
        let exported = target.exportedModules(plan.available)
        if !exported.isEmpty {
            let lines = exported.map { "@_exported import \($0)\n" }.joined()
            try package.write(Array(lines.utf8), to: "Targets/\(target.moduleName)/\(Self.umbrellaFile)")
        }
        let catalogs = target.contents.resources.map(\.path).filter { $0.hasSuffix(".xcassets") }
        let symbols = AssetSymbols(
            catalogs: catalogs, settings: target.settings, checkout: target.checkout, report: report, target: target.target.name)
        if let symbols { try package.write(Array(symbols.text.utf8), to: "Targets/\(target.moduleName)/\(Self.symbolFile)") }
        for model in target.contents.dataModels {
            guard let text = source(of: model) else { continue }
            let name = ((model as NSString).lastPathComponent as NSString).deletingPathExtension
            try package.write(Array(text.utf8), to: "Targets/\(target.moduleName)/\(name)+CoreDataModel.swift")
        }
    }

    private func writeCSources(of target: TargetPlan, _ package: OutputFolder) throws(ProjectError) {
        guard let name = target.cModuleName else { return }
        for source in target.cSources {
            try package.write(Array(source.text.utf8), to: "Targets/\(name)/\(target.checkout.relative(source.path))")
        }
        // The package manager asks for a header.
        try package.write([], to: "Targets/\(name)/include/\(name).h")
    }

    /// The source that is generated for a model; nil if none is, or if it cannot be read, which is reported.
    private func source(of model: String) -> String? {
        do {
            return DataModelSource.text(for: try DataModel.read(model))
        } catch {
            report.warn("no code is generated for a data model: \(error.message)", file: error.file ?? model)
            return nil
        }
    }

    private var executableName: String {
        let name = plan.app.settings["EXECUTABLE_NAME"]
        return name.isEmpty || name.contains("/") || name.hasPrefix(".") || name.hasPrefix("-") ? plan.app.productName : name
    }

    /// Static libraries have no bundle of their own, but their tests need a folder.
    private var bundleName: String { plan.app.bundleName.isEmpty ? plan.app.productName + ".framework" : plan.app.bundleName }

    private func writeBundles() throws(ProjectError) -> OutputFolder {
        let bundle = try OutputFolder(folder + "/products/" + bundleName)
        bundle.keep(executableName)
        bundle.keep(executableName + Self.testSuffix)
        try fill(bundle, with: plan.app, at: "")
        for library in plan.libraries {
            guard !library.bundleName.isEmpty else {
                try fill(bundle, with: library.bundles, of: library, at: "")
                continue
            }
            try fill(bundle, with: library, at: "Frameworks/\(library.moduleName).framework/")
        }
        for tests in plan.tests { try fill(bundle, with: tests.plan, at: "PlugIns/\(tests.plan.moduleName).xctest/") }
        bundle.finish()
        return bundle
    }

    private func fill(_ bundle: OutputFolder, with target: TargetPlan, at prefix: String) throws(ProjectError) {
        try fill(bundle, with: target.contents, of: target, named: target.target.name, at: prefix)
        try fill(bundle, with: target.bundles, of: target, at: prefix)
        try write(target.infoPlist, of: target.target.name, to: bundle, at: prefix)
    }

    private func fill(_ bundle: OutputFolder, with parts: [BundlePlan], of target: TargetPlan, at prefix: String) throws(ProjectError) {
        for part in parts {
            try fill(bundle, with: part.contents, of: target, named: part.targetName, at: prefix + part.place)
            try write(part.infoPlist, of: part.targetName, to: bundle, at: prefix + part.place)
        }
    }

    private func fill(
        _ bundle: OutputFolder, with contents: TargetContents, of target: TargetPlan, named name: String, at prefix: String
    ) throws(ProjectError) {
        let layout = try ResourceLayout(contents, report: report, target: name)
        for (path, item) in layout.items.sorted(by: { $0.key < $1.key }) {
            if prefix.isEmpty, path == executableName {
                report.warn("a resource is called \(path), as the program is, and is left out")
                continue
            }
            switch item {
            case .copy(let source): try bundle.copy(source, to: prefix + path, checkout: target.checkout)
            case .text(let bytes): try bundle.write(bytes, to: prefix + path)
            }
        }
    }

    private func write(_ plist: [String: Any], of target: String, to bundle: OutputFolder, at prefix: String) throws(ProjectError) {
        let data: Data
        do {
            data = try PropertyListSerialization.data(fromPropertyList: plist, format: .xml, options: 0)
        } catch {
            throw ProjectError("the Info.plist of target \(target) holds a value that no property list has")
        }
        try bundle.write([UInt8](data), to: prefix + "Info.plist")
    }
}

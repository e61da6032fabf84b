import Foundation

@testable import ProjectReader

/// A project that a test writes object by object. What every project has is there already: `ROOT`, its configurations, `MAIN`.
final class ProjectFixture {
    let folder = TemporaryFolder()
    let name: String
    /// Where the project lies in the checkout.
    let place: String
    private var objects: [(id: String, body: String)] = []
    private var targets: [String] = []
    private var children: [String] = []
    var rootFields = ""
    var objectVersion = "56"

    init(name: String = "App", in place: String = "") {
        self.name = name
        self.place = place.isEmpty ? "" : place + "/"
    }

    func object(_ id: String, _ isa: String, _ fields: String = "") {
        objects.append((id, "isa = \(isa); \(fields)"))
    }

    /// A file in the main group, and on disk if it has a text.
    @discardableResult
    func file(_ path: String, id: String? = nil, fields: String = "sourceTree = \"<group>\";", text: String? = "") -> String {
        let id = id ?? "F_" + SettingText.c99Identifier(path)
        object(id, "PBXFileReference", "path = \"\(path)\"; \(fields)")
        children.append(id)
        if let text { folder.write(text, to: place + path) }
        return id
    }

    func inMainGroup(_ id: String) { children.append(id) }

    /// A target with its phases.
    func target(
        _ name: String, type: String = "com.apple.product-type.application", sources: [String] = [], resources: [String] = [],
        frameworks: [String] = [], settings: String = "", fields: String = "", phases: [String] = []
    ) {
        let id = "T_" + SettingText.c99Identifier(name)
        func phase(_ isa: String, _ files: [String]) -> String? {
            guard !files.isEmpty else { return nil }
            for file in files { object("B_\(id)_\(file)", "PBXBuildFile", "fileRef = \(file);") }
            object("P_\(id)_\(isa)", isa, "files = (\(files.map { "B_\(id)_\($0)" }.joined(separator: ", ")));")
            return "P_\(id)_\(isa)"
        }
        let made = [
            phase("PBXSourcesBuildPhase", sources), phase("PBXFrameworksBuildPhase", frameworks),
            phase("PBXResourcesBuildPhase", resources),
        ]
        object("C_" + id, "XCBuildConfiguration", "name = Debug; buildSettings = { SWIFT_VERSION = 5.0; \(settings) };")
        object("L_" + id, "XCConfigurationList", "buildConfigurations = (C_\(id)); defaultConfigurationName = Debug;")
        object(
            id, "PBXNativeTarget",
            "name = \"\(name)\"; productType = \"\(type)\"; buildConfigurationList = L_\(id); "
                + "buildPhases = (\((made.compactMap { $0 } + phases).joined(separator: ", "))); \(fields)")
        targets.append(id)
    }

    var projectSettings = ""
    var baseConfiguration = ""

    var text: String {
        var all = objects
        all.append(
            (
                "ROOT",
                "isa = PBXProject; mainGroup = MAIN; buildConfigurationList = L_ROOT; developmentRegion = en; "
                    + "targets = (\(targets.joined(separator: ", "))); \(rootFields)"
            ))
        all.append(("MAIN", "isa = PBXGroup; sourceTree = \"<group>\"; children = (\(children.joined(separator: ", ")));"))
        all.append(("L_ROOT", "isa = XCConfigurationList; buildConfigurations = (C_ROOT, R_ROOT); defaultConfigurationName = Release;"))
        all.append(
            (
                "C_ROOT",
                "isa = XCBuildConfiguration; name = Debug; \(baseConfiguration) buildSettings = { SDKROOT = iphoneos; \(projectSettings) };"
            ))
        all.append(("R_ROOT", "isa = XCBuildConfiguration; name = Release; buildSettings = { SDKROOT = iphoneos; KIND = release; };"))
        let lines = all.map { "\t\t\($0.id) /* \($0.id) */ = { \($0.body) };" }
        return "// !$*UTF8*$!\n{ archiveVersion = 1; classes = {}; objectVersion = \(objectVersion);\n objects = {\n"
            + lines.joined(separator: "\n") + "\n };\n rootObject = ROOT;\n}\n"
    }

    var path: String { "\(folder.path)/\(place)\(name).xcodeproj" }

    /// Writes it, and marks its folder as a checkout.
    @discardableResult
    func write() -> Checkout {
        folder.makeFolder(".git")
        folder.write(text, to: "\(place)\(name).xcodeproj/project.pbxproj")
        return Checkout(root: folder.path)
    }

    func read(_ report: ProjectReport = ProjectReport()) throws -> ProjectFile {
        try ProjectFile(path: path, checkout: write(), report: report)
    }

    func workspace(_ report: ProjectReport = ProjectReport()) throws -> Workspace {
        write()
        return try Workspace(try ProjectLocation(path), report: report)
    }

    func plan(_ report: ProjectReport = ProjectReport(), _ choice: AppPlanner.Choice = .init()) throws -> AppPlan {
        try AppPlanner.plan(try workspace(report), choice)
    }

    /// An app of one file, to which a test adds what it is about.
    static func app(settings: String = "", name: String = "App") -> ProjectFixture {
        let fixture = ProjectFixture(name: name)
        let file = fixture.file("AppDelegate.swift", text: "import UIKit\n")
        fixture.target(name, sources: [file], settings: settings)
        return fixture
    }

    /// The settings of the only target.
    func settings(_ report: ProjectReport = ProjectReport(), configuration: String = "Debug") throws -> BuildSettings {
        let project = try read(report)
        return try SettingsReader(project: project, configuration: configuration).settings(of: project.targets[0])
    }

    /// The contents of a target.
    func contents(of target: String? = nil, _ report: ProjectReport = ProjectReport()) throws -> TargetContents {
        let project = try read(report)
        return try TargetContentsReader.read(project.targets.first { $0.name == target } ?? project.targets[0])
    }
}

extension ProjectReport {
    var texts: [String] { entries.map(\.text) }

    func says(_ part: String) -> Bool { texts.contains { $0.contains(part) } }
}

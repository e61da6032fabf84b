import Foundation
import ProjectReader

/// `forastero-project prepare|explain PROJECT [options]`: what the shell command asks of the reader.
enum Command {
    static func run(_ arguments: [String]) -> Int32 {
        do throws(ProjectError) {
            let options = try Options(arguments)
            switch options.verb {
            case "prepare": try prepare(options)
            case "explain": try explain(options)
            case "where": print(try ProjectLocation(options.project).path)
            default: throw ProjectError("there is no verb \(options.verb)")
            }
            return 0
        } catch {
            tell("error: " + error.description)
            if let remedy = error.remedy { FileHandle.standardError.write(Data("    \(remedy)\n".utf8)) }
            return 1
        }
    }

    private static func prepare(_ options: Options) throws(ProjectError) {
        let report = ProjectReport()
        defer { tell(report) }
        let workspace = try Workspace(try ProjectLocation(options.project), report: report)
        let plan = try AppPlanner.plan(workspace, options.choice)
        let folder = options.buildFolder ?? BuildFolder.standard(for: workspace.location)
        let result = try PackageWriter.write(plan, to: folder, report: report)
        for line in PlanLines.of(plan, result) { print(line) }
    }

    private static func explain(_ options: Options) throws(ProjectError) {
        let report = ProjectReport()
        defer { tell(report) }
        let workspace = try Workspace(try ProjectLocation(options.project), report: report)
        let plan = try AppPlanner.plan(workspace, options.choice)
        let modules = options.moduleFolders.reduce(into: ModuleFolder.standIns) { $0.formUnion(ModuleFolder.modules(in: $1)) }
        print(ProjectExplanation(plan, workspace: workspace, available: modules).text)
    }

    private static func tell(_ report: ProjectReport) {
        for entry in report.entries { tell("\(entry.kind.rawValue): \(entry.text)") }
    }

    private static func tell(_ text: String) { FileHandle.standardError.write(Data("forastero: \(text)\n".utf8)) }
}

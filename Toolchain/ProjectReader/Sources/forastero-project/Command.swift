import Foundation
import ProjectReader

/// `forastero-project prepare|explain PROJECT [options]`, `forastero-project junit REPORT [NAME LOG]…`, `forastero-project languages DATA
/// LANGUAGE…`: what the shell command asks of the reader.
enum Command {
    static func run(_ arguments: [String]) -> Int32 {
        do throws(ProjectError) {
            if arguments.first == "junit" {
                try report(Array(arguments.dropFirst()))
                return 0
            }
            if arguments.first == "languages" {
                try keepLanguages(Array(arguments.dropFirst()))
                return 0
            }
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
        print(ProjectExplanation(plan, workspace: workspace).text)
    }

    /// Writes a report of what tests have printed.
    private static func report(_ arguments: [String]) throws(ProjectError) {
        guard let file = arguments.first, arguments.count % 2 == 1 else {
            throw ProjectError("junit needs a file, and names with their logs")
        }
        var suites: [JUnitReport.Suite] = []
        for index in stride(from: 1, to: arguments.count, by: 2) {
            let bytes = FileManager.default.contents(atPath: arguments[index + 1]) ?? Data()
            suites.append(
                JUnitReport.Suite(name: arguments[index], records: TestLog.records(in: String(decoding: bytes, as: UTF8.self))))
        }
        let text = JUnitReport(suites).text
        guard FileManager.default.createFile(atPath: file, contents: Data(text.utf8)) else {
            throw ProjectError("the report cannot be written", file: file)
        }
    }

    /// Takes out of a file with data of languages what only others need.
    private static func keepLanguages(_ arguments: [String]) throws(ProjectError) {
        guard let file = arguments.first, arguments.count > 1, let bytes = FileManager.default.contents(atPath: file) else {
            throw ProjectError("languages needs a file that can be read, and languages")
        }
        var data = try LanguageData(bytes)
        let (wanted, known) = (arguments.dropFirst(), data.languages)
        if let unknown = wanted.first(where: { !known.contains($0) }) {
            throw ProjectError("there are no data about the language \(unknown)", remedy: "Name languages by their codes, as in: en,de")
        }
        data.keep(Set(wanted))
        guard (try? data.data.write(to: URL(fileURLWithPath: file))) != nil else {
            throw ProjectError("the data of languages cannot be written", file: file)
        }
    }

    private static func tell(_ report: ProjectReport) {
        for entry in report.entries { tell("\(entry.kind.rawValue): \(entry.text)") }
    }

    private static func tell(_ text: String) { FileHandle.standardError.write(Data("forastero: \(text)\n".utf8)) }
}

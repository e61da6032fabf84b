/// The program that runs a package's tests, where the package has a `LinuxMain.swift` of older times.
///
/// The package manager compiles that file in place of a list of its own. What it lists is what somebody once wrote down for this system; the
/// tests of a package for iOS are those that its classes have, so the file gets another text.
public struct TestEntryPoint {
    private let indexes: [ModuleIndex]
    private let project: ProjectTests?

    public static func isEntryPoint(_ path: String, ofModule module: String) -> Bool {
        module.hasSuffix("PackageTests") && ["/LinuxMain.swift", "/XCTMain.swift"].contains(where: path.hasSuffix)
    }

    /// - Parameter indexes: those of all modules that can be reached; modules of tests import XCTest.
    /// - Parameter project: what the file said; nil for tests of a package.
    public init(_ indexes: [ModuleIndex], project: ProjectTests? = nil) {
        self.indexes = indexes
        self.project = project
    }

    /// True if no class with tests is known.
    public var isEmpty: Bool { modules.isEmpty }

    private var modules: [(String, [(String, [MethodRecord])])] {
        indexes.filter { $0.imports.contains("XCTest") }.map { ($0.moduleName, testCases(of: $0)) }.filter { !$0.1.isEmpty }
    }

    public var text: String {
        let modules = modules
        let imports = modules.map { "@testable import \($0.0)" }
        let cases = modules.flatMap { module, cases in
            cases.map { name, tests -> String in
                // A module often has the name of a class in it, which then hides the module.
                let type = modules.count { $0.1.contains { $0.0 == name } } == 1 ? name : module + "." + name
                let list = tests.map { test in
                    let call = test.has(.async) ? "asyncTest({ $0.\(test.baseName) })" : "{ $0.\(test.baseName) }"
                    return "(\"\(test.baseName)\", \(call))"
                }
                let entry = "tests.append(testCase([\(list.joined(separator: ", "))] as [(String, (\(type)) -> () throws -> Void)]))"
                return project == nil ? entry : ProjectTests.only(in: module, entry)
            }
        }
        return
            (["import Foundation", "import XCTest", "#if canImport(Testing)", "import Testing", "#endif"] + (project?.imports ?? [])
            + imports
            + (project == nil ? [] : ProjectTests.opening) + ["var tests: [XCTestCaseEntry] = []"] + cases
            + (project?.closing ?? [
                "#if canImport(Testing)",
                "if CommandLine.arguments.contains(\"swift-testing\") { await Testing.__swiftPMEntryPoint() as Never }",
                "#endif", "XCTMain(tests)", "",
            ])).joined(separator: "\n")
    }

    private func testCases(of module: ModuleIndex) -> [(String, [MethodRecord])] {
        let classes = classes
        return module.allRecords.filter { $0.kind == .class && !$0.flags.contains(.generic) }.compactMap { record in
            guard let tests = tests(of: record, in: module.moduleName, classes), !tests.isEmpty else { return nil }
            return (record.name, tests)
        }
    }

    private struct Declaration {
        let module: String
        let record: TypeRecord
    }

    /// Classes and their extensions, by their names.
    private var classes: [String: [Declaration]] {
        let all = indexes.flatMap { index in index.allRecords.map { Declaration(module: index.moduleName, record: $0) } }
        return Dictionary(grouping: all.filter { $0.record.kind == .class || $0.record.kind == .extension }, by: \.record.name)
    }

    /// The tests of a class and of those above it; nil if it is no test case.
    ///
    /// Targets of one project often have test cases of the same name, which have nothing to do with each other.
    private func tests(
        of record: TypeRecord, in module: String, _ classes: [String: [Declaration]], depth: Int = 0
    ) -> [MethodRecord]? {
        guard depth < 32, let superclass = record.inherited.first else { return nil }
        var inherited: [MethodRecord] = []
        if superclass != "XCTestCase", superclass != "XCTest.XCTestCase" {
            let candidates = (classes[superclass] ?? []).filter { $0.record.kind == .class }
            guard let above = candidates.first(where: { $0.module == module }) ?? candidates.first,
                let found = tests(of: above.record, in: above.module, classes, depth: depth + 1)
            else { return nil }
            inherited = found
        }
        let others = Set((classes[record.name] ?? []).filter { $0.record.kind == .class }.map(\.module)).subtracting([module])
        let declarations = (classes[record.name] ?? []).filter { !others.contains($0.module) }.map(\.record)
        let own = declarations.flatMap(\.methods).filter { method in
            method.baseName.hasPrefix("test") && method.labels.isEmpty && method.resultType == nil
                && !method.hasAny([.typeMember, .generic])
        }
        let names = Set(own.map(\.baseName))
        return own + inherited.filter { !names.contains($0.baseName) }
    }
}

import Foundation
import Testing

@testable import ProjectReader

/// Projects that are damaged in many ways: each is read or refused, soon, and nothing outside is touched.
@Suite struct MutationTests {
    /// The same numbers in each run.
    private struct Numbers: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return (state ^ (state >> 33)) &* 0xff51_afd7_ed55_8ccd
        }
    }

    private static let pieces = [
        "{", "}", "(", ")", ";", ",", "=", "\"", "\\U", "/*", "*/", "//", "$(", "$(A:", "$(inherited)", "../", "\u{0}", "\u{ff}", "isa",
        "MAIN", "ROOT", "T_App", "G",
        "<absolute>", "sourceTree", "path", "children", "/etc", "[sdk=*]", "GENERATE_INFOPLIST_FILE", "\n",
    ]

    private func fixture() -> ProjectFixture {
        let fixture = ProjectFixture.app(
            settings:
                "A = \"$(B)$(inherited)\"; B = \"$(TARGET_NAME:lower)\"; GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_UIMainStoryboardFile = Main;"
        )
        fixture.object("G", "PBXGroup", "path = Sub; children = (F1, V); sourceTree = \"<group>\";")
        fixture.object("F1", "PBXFileReference", "path = B.swift; sourceTree = \"<group>\";")
        fixture.object("V", "PBXVariantGroup", "name = Main.storyboard; children = (V1); sourceTree = \"<group>\";")
        fixture.object("V1", "PBXFileReference", "path = Base.lproj/Main.storyboard; sourceTree = \"<group>\";")
        fixture.object("S", "PBXFileSystemSynchronizedRootGroup", "path = Sync; sourceTree = \"<group>\"; exceptions = (E);")
        fixture.object("E", "PBXFileSystemSynchronizedBuildFileExceptionSet", "target = T_Main; membershipExceptions = (x.swift);")
        for id in ["G", "S"] { fixture.inMainGroup(id) }
        for name in ["Sub/B.swift", "Sub/Base.lproj/Main.storyboard", "Sync/x.swift", "Sync/y.swift"] { fixture.folder.write("", to: name) }
        fixture.target("Main", sources: ["F1"], resources: ["V"], fields: "fileSystemSynchronizedGroups = (S);")
        return fixture
    }

    private func mutated(_ text: [UInt8], _ numbers: inout Numbers, _ pieces: [String] = Self.pieces) -> [UInt8] {
        var bytes = text
        for _ in 0..<Int.random(in: 1...6, using: &numbers) {
            let start = Int.random(in: 0..<bytes.count, using: &numbers)
            let end = min(bytes.count, start + Int.random(in: 0...12, using: &numbers))
            switch Int.random(in: 0..<4, using: &numbers) {
            case 0: bytes.removeSubrange(start..<end)
            case 1: bytes.insert(contentsOf: Array(pieces.randomElement(using: &numbers)!.utf8), at: start)
            case 2: bytes[start] = UInt8.random(in: 0...255, using: &numbers)
            default:
                let from = Int.random(in: 0..<bytes.count, using: &numbers)
                bytes.insert(contentsOf: bytes[from..<min(bytes.count, from + 40)], at: start)
            }
            if bytes.isEmpty { return text }
        }
        return bytes
    }

    /// The number of projects; `FORASTERO_ROUNDS` asks for more.
    private static var rounds: Int { ProcessInfo.processInfo.environment["FORASTERO_ROUNDS"].flatMap(Int.init) ?? 1_500 }

    @Test("XP-148, XP-149, XP-150, XP-151: damaged project files are read or refused, and never leave their folders") func projects() throws
    {
        let fixture = fixture()
        fixture.write()
        let original = Array(fixture.text.utf8), file = fixture.path + "/project.pbxproj"
        let out = TemporaryFolder()
        var numbers = Numbers(state: 20), read = 0, refused = 0
        for _ in 0..<Self.rounds {
            try Data(mutated(original, &numbers)).write(to: URL(fileURLWithPath: file))
            let before = fixture.folder.state
            let report = ProjectReport()
            do {
                let workspace = try Workspace(try ProjectLocation(fixture.path), report: report)
                let plan = try AppPlanner.plan(workspace)
                for target in plan.targets { #expect(target.contents.sources.allSatisfy { $0.path.hasPrefix(fixture.folder.path + "/") }) }
                _ = try PackageWriter.write(plan, to: out.path + "/build", report: report)
                _ = ProjectExplanation(plan, workspace: workspace).text
                read += 1
            } catch {
                #expect(!error.message.isEmpty)
                refused += 1
            }
            #expect(fixture.folder.state == before)
        }
        // Both must happen, or the mutations say nothing.
        #expect(read > Self.rounds / 20)
        #expect(refused > Self.rounds / 20)
        #expect(FileSystem.names(in: out.path) == ["build"])
    }

    @Test("XP-40, XP-108, XP-113: damaged settings files, schemes, plans and lists end in an error or a value") func otherFiles() throws {
        let folder = TemporaryFolder()
        let texts = [
            "A = $(B)\nB[sdk=*] = x // y\n#include? \"z\"\nC = \\\n d\n",
            "<Scheme a=\"b\"><LaunchAction buildConfiguration=\"Debug\"><CommandLineArguments><CommandLineArgument argument=\"&#x41;&amp;\"/></CommandLineArguments></LaunchAction></Scheme>",
            "{ \"testTargets\": [{ \"target\": { \"name\": \"A\" }, \"skippedTests\": [\"B/c()\"] }], \"configurations\": [{ \"name\": \"x\" }] }",
            "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>a</key><array><integer>1</integer></array></dict></plist>",
            "{ \"sourceLanguage\": \"en\", \"strings\": { \"a %d\": { \"localizations\": { \"de\": { \"variations\": { \"plural\": { \"one\": { \"stringUnit\": { \"value\": \"b\" } } } } } } } } }",
        ]
        var numbers = Numbers(state: 21)
        for round in 0..<Self.rounds {
            let text = texts[round % texts.count]
            let bytes = mutated(Array(text.utf8), &numbers)
            let file = folder.path + "/f"
            try Data(bytes).write(to: URL(fileURLWithPath: file))
            do {
                switch round % texts.count {
                case 0:
                    var reader = XcconfigReader(checkout: Checkout(root: folder.path), report: ProjectReport())
                    let table = try reader.read(file)
                    let settings = BuildSettings(layers: [table], situation: [:], report: ProjectReport(), place: "")
                    for name in ["A", "B", "C"] { _ = settings[name] }
                case 1: _ = try MarkupParser.parse(bytes, file: file)
                case 2: _ = try TestPlan.read(file, report: ProjectReport())
                case 3: _ = try TypedPropertyList.read(file)
                default: _ = try StringsCatalog.read(file).files(table: "T")
                }
            } catch {
                #expect(!error.message.isEmpty)
            }
        }
    }

    @Test("XP-144, XP-150: of damaged headers the compiler is given nothing by which it reads another file") func headers() throws {
        let folder = TemporaryFolder()
        let text = """
            #ifndef A_H
            #define A_H "text // no comment"
            #include <stdint.h> // one
            #include "B.h"
            /* two
               lines */ #import "C.h"
            #define twice(x) \\
                (x) + (x)
            typedef struct { uint8_t a, 'b'; } Pair;
            static const char *name = "a\\"b";
            #endif
            """
        folder.write("enum { seven = 7 };\n", to: "B.h")
        var numbers = Numbers(state: 22), given = 0
        for _ in 0..<Self.rounds {
            let file = folder.path + "/A.h"
            try Data(mutated(Array(text.utf8), &numbers, Self.headerPieces)).write(
                to: URL(fileURLWithPath: file))
            let header = try BridgingHeaderReader.read(file) { (name, _) throws(ProjectError) in
                name.hasSuffix(".h") ? folder.path + "/B.h" : nil
            }
            let directives = CompilersView.directives(of: header.text)
            #expect(directives.allSatisfy(CompilersView.isHarmless), "\(directives) in \(Array(header.text.utf8))")
            if header.unseen.isEmpty { given += 1 }
        }
        // Else the mutations say nothing.
        #expect(given > Self.rounds / 20)
    }

    private static let headerPieces = [
        "#", "include", "\"/x\"", "#include \"/x\"", "#include </x>", "/*", "*/", "//", "\\\n", "\\ \n", "\"", "'", "'\"'", "%:", "%", ":",
        "??=", "\r", "\u{0}", "\u{b}", "\u{c}", "\u{85}", "\u{a0}", "\u{180e}", "\u{301}", "\n", " ", "import", "embed", "_Pragma",
        "@import X;",
    ]
}

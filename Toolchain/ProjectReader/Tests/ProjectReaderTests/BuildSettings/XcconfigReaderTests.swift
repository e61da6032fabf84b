import Testing

@testable import ProjectReader

@Suite struct XcconfigReaderTests {
    private let folder = TemporaryFolder()

    private func read(_ text: String, _ report: ProjectReport = ProjectReport()) throws -> (String) -> String {
        let file = folder.write(text, to: "Main.xcconfig")
        var reader = XcconfigReader(checkout: Checkout(root: folder.path), report: report)
        let table = try reader.read(file)
        let settings = BuildSettings(layers: [table], situation: ["sdk": "iphonesimulator26"], report: report, place: "t")
        return { settings[$0] }
    }

    @Test("XP-40: assignments, comments, semicolons, joined lines, conditions") func lines() throws {
        let value = try read(
            """
            // A comment
            A = one // rest
            URL = http://x.org
            SLASHED = http:/$()/x.org
            B = two;
            C = three \\
              four
            D[sdk=iphonesimulator*] = five
              E=six
            """)
        #expect(["A", "URL", "SLASHED", "B", "D", "E"].map(value) == ["one", "http:", "http://x.org", "two", "five", "six"])
        #expect(SettingText.words(value("C")) == ["three", "four"])
    }

    @Test("XP-40, XP-41: included files, with and without extension; optional ones may be missing") func includes() throws {
        folder.write("A = a\n#include \"../Deep\"\n", to: "Sub/One.xcconfig")
        folder.write("B = b\n", to: "Deep.xcconfig")
        let report = ProjectReport()
        let value = try read("#include \"Sub/One.xcconfig\"\n#include? \"None.xcconfig\"\nA = $(inherited)c\n", report)
        #expect(value("B") == "b")
        #expect(value("A") == "ac")
        #expect(report.entries.isEmpty)
        _ = try read("#include \"None.xcconfig\"\n", report)
        #expect(report.says("None.xcconfig"))
    }

    @Test("XP-41, XP-147: what is included lies in the checkout") func outside() {
        for path in ["../../../../../../etc/passwd", "/etc/passwd"] {
            #expect { try read("\n#include \"\(path)\"") } throws: { ($0 as? ProjectError)?.line == 2 }
        }
    }

    @Test("XP-42: files that include each other are read once each, with a warning; twice side by side is allowed") func circles() throws {
        folder.write("#include \"Main.xcconfig\"\nB = b\n", to: "Other.xcconfig")
        let report = ProjectReport()
        let value = try read("#include \"Other.xcconfig\"\n#include \"Other.xcconfig\"\nA = $(B)\n", report)
        #expect(value("A") == "b")
        #expect(report.entries.count == 1)
        #expect(report.says("being read already"))
    }

    @Test("XP-149: files that multiply by their includes come to an end") func bomb() {
        for number in 0..<20 {
            folder.write("#include \"\(number + 1).xcconfig\"\n#include \"\(number + 1).xcconfig\"\n", to: "\(number).xcconfig")
        }
        folder.write("", to: "20.xcconfig")
        #expect(throws: ProjectError.self) { try read("#include \"0.xcconfig\"") }
    }

    @Test("XP-43: a settings file that is missing is told, and the project goes on") func missing() throws {
        let fixture = ProjectFixture.app()
        fixture.object("X", "PBXFileReference", "path = \"Pods/Gone.xcconfig\"; sourceTree = \"<group>\";")
        fixture.inMainGroup("X")
        fixture.baseConfiguration = "baseConfigurationReference = X;"
        let report = ProjectReport()
        #expect(try fixture.settings(report)["TARGET_NAME"] == "App")
        #expect(report.says("Pods/Gone.xcconfig"))
    }
}

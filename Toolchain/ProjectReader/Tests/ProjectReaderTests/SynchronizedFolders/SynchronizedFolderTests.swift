import Testing

@testable import ProjectReader

@Suite struct SynchronizedFolderTests {
    /// A project whose target `App` owns the folder `App`, and `Other` does not.
    private func fixture(exceptions: String = "", sets: [String] = []) -> ProjectFixture {
        let fixture = ProjectFixture(name: "P")
        fixture.objectVersion = "77"
        fixture.object(
            "S", "PBXFileSystemSynchronizedRootGroup",
            "path = App; sourceTree = \"<group>\"; exceptions = (\(sets.joined(separator: ", "))); \(exceptions)")
        fixture.inMainGroup("S")
        fixture.target("App", fields: "fileSystemSynchronizedGroups = (S);")
        fixture.target("Other", type: "com.apple.product-type.framework")
        return fixture
    }

    private func exceptions(_ fixture: ProjectFixture, id: String, target: String, _ paths: [String], more: String = "") {
        let list = paths.map { "\"\($0)\"" }.joined(separator: ", ")
        fixture.object(
            id, "PBXFileSystemSynchronizedBuildFileExceptionSet", "target = \(target); membershipExceptions = (\(list)); \(more)")
    }

    @Test("XP-22: every file below belongs to the target, sorted by its type") func members() throws {
        let fixture = fixture()
        for name in ["A.swift", "Sub/B.swift", "P.png", "H.h", "Notes.md"] { fixture.folder.write("", to: "App/" + name) }
        let contents = try fixture.contents(of: "App")
        #expect(contents.sources.map { $0.path.split(separator: "/").last } == ["A.swift", "B.swift"])
        #expect(contents.resources.map(\.destination) == ["P.png"])
        #expect(try fixture.contents(of: "Other").sources.isEmpty)
    }

    @Test("XP-23: exceptions of the owner are taken out") func takenOut() throws {
        let fixture = fixture(sets: ["E"])
        exceptions(fixture, id: "E", target: "T_App", ["Info.plist", "Sub"])
        for name in ["A.swift", "Sub/B.swift", "Info.plist"] { fixture.folder.write("", to: "App/" + name) }
        let contents = try fixture.contents(of: "App")
        #expect(contents.sources.count == 1)
        #expect(contents.resources.isEmpty)
    }

    @Test("XP-24: exceptions of another target are put into that") func putIn() throws {
        let fixture = fixture(sets: ["E"])
        exceptions(fixture, id: "E", target: "T_Other", ["Shared.swift"])
        for name in ["A.swift", "Shared.swift"] { fixture.folder.write("", to: "App/" + name) }
        #expect(try fixture.contents(of: "Other").sources.map { $0.path.split(separator: "/").last } == ["Shared.swift"])
        #expect(try fixture.contents(of: "App").sources.count == 2)
    }

    @Test("XP-25: a localised file is named without the folder of its language") func localized() throws {
        let fixture = fixture(sets: ["E"])
        exceptions(fixture, id: "E", target: "T_App", ["/Localized/Views/Code.xib"])
        for name in ["Views/Base.lproj/Code.xib", "Views/de.lproj/Code.xib", "Views/Base.lproj/Other.xib"] {
            fixture.folder.write("", to: "App/" + name)
        }
        #expect(try fixture.contents(of: "App").resources.map(\.destination) == ["Base.lproj/Other.xib"])
    }

    @Test("XP-26: flags, types, systems and folders by their paths") func details() throws {
        let fixture = fixture(
            exceptions: "explicitFileTypes = { \"A.txt\" = sourcecode.swift; }; explicitFolders = (Data);", sets: ["E"])
        exceptions(
            fixture, id: "E", target: "T_App", [],
            more:
                "additionalCompilerFlagsByRelativePath = { \"B.swift\" = \"-DX\"; }; platformFiltersByRelativePath = { \"Mac.swift\" = (macos); };"
        )
        for name in ["A.txt", "B.swift", "Mac.swift", "Data/one.swift"] { fixture.folder.write("", to: "App/" + name) }
        let contents = try fixture.contents(of: "App")
        #expect(contents.sources.map { $0.path.split(separator: "/").last } == ["A.txt", "B.swift"])
        #expect(contents.sources.last?.flags == "-DX")
        #expect(contents.resources.map(\.destination) == ["Data"])
    }

    @Test("XP-27: hidden files are skipped, bundles are one thing, links do not lead out") func walking() throws {
        let outside = TemporaryFolder()
        outside.write("", to: "Evil.swift")
        let fixture = fixture()
        for name in [".hidden.swift", "A.xcassets/Contents.json", "A.xcassets/x.swift", "de.lproj/L.strings"] {
            fixture.folder.write("", to: "App/" + name)
        }
        fixture.folder.link("App/Out", to: outside.path)
        let report = ProjectReport()
        let contents = try fixture.contents(of: "App", report)
        #expect(contents.sources.isEmpty)
        #expect(contents.resources.map(\.destination) == ["A.xcassets", "de.lproj/L.strings"])
        #expect(report.says("Out"))
    }

    @Test("XP-149: folders that are linked into each other come to an end") func circles() throws {
        let fixture = fixture()
        fixture.folder.write("", to: "App/A.swift")
        for name in ["again", "and", "on"] { fixture.folder.link("App/" + name, to: fixture.folder.path + "/App") }
        #expect(try fixture.contents(of: "App").sources.count == 1)
    }

    @Test("XP-22: a folder that is not there is told") func missing() throws {
        let report = ProjectReport()
        #expect(try fixture().contents(of: "App", report).sources.isEmpty)
        #expect(report.says("folder App"))
    }
}

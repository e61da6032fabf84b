import Testing

@testable import ProjectReader

@Suite struct FilePlacesTests {
    /// The paths of the sources of the only target, from the checkout's folder.
    private func sources(_ fixture: ProjectFixture, _ report: ProjectReport = ProjectReport()) throws -> [String] {
        let contents = try fixture.contents(report)
        return contents.sources.map { String($0.path.dropFirst(fixture.folder.path.count + 1)) }
    }

    private func grouped(_ group: String, _ file: String, in place: String = "") -> ProjectFixture {
        let fixture = ProjectFixture(in: place)
        fixture.object("G", "PBXGroup", "\(group) children = (F);")
        fixture.object("F", "PBXFileReference", file)
        fixture.inMainGroup("G")
        fixture.target("App", sources: ["F"])
        return fixture
    }

    @Test("XP-07, XP-08: a group with a path is a folder, one with a name alone is none")
    func groups() throws {
        var fixture = grouped("path = Sub; sourceTree = \"<group>\";", "path = A.swift; sourceTree = \"<group>\";")
        fixture.folder.write("", to: "Sub/A.swift")
        #expect(try sources(fixture) == ["Sub/A.swift"])
        fixture = grouped("name = Shown; sourceTree = \"<group>\";", "path = A.swift; sourceTree = \"<group>\";")
        fixture.folder.write("", to: "A.swift")
        #expect(try sources(fixture) == ["A.swift"])
    }

    @Test("XP-08: SOURCE_ROOT is the project's folder, and \"..\" stays in the checkout")
    func trees() throws {
        var fixture = grouped("path = Sub; sourceTree = \"<group>\";", "path = A.swift; sourceTree = SOURCE_ROOT;", in: "ios")
        fixture.folder.write("", to: "ios/A.swift")
        #expect(try sources(fixture) == ["ios/A.swift"])
        fixture = grouped("path = ../Shared; sourceTree = \"<group>\";", "path = A.swift; sourceTree = \"<group>\";", in: "ios")
        fixture.folder.write("", to: "Shared/A.swift")
        #expect(try sources(fixture) == ["Shared/A.swift"])
        fixture = grouped("path = Sub; sourceTree = MY_OWN_TREE;", "path = A.swift; sourceTree = \"<group>\";")
        fixture.folder.write("", to: "Sub/A.swift")
        #expect(try sources(fixture) == ["Sub/A.swift"])
    }

    @Test("XP-08: what belongs to the system has a name and no place") func system() throws {
        let fixture = ProjectFixture()
        let kit = fixture.file("UIKit.framework", fields: "sourceTree = SDKROOT; name = UIKit.framework;", text: nil)
        fixture.target("App", frameworks: [kit])
        let report = ProjectReport()
        #expect(try fixture.contents(report).linked == ["UIKit.framework"])
        #expect(report.entries.isEmpty)
    }

    @Test("XP-09: what the project says of a file's type wins over its name") func types() {
        #expect(FileKind(path: "a.txt", explicit: "sourcecode.swift", lastKnown: "text") == .swift)
        #expect(FileKind(path: "a.txt", lastKnown: "sourcecode.swift") == .swift)
        #expect(FileKind(path: "a.swift", explicit: "folder", lastKnown: "sourcecode.swift") == .folder)
        #expect(FileKind(path: "a.swift", lastKnown: "text.whatever") == .swift)
        #expect(FileKind(path: "a.png") == .resource)
    }

    @Test("XP-10: a folder is copied whole, under its own name") func folders() throws {
        let fixture = ProjectFixture()
        fixture.folder.write("x", to: "Levels/one/1.txt")
        let folder = fixture.file("Levels", fields: "lastKnownFileType = folder; sourceTree = \"<group>\";", text: nil)
        fixture.target("App", resources: [folder])
        #expect(try fixture.contents().resources.map(\.destination) == ["Levels"])
    }

    @Test("XP-11, XP-81: a variant group stands for its languages") func variants() throws {
        let fixture = ProjectFixture()
        for (id, path) in [("V1", "Base.lproj/Main.storyboard"), ("V2", "de.lproj/Main.strings")] {
            fixture.folder.write("", to: path)
            fixture.object(id, "PBXFileReference", "path = \(path); name = x; sourceTree = \"<group>\";")
        }
        fixture.object("V", "PBXVariantGroup", "name = Main.storyboard; children = (V1, V2); sourceTree = \"<group>\";")
        fixture.inMainGroup("V")
        fixture.target("App", resources: ["V"])
        #expect(try fixture.contents().resources.map(\.destination) == ["Base.lproj/Main.storyboard", "de.lproj/Main.strings"])
    }

    @Test("XP-12: a data model with versions is one thing, which is copied under the name of a compiled one") func versions() throws {
        let fixture = ProjectFixture()
        fixture.folder.write("", to: "M.xcdatamodeld/M.xcdatamodel/contents")
        fixture.object("M1", "PBXFileReference", "path = M.xcdatamodel; sourceTree = \"<group>\";")
        fixture.object(
            "M", "XCVersionGroup",
            "path = M.xcdatamodeld; children = (M1); currentVersion = M1; sourceTree = \"<group>\"; versionGroupType = wrapper.xcdatamodel;"
        )
        fixture.inMainGroup("M")
        fixture.target("App", sources: ["M"])
        let contents = try fixture.contents()
        #expect(contents.resources.map(\.destination) == ["M.momd"])
        #expect(contents.dataModels.map { $0.hasSuffix("/M.xcdatamodeld") } == [true] && contents.unbuilt.isEmpty)
    }

    @Test("XP-12: a mapping model is copied under the name of a compiled one") func mappingModels() throws {
        let fixture = ProjectFixture()
        fixture.folder.write("<database/>", to: "Words.xcmappingmodel/xcmapping.xml")
        fixture.object(
            "W", "PBXFileReference", "lastKnownFileType = wrapper.xcmappingmodel; path = Words.xcmappingmodel; sourceTree = \"<group>\";")
        fixture.inMainGroup("W")
        fixture.target("App", sources: ["W"])
        let contents = try fixture.contents()
        #expect(contents.resources.map(\.destination) == ["Words.cdm"])
        #expect(contents.dataModels.isEmpty && contents.unbuilt.isEmpty)
    }

    @Test("XP-147: absolute paths are never read") func absolute() throws {
        let report = ProjectReport()
        let fixture = grouped("sourceTree = \"<group>\";", "path = /etc/hosts.swift; sourceTree = \"<absolute>\";")
        #expect(try sources(fixture, report).isEmpty)
        #expect(report.says("/etc/hosts.swift"))
    }

    @Test("XP-147: a path or a link that leads out of the checkout is refused, with file and line")
    func outside() throws {
        let outside = TemporaryFolder()
        outside.write("", to: "A.swift")
        let climbing = grouped(
            "path = \"../\(outside.path.split(separator: "/").last ?? "")\"; sourceTree = \"<group>\";",
            "path = A.swift; sourceTree = \"<group>\";")
        #expect { try sources(climbing) } throws: {
            let error = $0 as? ProjectError
            return error?.file?.hasSuffix("project.pbxproj") == true && (error?.line ?? 0) > 1
                && error?.message.contains("leads out") == true
        }
        let linked = grouped("path = Sub; sourceTree = \"<group>\";", "path = A.swift; sourceTree = \"<group>\";")
        linked.folder.link("Sub", to: outside.path)
        #expect(throws: ProjectError.self) { try sources(linked) }
        let missing = grouped("path = \"../../nowhere\"; sourceTree = \"<group>\";", "path = A.swift; sourceTree = \"<group>\";")
        #expect(throws: ProjectError.self) { try sources(missing) }
    }

    @Test("XP-149: groups that hold each other are entered once") func circles() throws {
        let fixture = grouped("path = Sub; sourceTree = \"<group>\";", "path = A.swift; sourceTree = \"<group>\";")
        fixture.object("G1", "PBXGroup", "path = x; children = (G2); sourceTree = \"<group>\";")
        fixture.object("G2", "PBXGroup", "path = y; children = (G1, MAIN, G2); sourceTree = \"<group>\";")
        fixture.inMainGroup("G1")
        fixture.folder.write("", to: "Sub/A.swift")
        #expect(try sources(fixture) == ["Sub/A.swift"])
    }

    @Test("XP-04: a file that is not there is told, and the others are taken") func missing() throws {
        let fixture = ProjectFixture()
        let gone = fixture.file("Gone.swift", text: nil), there = fixture.file("There.swift")
        fixture.target("App", sources: [gone, there])
        let report = ProjectReport()
        #expect(try sources(fixture, report) == ["There.swift"])
        #expect(report.says("Gone.swift"))
    }

    @Test("Folders and files are found whatever the case of their names, as on a Mac's disk; the same spelling comes first")
    func upperAndLowerCase() throws {
        var fixture = grouped("path = Sub; sourceTree = \"<group>\";", "path = a.swift; sourceTree = \"<group>\";")
        fixture.folder.write("", to: "sub/A.swift")
        #expect(try sources(fixture) == ["sub/A.swift"])
        fixture.folder.write("", to: "Sub/a.swift")
        #expect(try sources(fixture) == ["Sub/a.swift"])
        fixture = grouped("path = Sub; sourceTree = \"<group>\";", "path = a.swift; sourceTree = \"<group>\";")
        fixture.folder.write("", to: "sub/b.swift")
        let report = ProjectReport()
        #expect(try sources(fixture, report).isEmpty)
        #expect(report.says("does not exist"))
    }
}

import Testing

@testable import ProjectReader

@Suite struct ProjectFileTests {
    @Test("XP-01, XP-06: the root object leads to targets and groups") func root() throws {
        let fixture = ProjectFixture.app()
        let project = try fixture.read()
        #expect(project.name == "App")
        #expect(project.targets.map(\.name) == ["App"])
        #expect(project.developmentRegion == "en")
    }

    @Test(
        "XP-01: without objects or a root there is no project", arguments: ["{ objects = {}; rootObject = A; }", "{ a = b; }", "(a)", ""])
    func noRoot(_ text: String) {
        let folder = TemporaryFolder()
        folder.write(text, to: "A.xcodeproj/project.pbxproj")
        #expect(throws: ProjectError.self) {
            try ProjectFile(path: folder.path + "/A.xcodeproj", checkout: Checkout(root: folder.path), report: ProjectReport())
        }
    }

    @Test("XP-02: identifiers are any strings") func identifiers() throws {
        let fixture = ProjectFixture()
        let file = fixture.file("A.swift", id: "\"::A 1\"")
        fixture.object("B1", "PBXBuildFile", "fileRef = \(file);")
        fixture.object("P1", "PBXSourcesBuildPhase", "files = (B1);")
        fixture.target("App", phases: ["P1"])
        #expect(try fixture.contents().sources.map(\.path) == [fixture.folder.path + "/A.swift"])
    }

    @Test("XP-03: a version or kind that is not known is passed over, with one warning", arguments: ["45", "60", "77", "90", "999"])
    func tolerance(_ version: String) throws {
        let fixture = ProjectFixture.app()
        fixture.objectVersion = version
        fixture.object("X1", "PBXNewThing", "a = b;")
        fixture.object("X2", "PBXNewThing", "a = b;")
        let report = ProjectReport()
        #expect(try fixture.read(report).targets.count == 1)
        #expect(report.texts.filter { $0.contains("PBXNewThing") }.count == 1)
    }

    @Test("XP-04: a link that leads nowhere is told with project and identifier, and skipped") func holes() throws {
        let fixture = ProjectFixture()
        let file = fixture.file("A.swift")
        fixture.object("B1", "PBXBuildFile", "fileRef = GONE1;")
        fixture.object("B2", "PBXBuildFile", "fileRef = \(file);")
        fixture.object("P1", "PBXSourcesBuildPhase", "files = (B1, B2, GONE2);")
        fixture.target("App", phases: ["P1", "GONE3"])
        let report = ProjectReport()
        #expect(try fixture.contents(of: "App", report).sources.count == 1)
        for hole in ["GONE1", "GONE2", "GONE3"] { #expect(report.says(hole)) }
        #expect(report.texts.allSatisfy { $0.contains("project.pbxproj:") })
    }

    @Test("XP-05, XP-15: kinds of targets; those that are not built are known by name") func kinds() throws {
        #expect(ProductType(rawValue: "com.apple.product-type.framework.static")?.isLibrary == true)
        #expect(ProductType(rawValue: "com.apple.product-type.bundle.unit-test")?.wrapperExtension == "xctest")
        #expect(ProductType.describe("com.apple.product-type.app-extension.messages").contains("extension"))
        #expect(ProductType.describe("com.apple.product-type.watchkit2-extension").contains("watch"))
        #expect(ProductType.describe("com.apple.product-type.application.on-demand-install-capable").contains("clip"))
    }

    @Test("XP-14: a target's own name is what TARGET_NAME means") func targetName() throws {
        let fixture = ProjectFixture.app(name: "My App")
        #expect(try fixture.settings()["TARGET_NAME"] == "My App")
    }

    @Test("XP-16: only phases in the target's list count, in its order") func phases() throws {
        let fixture = ProjectFixture()
        let a = fixture.file("A.swift"), b = fixture.file("B.swift"), c = fixture.file("C.swift")
        for file in [a, b, c] {
            fixture.object("B_" + file, "PBXBuildFile", "fileRef = \(file);")
            fixture.object("P_" + file, "PBXSourcesBuildPhase", "files = (B_\(file));")
        }
        fixture.target("App", phases: ["P_" + c, "P_" + a])
        #expect(try fixture.contents().sources.map { $0.path.suffix(7) } == ["C.swift", "A.swift"])
    }

    @Test("XP-17: files for other systems are left out; flags of one file are kept") func buildFiles() throws {
        let fixture = ProjectFixture()
        let a = fixture.file("A.swift"), b = fixture.file("B.swift"), c = fixture.file("C.swift")
        fixture.object("B1", "PBXBuildFile", "fileRef = \(a); platformFilter = maccatalyst;")
        fixture.object("B2", "PBXBuildFile", "fileRef = \(b); platformFilters = (ios, macos); settings = { COMPILER_FLAGS = \"-DX\"; };")
        fixture.object("B3", "PBXBuildFile", "fileRef = \(c); settings = { ATTRIBUTES = (Public); };")
        fixture.object("P1", "PBXSourcesBuildPhase", "files = (B1, B2, B3);")
        fixture.target("App", phases: ["P1"])
        let sources = try fixture.contents().sources
        #expect(sources.map { $0.path.suffix(7) } == ["B.swift", "C.swift"])
        #expect(sources[0].flags == "-DX")
    }

    @Test("XP-18, XP-145: of the sources Swift is compiled; other languages and models are told apart") func sourceKinds() throws {
        let fixture = ProjectFixture()
        let files = ["A.swift", "B.m", "C.mm", "D.metal", "E.intentdefinition"].map { fixture.file($0) }
        fixture.target("App", sources: files)
        let contents = try fixture.contents()
        #expect(contents.sources.count == 1)
        #expect(contents.otherSources.count == 2)
        #expect(contents.unbuilt.keys.sorted() == ["intentdefinition", "metal"])
    }

    @Test("XP-19: a Swift file among the resources is neither compiled nor copied") func swiftAmongResources() throws {
        let fixture = ProjectFixture()
        let file = fixture.file("A.swift"), picture = fixture.file("P.png")
        fixture.target("App", resources: [file, picture])
        let contents = try fixture.contents()
        #expect(contents.sources.isEmpty)
        #expect(contents.resources.map(\.destination) == ["P.png"])
    }

    @Test("XP-20: copied files go to the bundle where they are meant for it; embedding needs nothing") func copyPhases() throws {
        let fixture = ProjectFixture()
        let names = ["a.txt", "b.txt", "c.txt", "d.txt"].map { fixture.file($0) }
        for (file, place) in zip(names, [("7", "Data/Sub"), ("1", ""), ("10", ""), ("13", "")]) {
            fixture.object("B_" + file, "PBXBuildFile", "fileRef = \(file);")
            fixture.object(
                "P_" + file, "PBXCopyFilesBuildPhase", "dstSubfolderSpec = \(place.0); dstPath = \"\(place.1)\"; files = (B_\(file));")
        }
        fixture.target("App", phases: names.map { "P_" + $0 })
        #expect(try fixture.contents().resources.map(\.destination) == ["Data/Sub/a.txt", "b.txt"])
    }

    @Test("XP-20, XP-151: a destination cannot leave the bundle") func copyPhaseThatLeaves() throws {
        let fixture = ProjectFixture()
        let file = fixture.file("a.txt")
        fixture.object("B1", "PBXBuildFile", "fileRef = \(file);")
        fixture.object("P1", "PBXCopyFilesBuildPhase", "dstSubfolderSpec = 7; dstPath = \"../../..\"; files = (B1);")
        fixture.target("App", phases: ["P1"])
        #expect(try fixture.contents().resources.map(\.destination) == ["a.txt"])
    }

    @Test("XP-93, XP-146: scripts are named, with what they are known to do, and never run") func scripts() throws {
        let fixture = ProjectFixture()
        let file = fixture.file("A.swift")
        fixture.object("S1", "PBXShellScriptBuildPhase", "shellScript = \"touch \(fixture.folder.path)/ran; swiftlint\"; name = Lint;")
        fixture.object("S2", "PBXShellScriptBuildPhase", "shellScript = \"\\\"$PODS_ROOT/R.swift/rswift\\\" generate\";")
        fixture.target("App", sources: [file], phases: ["S1", "S2"])
        let scripts = try fixture.contents().scripts
        #expect(scripts.map(\.tool) == ["SwiftLint", "R.swift"])
        #expect(scripts.map(\.makesSources) == [false, true])
        #expect(!FileSystem.exists(fixture.folder.path + "/ran"))
    }
}

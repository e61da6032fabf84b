import Testing

@testable import ProjectReader

@Suite struct WorkspaceTests {
    private let fixture = ProjectFixture.app()

    private func workspace(_ references: String, name: String = "All") {
        fixture.write()
        fixture.folder.write(
            "<?xml version=\"1.0\"?><Workspace version=\"1.0\">\(references)</Workspace>",
            to: "\(name).xcworkspace/contents.xcworkspacedata")
    }

    @Test(
        "XP-104: projects by group and container, in groups, too",
        arguments: [
            "<FileRef location=\"group:App.xcodeproj\"/>", "<FileRef location=\"container:App.xcodeproj\"></FileRef>",
            "<Group location=\"group:\" name=\"x\"><FileRef location=\"group:App.xcodeproj\"/></Group>",
            "<Group location=\"container:Sub\"><FileRef location=\"group:../App.xcodeproj\"/></Group>",
        ]) func references(_ text: String) throws
    {
        workspace(text + "<FileRef location=\"group:Notes.txt\"/><FileRef location=\"absolute:/etc/x.xcodeproj\"/>")
        let found = try Workspace(try ProjectLocation(fixture.folder.path + "/All.xcworkspace"), report: ProjectReport())
        #expect(found.projects.map(\.name) == ["App"])
    }

    @Test("XP-104: \"self:\" is the project around") func ownWorkspace() throws {
        fixture.write()
        fixture.folder.write(
            "<Workspace><FileRef location=\"self:\"/></Workspace>", to: "App.xcodeproj/project.xcworkspace/contents.xcworkspacedata")
        let found = try Workspace(try ProjectLocation(fixture.path + "/project.xcworkspace"), report: ProjectReport())
        #expect(found.projects.map(\.name) == ["App"])
    }

    @Test("XP-105: a workspace before a project; several of a kind are listed") func choice() throws {
        fixture.write()
        #expect(try ProjectLocation(fixture.folder.path).name == "App")
        workspace("<FileRef location=\"group:App.xcodeproj\"/>")
        #expect(try ProjectLocation(fixture.folder.path).isWorkspace)
        workspace("", name: "Second")
        #expect { try ProjectLocation(fixture.folder.path) } throws: {
            ($0 as? ProjectError)?.message.contains("All.xcworkspace, Second.xcworkspace") == true
        }
        #expect(throws: ProjectError.self) { try ProjectLocation(fixture.folder.path + "/App.xcodeproj/project.pbxproj") }
    }

    @Test("XP-103: a project that has yet to be generated is told so") func generated() {
        let folder = TemporaryFolder()
        folder.write("name: x", to: "project.yml")
        #expect { try ProjectLocation(folder.path) } throws: { ($0 as? ProjectError)?.remedy?.contains("xcodegen") == true }
        folder.write("", to: "Sub/A.xcodeproj/project.pbxproj")
        #expect(throws: ProjectError.self) { try ProjectLocation(folder.path) }
    }

    @Test("XP-147: without a checkout of git the folder just above counts if it holds a package or a pod, but never the user's own")
    func packageAbove() {
        let folder = TemporaryFolder()
        folder.makeFolder("Library/Examples/App")
        let example = folder.path + "/Library/Examples"
        #expect(Checkout(around: example).root == example)
        folder.makeFolder("Library/Package.swift")
        #expect(Checkout(around: example).root == example)
        let library = TemporaryFolder()
        library.write("", to: "Package.swift")
        library.makeFolder("Example/App")
        #expect(Checkout(around: library.path + "/Example").root == library.path)
        #expect(Checkout(around: library.path + "/Example/App").root == library.path + "/Example/App")
        #expect(Checkout(around: library.path + "/Example", home: library.path).root == library.path + "/Example")
        #expect(Checkout(around: library.path + "/Example", home: library.path + "/people/me").root == library.path + "/Example")
        let pod = TemporaryFolder()
        pod.write("", to: "Library.podspec")
        pod.makeFolder("Example")
        #expect(Checkout(around: pod.path + "/Example").root == pod.path)
        library.makeFolder("Example/.git")
        #expect(Checkout(around: library.path + "/Example").root == library.path + "/Example")
    }

    @Test("XP-147: projects of a workspace lie in the checkout; one that is missing is told") func outside() throws {
        workspace(
            "<FileRef location=\"group:App.xcodeproj\"/><FileRef location=\"group:Pods/Pods.xcodeproj\"/><FileRef location=\"group:../../../../../etc/E.xcodeproj\"/>"
        )
        let report = ProjectReport()
        #expect(try Workspace(try ProjectLocation(fixture.folder.path), report: report).projects.count == 1)
        #expect(report.says("Pods/Pods.xcodeproj"))
        #expect(report.says("leads out"))
    }

    @Test(
        "XP-13, XP-21, XP-90, XP-102: a framework of another project is built before, by its product, its embedding or its dependency, also in a checkout of Carthage",
        arguments: ["Kit", "Carthage/Checkouts/Kit"])
    func otherProjects(folder: String) throws {
        let kit = ProjectFixture(name: "Kit", in: folder)
        let source = kit.file("Kit.swift", text: "public let x = 1\n")
        kit.target("Kit", type: "com.apple.product-type.framework", sources: [source])
        fixture.folder.write(kit.text, to: "\(folder)/Kit.xcodeproj/project.pbxproj")
        fixture.folder.write("public let x = 1\n", to: "\(folder)/Kit.swift")
        fixture.object("KP", "PBXFileReference", "path = \(folder)/Kit.xcodeproj; sourceTree = \"<group>\";")
        fixture.inMainGroup("KP")
        fixture.object(
            "KX", "PBXContainerItemProxy", "containerPortal = KP; proxyType = 2; remoteGlobalIDString = T_Kit; remoteInfo = Kit;")
        fixture.object("KR", "PBXReferenceProxy", "path = Kit.framework; remoteRef = KX; sourceTree = BUILT_PRODUCTS_DIR;")
        fixture.rootFields = "projectReferences = ({ ProjectRef = KP; });"
        let main = fixture.file("Main.swift")
        fixture.target("Linked", sources: [main], frameworks: ["KR"])
        fixture.object("E", "PBXCopyFilesBuildPhase", "dstSubfolderSpec = 10; files = (EB);")
        fixture.object("EB", "PBXBuildFile", "fileRef = KR;")
        fixture.target("Embedding", sources: [main], phases: ["E"])
        fixture.object("D", "PBXTargetDependency", "name = Kit; targetProxy = KX;")
        fixture.target("Waiting", sources: [main], fields: "dependencies = (D);")
        for name in ["Linked", "Embedding", "Waiting"] {
            var choice = AppPlanner.Choice()
            choice.target = name
            let plan = try fixture.plan(ProjectReport(), choice)
            #expect(plan.libraries.map(\.moduleName) == ["Kit"])
            #expect(plan.app.dependencies == ["Kit"])
        }
    }

    @Test("A project that is opened by itself finds the framework that a workspace above it builds") func neighbours() throws {
        let fixture = ProjectFixture(name: "Sample", in: "Examples/Sample")
        fixture.object("KR", "PBXFileReference", "path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR;")
        fixture.target("Sample", sources: [fixture.file("Main.swift")], frameworks: ["KR"])
        let kit = ProjectFixture(name: "Kit")
        kit.target("Kit", type: "com.apple.product-type.framework", sources: [kit.file("Kit.swift")])
        fixture.folder.write(kit.text, to: "Kit.xcodeproj/project.pbxproj")
        fixture.folder.write("public let x = 1\n", to: "Kit.swift")
        let report = ProjectReport()
        #expect(try fixture.plan(report).libraries.isEmpty)
        fixture.folder.write(
            "<Workspace><FileRef location=\"group:Kit.xcodeproj\"/><FileRef location=\"group:Other.xcodeproj\"/></Workspace>",
            to: "Other.xcworkspace/contents.xcworkspacedata")
        #expect(try fixture.plan(report).libraries.isEmpty)
        fixture.folder.write(
            "<Workspace><FileRef location=\"group:Examples/Sample/Sample.xcodeproj\"/><FileRef location=\"group:Kit.xcodeproj\"/></Workspace>",
            to: "Whole.xcworkspace/contents.xcworkspacedata")
        #expect(try fixture.plan(report).libraries.map(\.moduleName) == ["Kit"])
        #expect(report.says("Whole.xcworkspace"))
    }

    @Test("XP-92: of two apps the one for iOS is chosen") func platforms() throws {
        let fixture = ProjectFixture(name: "P")
        let file = fixture.file("A.swift")
        fixture.target("Mac", sources: [file], settings: "SDKROOT = macosx;")
        fixture.target("Auto", sources: [file], settings: "SDKROOT = auto; SUPPORTED_PLATFORMS = \"macosx iphoneos iphonesimulator\";")
        #expect(try fixture.plan().app.target.name == "Auto")
        let several = ProjectFixture(name: "S")
        several.target("Mac", sources: [several.file("A.swift")], settings: "SDKROOT = macosx; SUPPORTED_PLATFORMS = macosx;")
        several.target("All", sources: [several.file("B.swift")], settings: "SDKROOT = macosx; SUPPORTED_PLATFORMS = \"macosx iphoneos\";")
        #expect(try several.plan().app.target.name == "All")
        let mac = ProjectFixture(name: "M")
        mac.target("Mac", sources: [mac.file("A.swift")], settings: "SDKROOT = macosx;")
        #expect { try mac.plan() } throws: { ($0 as? ProjectError)?.remedy?.contains("an app for another system") == true }
    }
}

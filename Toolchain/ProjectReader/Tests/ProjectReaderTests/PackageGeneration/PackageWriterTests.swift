import Foundation
import Testing

@testable import ProjectReader

@Suite struct PackageWriterTests {
    private let out = TemporaryFolder()

    private func write(_ fixture: ProjectFixture, _ report: ProjectReport = ProjectReport(), _ choice: AppPlanner.Choice = .init()) throws
        -> PackageWriter.Result
    {
        try PackageWriter.write(try fixture.plan(report, choice), to: out.path, report: report)
    }

    private var manifest: String { out.text("package/Package.swift") ?? "" }

    @Test("XP-46, XP-47, XP-48, XP-50, XP-58: the manifest names modules, modes and flags, and tests see into the app") func manifestText()
        throws
    {
        let fixture = ProjectFixture.app(settings: "SWIFT_VERSION = 4.2; SWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG;", name: "2048")
        let test = fixture.file("T.swift", text: "import XCTest\n")
        fixture.target("Tests", type: "com.apple.product-type.bundle.unit-test", sources: [test], settings: "TEST_HOST = x;")
        let result = try write(fixture)
        for part in [
            ".executableTarget(\n            name: \"_048\"", ".v4_2", "\"-D\", \"DEBUG\"", ".testTarget(\n            name: \"Tests\"",
            ".target(name: \"_048\")",
        ] {
            #expect(manifest.contains(part), "\(part)")
        }
        #expect(result.executable == "2048")
        #expect(out.text("package/Targets/XCTMain.swift") == "// forastero-project-tests: _048 Tests\n")
        #expect(out.text("package/Targets/_048/AppDelegate.swift") == "import UIKit\n")
        #expect(out.text("package/.forastero-project") != nil)
    }

    @Test("XP-60: the lowest iOS that a project asks for changes nothing in what is compiled") func deploymentTarget() throws {
        let manifests = try ["9.0", "99.0"].map { version in
            _ = try write(ProjectFixture.app(settings: "IPHONEOS_DEPLOYMENT_TARGET = \(version);"))
            return manifest
        }
        #expect(manifests[0] == manifests[1])
        #expect(!manifests[0].contains("99"))
    }

    @Test("XP-80: a bundle that another target makes lies where it is copied to, with its own property list", arguments: [true, false])
    func madeBundles(isFramework: Bool) throws {
        let fixture = ProjectFixture.app()
        let source = fixture.file("Pod.swift"), sound = fixture.file("ding.caf", text: "ding"), inner = fixture.file("in.txt", text: "in")
        fixture.object(
            "IB", "PBXFileReference", "path = Inner.bundle; explicitFileType = wrapper.cfbundle; sourceTree = BUILT_PRODUCTS_DIR;")
        fixture.object("PB", "PBXFileReference", "name = Pod.bundle; path = \"Pod-Pod.bundle\"; sourceTree = BUILT_PRODUCTS_DIR;")
        fixture.target(
            "Inner", type: "com.apple.product-type.bundle", resources: [inner], fields: "productReference = IB;")
        fixture.target(
            "Pod-Pod", type: "com.apple.product-type.bundle", resources: [sound, "IB"],
            settings: "PRODUCT_NAME = Pod; PRODUCT_BUNDLE_IDENTIFIER = org.pod; GENERATE_INFOPLIST_FILE = YES;",
            fields: "productReference = PB;")
        fixture.object("DB", "PBXTargetDependency", "target = \"T_Pod_Pod\";")
        fixture.target(
            "Pod", type: isFramework ? "com.apple.product-type.framework" : "com.apple.product-type.library.static", sources: [source],
            resources: isFramework ? ["PB"] : [], fields: "dependencies = (DB);")
        fixture.object("D", "PBXTargetDependency", "target = T_Pod;")
        let file = fixture.file("Main.swift")
        fixture.target("Other", sources: [file], fields: "dependencies = (D);")
        let report = ProjectReport()
        var choice = AppPlanner.Choice()
        choice.target = "Other"
        _ = try write(fixture, report, choice)
        let place = "products/Other.app/" + (isFramework ? "Frameworks/Pod.framework/" : "") + "Pod.bundle/"
        #expect(out.text(place + "ding.caf") == "ding" && out.text(place + "Inner.bundle/in.txt") == "in")
        #expect(out.text(place + "Info.plist")?.contains("org.pod") == true)
    }

    @Test("XP-80: a bundle that no target makes is told of, and one that lies in itself ends")
    func bundlesThatCannotBe() throws {
        let fixture = ProjectFixture()
        let file = fixture.file("Main.swift")
        fixture.object("NB", "PBXFileReference", "path = None.bundle; sourceTree = BUILT_PRODUCTS_DIR;")
        fixture.object("RB", "PBXFileReference", "path = Ring.bundle; sourceTree = BUILT_PRODUCTS_DIR;")
        fixture.target("Ring", type: "com.apple.product-type.bundle", resources: ["RB"], fields: "productReference = RB;")
        fixture.target("App", sources: [file], resources: ["NB", "RB"])
        let report = ProjectReport()
        _ = try write(fixture, report)
        let lines = report.entries.map(\.text).joined(separator: "\n")
        #expect(lines.contains("no target that is here makes None.bundle, which is left out"))
        #expect(lines.contains("target Ring makes a bundle that lies in itself, which is left out"))
    }

    @Test("XP-80, XP-89, XP-90: the app's bundle is flat, with those of its frameworks and tests inside") func bundles() throws {
        let fixture = ProjectFixture.app()
        let source = fixture.file("Kit.swift"), picture = fixture.file("kit.png", text: "png"), own = fixture.file("own.png", text: "own")
        fixture.object("KF", "PBXFileReference", "path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR;")
        fixture.target(
            "Kit", type: "com.apple.product-type.framework", sources: [source], resources: [picture], fields: "productReference = KF;")
        let test = fixture.file("T.swift", text: "import XCTest\n"), json = fixture.file("t.json", text: "{}")
        fixture.target("Main", sources: [fixture.file("Main.swift")], resources: [own], frameworks: ["KF"])
        fixture.target("Tests", type: "com.apple.product-type.bundle.unit-test", sources: [test], resources: [json])
        var choice = AppPlanner.Choice()
        choice.target = "Main"
        _ = try write(fixture, ProjectReport(), choice)
        for path in [
            "own.png", "Info.plist", "Frameworks/Kit.framework/kit.png", "Frameworks/Kit.framework/Info.plist",
            "PlugIns/Tests.xctest/t.json",
        ] {
            #expect(out.text("products/Main.app/" + path) != nil, "\(path)")
        }
    }

    @Test("XP-151: nothing is written anew that is right, and what is too much goes") func unchanged() throws {
        let fixture = ProjectFixture.app()
        let picture = fixture.file("a.png", text: "1")
        fixture.target("Main", sources: [fixture.file("Main.swift")], resources: [picture])
        var choice = AppPlanner.Choice()
        choice.target = "Main"
        #expect(try write(fixture, ProjectReport(), choice).changes > 0)
        let before = out.state
        #expect(try write(fixture, ProjectReport(), choice).changes == 0)
        #expect(out.state == before)
        out.write("", to: "package/Targets/Main/Stale.swift")
        out.write("", to: "products/Main.app/stale.png")
        out.write("kept", to: "package/.build/x")
        out.write("program", to: "products/Main.app/Main")
        fixture.folder.write("22", to: "a.png")
        #expect(try write(fixture, ProjectReport(), choice).changes == 3)
        #expect(out.text("products/Main.app/a.png") == "22")
        #expect(out.text("package/Targets/Main/Stale.swift") == nil)
        #expect(out.text("package/.build/x") == "kept")
        #expect(out.text("products/Main.app/Main") == "program")
    }

    @Test("XP-151: the project's folder stays as it is, and cannot be the build folder") func untouched() throws {
        let fixture = ProjectFixture.app()
        let plan = try fixture.plan()
        let before = fixture.folder.state
        _ = try PackageWriter.write(plan, to: out.path, report: ProjectReport())
        #expect(fixture.folder.state == before)
        #expect(throws: ProjectError.self) { try PackageWriter.write(plan, to: fixture.folder.path + "/build", report: ProjectReport()) }
    }

    @Test(
        "XP-150: names that are no names of files are refused; others end no literal",
        arguments: ["../x", "-x", "a/b", "..", "a\\nb", "a\\Ub"])
    func names(_ name: String) {
        #expect(throws: ProjectError.self) {
            try write(ProjectFixture.app(settings: "PRODUCT_NAME = \"\(name)\"; PRODUCT_MODULE_NAME = App;"))
        }
    }

    @Test("XP-150: literals of the manifest") func literals() {
        #expect(ManifestText.literal("a\"b\\(c)\n") == "\"a\\\"b\\\\(c)\\u{a}\"")
        #expect(PrintableText.of("a\u{1b}[31m\n") == "a\\u{1b}[31m\\u{a}")
    }

    @Test("XP-95, XP-96: local packages take part; plug-ins do not") func localPackages() throws {
        let fixture = ProjectFixture(name: "P")
        fixture.folder.write("// swift-tools-version: 5.9\n\"Models\"", to: "Models/Package.swift")
        fixture.object("L1", "XCLocalSwiftPackageReference", "relativePath = Models;")
        fixture.object("D1", "XCSwiftPackageProductDependency", "productName = Models; package = L1;")
        fixture.object("D2", "XCSwiftPackageProductDependency", "productName = \"plugin:Lint\"; package = L1;")
        fixture.file("Core", fields: "lastKnownFileType = wrapper; sourceTree = \"<group>\";", text: nil)
        fixture.folder.write("// swift-tools-version: 5.9\n\"CoreKit\"", to: "Core/Package.swift")
        fixture.object("D3", "XCSwiftPackageProductDependency", "productName = CoreKit;")
        fixture.target("App", sources: [fixture.file("A.swift")], fields: "packageProductDependencies = (D1, D2, D3);")
        let report = ProjectReport()
        _ = try write(fixture, report)
        #expect(manifest.contains(".product(name: \"Models\", package: \"models\")"))
        #expect(manifest.contains(".product(name: \"CoreKit\", package: \"core\")"))
        #expect(report.says("Lint is a plug-in"))
    }

    @Test("XP-94, XP-97: remote packages come from folders that the user names; without, they are told with their versions")
    func remotePackages() throws {
        let fixture = ProjectFixture(name: "P")
        fixture.object(
            "R1", "XCRemoteSwiftPackageReference",
            "repositoryURL = \"https://example.org/Snap.git\"; requirement = { kind = upToNextMajorVersion; minimumVersion = 5.0.0; };")
        fixture.object("D1", "XCSwiftPackageProductDependency", "productName = Snap; package = R1;")
        fixture.target("App", sources: [fixture.file("A.swift")], fields: "packageProductDependencies = (D1);")
        let report = ProjectReport()
        #expect(try fixture.plan(report).app.products.isEmpty)
        #expect(report.says("https://example.org/Snap.git (5.0.0 and later of the same major version)"))
        let vendor = TemporaryFolder()
        vendor.write("", to: "Snap/Package.swift")
        var choice = AppPlanner.Choice()
        choice.packageFolders = [vendor.path]
        #expect(try fixture.plan(ProjectReport(), choice).app.products.map(\.folder) == [vendor.path + "/Snap"])
    }

    @Test("XP-94: the example of a library that takes the library from the net gets the checkout that it lies in") func ownPackage() throws
    {
        let fixture = ProjectFixture(name: "P", in: "Demo")
        fixture.object("R1", "XCRemoteSwiftPackageReference", "repositoryURL = \"https://example.org/Snap.git\";")
        fixture.object("D1", "XCSwiftPackageProductDependency", "productName = Snap; package = R1;")
        fixture.target("App", sources: [fixture.file("A.swift")], fields: "packageProductDependencies = (D1);")
        fixture.folder.write("let package = Package(name: \"Other\")", to: "Package.swift")
        #expect(try fixture.plan().app.products.isEmpty)
        fixture.folder.write("let package = Package(name: \"Snap\", products: [.library(name: \"Snap\")])", to: "Package.swift")
        let report = ProjectReport()
        let plan = try fixture.plan(report)
        #expect(plan.app.products.map(\.folder) == [plan.checkout.root])
        #expect(report.says("taken as it is there"))
    }

    @Test(
        "XP-94: which versions are taken",
        arguments: [
            ("kind = upToNextMinorVersion; minimumVersion = 1.2;", PackageRequirement.upToNextMinor("1.2")),
            ("kind = exactVersion; version = 1;", .exact("1")),
            ("kind = versionRange; minimumVersion = 1; maximumVersion = 2;", .range("1", "2")),
            ("kind = branch; branch = main;", .branch("main")),
            ("kind = revision; revision = abc;", .revision("abc")), ("kind = odd;", .unknown),
        ]) func requirements(_ text: String, _ requirement: PackageRequirement) throws
    {
        #expect(PackageRequirement(try OldStyleParser.parse(Array("{ \(text) }".utf8), file: "p")) == requirement)
    }

    @Test("XP-91: extensions and watch apps are left out, and their embedding with them") func extensions() throws {
        let fixture = ProjectFixture(name: "P")
        let file = fixture.file("A.swift"), shared = fixture.file("Shared.swift")
        fixture.target("Widget", type: "com.apple.product-type.app-extension", sources: [shared])
        fixture.object("D", "PBXTargetDependency", "target = T_Widget;")
        fixture.object("W", "PBXFileReference", "path = Widget.appex; sourceTree = BUILT_PRODUCTS_DIR;")
        fixture.object("BW", "PBXBuildFile", "fileRef = W;")
        fixture.object("E", "PBXCopyFilesBuildPhase", "dstSubfolderSpec = 13; files = (BW);")
        fixture.target("App", sources: [file, shared], fields: "dependencies = (D);", phases: ["E"])
        let plan = try fixture.plan()
        #expect(plan.libraries.isEmpty)
        #expect(plan.app.contents.sources.count == 2)
        let text = ProjectExplanation(plan, workspace: try fixture.workspace()).text
        #expect(text.contains("Widget: an app extension; left out"))
    }

    @Test("XP-145: an app in Objective-C is refused") func objectiveC() {
        let fixture = ProjectFixture(name: "P")
        fixture.target("App", sources: [fixture.file("main.m"), fixture.file("A.swift")])
        #expect { try fixture.plan() } throws: { ($0 as? ProjectError)?.message.contains("Objective-C") == true }
    }

    @Test("XP-101: a library without Swift stands for what it gathers, as those of CocoaPods do") func umbrella() throws {
        let fixture = ProjectFixture(name: "P")
        let dummy = fixture.file("Pods-App-dummy.m"), snap = fixture.file("Snap.swift"), app = fixture.file("A.swift")
        fixture.target("Snap", type: "com.apple.product-type.framework", sources: [snap], settings: "PRODUCT_NAME = \"Snap-Kit\";")
        fixture.object("D", "PBXTargetDependency", "target = T_Snap;")
        fixture.target("Pods-App", type: "com.apple.product-type.framework", sources: [dummy], fields: "dependencies = (D);")
        fixture.object("F", "PBXFileReference", "path = \"Pods-App.framework\"; sourceTree = BUILT_PRODUCTS_DIR;")
        fixture.target("App", sources: [app], frameworks: ["F"])
        let report = ProjectReport()
        #expect(try fixture.plan(report).app.dependencies == ["Snap_Kit"])
        #expect(report.entries.isEmpty)
    }

    @Test("XP-101: two libraries that make one module are taken once") func sameModule() throws {
        let fixture = ProjectFixture(name: "P")
        let file = fixture.file("Kit.swift")
        for name in ["Kit", "Kit copy"] {
            fixture.target(name, type: "com.apple.product-type.framework", sources: [file], settings: "PRODUCT_NAME = Kit;")
        }
        fixture.object("D1", "PBXTargetDependency", "target = T_Kit;")
        fixture.object("D2", "PBXTargetDependency", "target = T_Kit_copy;")
        fixture.target("App", sources: [fixture.file("A.swift")], fields: "dependencies = (D1, D2);")
        let report = ProjectReport()
        #expect(try fixture.plan(report).libraries.map(\.target.name) == ["Kit"])
        #expect(report.says("Kit copy makes another module Kit"))
    }

    @Test("XP-149: targets that need each other end") func circles() throws {
        let fixture = ProjectFixture(name: "P")
        let file = fixture.file("A.swift")
        fixture.object("DA", "PBXTargetDependency", "target = T_A;")
        fixture.object("DB", "PBXTargetDependency", "target = T_B;")
        fixture.target("A", type: "com.apple.product-type.framework", sources: [file], fields: "dependencies = (DB);")
        fixture.target("B", type: "com.apple.product-type.framework", sources: [file], fields: "dependencies = (DA);")
        fixture.target("App", sources: [file], fields: "dependencies = (DA);")
        let report = ProjectReport()
        #expect(try fixture.plan(report).libraries.count == 2)
        #expect(report.says("needs itself"))
    }
}

import Testing

@testable import ProjectReader

@Suite struct BuildSettingsTests {
    private func settings(_ layers: [[String: String]], _ report: ProjectReport = ProjectReport(), sdk: String = "iphonesimulator26.0")
        -> BuildSettings
    {
        let tables = layers.map { layer in
            var table = SettingsTable()
            for (key, value) in layer.sorted(by: { $0.key < $1.key }) { table.assign(key, value) }
            return table
        }
        return BuildSettings(layers: tables, situation: ["sdk": sdk, "arch": "x86_64", "config": "Debug"], report: report, place: "t")
    }

    @Test("XP-28: target over its file, over project, over its file") func layers() throws {
        let fixture = ProjectFixture.app(settings: "A = target; B = \"$(inherited) target\";")
        fixture.folder.write("A = file\nB = file\nC = file // note\nD = file\n", to: "Base.xcconfig")
        fixture.object("X", "PBXFileReference", "path = Base.xcconfig; sourceTree = \"<group>\";")
        fixture.inMainGroup("X")
        fixture.baseConfiguration = "baseConfigurationReference = X;"
        fixture.projectSettings = "C = project; E = \"$(A)\";"
        let settings = try fixture.settings()
        #expect(["A", "B", "C", "D", "E"].map { settings[$0] } == ["target", "file target", "project", "file", "target"])
    }

    @Test("XP-29: a configuration by its name, else the list's default") func configurations() throws {
        let fixture = ProjectFixture.app()
        #expect(try fixture.settings(configuration: "Release")["KIND"] == "release")
        #expect(try fixture.settings(configuration: "Debug")["KIND"] == "")
        #expect(try fixture.settings(configuration: "Odd")["KIND"] == "release")
    }

    @Test("XP-30: inherited is the next lower value of the same setting, elsewhere nothing") func inherited() {
        let settings = settings([["A": "1"], ["A": "$(inherited) 2", "A[sdk=iphone*]": "$(inherited) 3"], ["A": "${inherited} 4"]])
        #expect(settings["A"] == "1 2 3 4")
        #expect(settings.expand("x$(inherited)y") == "xy")
    }

    @Test("XP-31: late evaluation, undefined names, brackets, dollars") func references() {
        let settings = settings([["A": "$(B)/${B}/$B.$$.$(NONE)", "B": "low"], ["B": "high"]])
        #expect(settings["A"] == "high/high/high.$.")
        #expect(settings["NONE"] == "")
        #expect(settings.expand("100$") == "100")
        #expect(settings.expand("5 $ x") == "5 $ x")
    }

    @Test("XP-32: the inner of nested names comes first") func nesting() {
        #expect(settings([["A_x": "found", "B": "x", "C": "$(A_$(B))"]])["C"] == "found")
    }

    @Test(
        "XP-33: operators",
        arguments: [
            ("$(N:rfc1034identifier)", "My-App"), ("$(N:c99extidentifier)", "My_App"), ("$(N:identifier)", "My_App"),
            ("$(N:lower)", "my app"),
            ("$(N:upper)", "MY APP"), ("$(N:quote)", "My\\ App"), ("$(P:dir)", "a/b/"), ("$(P:file)", "c.txt"), ("$(P:base)", "c"),
            ("$(P:suffix)", ".txt"), ("$(P:base:upper)", "C"), ("$(P:suffix=.md)", "a/b/c.md"), ("$(P:base=d)", "a/b/d.txt"),
            ("$(P:dir=x)", "x/c.txt"),
            ("$(P:file=y)", "a/b/y"), ("$(NONE:default=z)", "z"), ("$(N:default=z)", "My App"), ("$(N:c99)", "My App"),
            ("$(Q:standardizepath)", "/a/c"),
            ("$(YES:not)", "NO"), ("$(P:relativeto=a)", "b/c.txt"), ("$(V:truncatedversion)", "1.2"), ("$(A:isancestor=a/b)", "YES"),
        ]) func operators(_ text: String, _ result: String)
    {
        let settings = settings([["N": "My App", "P": "a/b/c.txt", "Q": "/a/./b/../c", "YES": "YES", "V": "1.2.3", "A": "a"]])
        #expect(settings.expand(text) == result)
    }

    @Test("XP-38: conditions are patterns, and all must hold") func conditions() {
        let table = [
            "A": "plain", "A[sdk=iphoneos*]": "device", "A[sdk=iphonesimulator*][arch=arm*]": "arm", "B": "plain",
            "B[sdk=*][config=Debug]": "debug",
            "C[variant=profile]": "profile", "C[variant=*]": "any",
        ]
        let settings = settings([table])
        #expect(["A", "B", "C"].map { settings[$0] } == ["plain", "debug", "any"])
        #expect(self.settings([table], sdk: "iphoneos26.0")["A"] == "device")
    }

    @Test("XP-39: the simulator is what conditions are decided for") func simulator() throws {
        let fixture = ProjectFixture.app(
            settings: "\"A[sdk=iphoneos*]\" = device; \"A[sdk=iphonesimulator*]\" = simulator; \"B[config=Debug]\" = debug;")
        let settings = try fixture.settings()
        #expect(settings["A"] == "simulator")
        #expect(settings["B"] == "debug")
    }

    @Test("XP-44, XP-46: the names that values use") func builtIn() throws {
        let fixture = ProjectFixture.app(
            settings: "PRODUCT_NAME = \"$(TARGET_NAME)\"; PRODUCT_BUNDLE_IDENTIFIER = \"a.$(PRODUCT_NAME:rfc1034identifier)\";",
            name: "My 2App")
        let settings = try fixture.settings()
        for (name, value) in [
            ("TARGETNAME", "My 2App"), ("PRODUCT_MODULE_NAME", "My_2App"), ("PROJECT_NAME", "My 2App"), ("SRCROOT", fixture.folder.path),
            ("CONFIGURATION", "Debug"), ("EXECUTABLE_NAME", "My 2App"), ("WRAPPER_NAME", "My 2App.app"),
            ("PLATFORM_NAME", "iphonesimulator"),
            ("PRODUCT_BUNDLE_PACKAGE_TYPE", "APPL"), ("DEVELOPMENT_LANGUAGE", "en"), ("PRODUCT_BUNDLE_IDENTIFIER", "a.My-2App"),
        ] { #expect(settings[name] == value) }
    }

    @Test("XP-45: an empty product name is the target's") func emptyProductName() throws {
        #expect(try ProjectFixture.app(settings: "PRODUCT_NAME = \"\";").settings()["PRODUCT_NAME"] == "App")
        #expect(try ProjectFixture.app(settings: "PRODUCT_NAME = Other;").settings()["PRODUCT_MODULE_NAME"] == "Other")
    }

    @Test("XP-149: settings in a circle, doubling ones and deep ones end with a warning") func bounds() {
        let report = ProjectReport()
        let circle = settings([["A": "$(B)", "B": "$(A)x"]], report)
        #expect(circle["A"] == "x")
        #expect(report.says("A is defined by itself"))
        var bomb = ["A0": String(repeating: "x", count: 100)]
        for number in 1...60 { bomb["A\(number)"] = "$(A\(number - 1))$(A\(number - 1))" }
        let bombReport = ProjectReport()
        #expect(settings([bomb], bombReport)["A60"].utf8.count < 1 << 20)
        #expect(!bombReport.entries.isEmpty)
        let deep = String(repeating: "$(", count: 100_000) + "A" + String(repeating: ")", count: 100_000)
        #expect(settings([["A": deep]])["A"] == "")
    }
}

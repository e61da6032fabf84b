import Testing

@testable import ProjectReader

@Suite struct SchemeTests {
    private func reference(_ target: String, container: String = "App.xcodeproj") -> String {
        "<BuildableReference BlueprintIdentifier=\"T_\(target)\" BlueprintName=\"\(target)\" ReferencedContainer=\"container:\(container)\"/>"
    }

    private func scheme(_ launch: String = ">", test: String = ">", more: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!-- a scheme -->
        <Scheme version="1.3">\(more)
          <TestAction buildConfiguration="Debug" \(test)</TestAction>
          <LaunchAction buildConfiguration="Beta" \(launch)</LaunchAction>
        </Scheme>
        """
    }

    private func fixture() -> ProjectFixture {
        let fixture = ProjectFixture.app()
        let file = fixture.file("Other.swift"), test = fixture.file("Test.swift")
        fixture.target("Other", sources: [file])
        fixture.target("Tests", type: "com.apple.product-type.bundle.unit-test", sources: [test], settings: "TEST_HOST = x;")
        fixture.target("UITests", type: "com.apple.product-type.bundle.ui-testing", sources: [test])
        return fixture
    }

    private func write(_ text: String, _ name: String, to fixture: ProjectFixture, personal: Bool = false) {
        fixture.folder.write(
            text, to: "App.xcodeproj/\(personal ? "xcuserdata/me.xcuserdatad" : "xcshareddata")/xcschemes/\(name).xcscheme")
    }

    @Test("XP-106, XP-107: by name, else as the project, else any that runs an app, else the first app") func choice() throws {
        let fixture = fixture()
        #expect(try fixture.plan().scheme.name == "App")
        write(scheme("><BuildableProductRunnable>\(reference("Other"))</BuildableProductRunnable>"), "Mine", to: fixture, personal: true)
        #expect(try fixture.plan().app.target.name == "Other")
        write(scheme("><BuildableProductRunnable>\(reference("App"))</BuildableProductRunnable>"), "App", to: fixture)
        #expect(try fixture.plan().app.target.name == "App")
        var choice = AppPlanner.Choice()
        choice.scheme = "Mine"
        #expect(try fixture.plan(ProjectReport(), choice).app.target.name == "Other")
        choice.scheme = "Other"
        #expect(try fixture.plan(ProjectReport(), choice).app.target.name == "Other")
        choice.scheme = "None"
        #expect { try fixture.plan(ProjectReport(), choice) } throws: { ($0 as? ProjectError)?.remedy?.contains("Mine") == true }
        choice = AppPlanner.Choice()
        choice.target = "Other"
        #expect(try fixture.plan(ProjectReport(), choice).app.target.name == "Other")
        choice.target = "Tests"
        #expect(throws: ProjectError.self) { try fixture.plan(ProjectReport(), choice) }
    }

    @Test("XP-106: a project without an app is tested and built by its library, and cannot be opened") func library() throws {
        let fixture = ProjectFixture(name: "Kit")
        let file = fixture.file("Kit.swift"), test = fixture.file("Test.swift")
        let framework = "com.apple.product-type.framework"
        fixture.target("Kit iOS", type: framework, sources: [file], settings: "PRODUCT_NAME = Kit;")
        fixture.target("Kit TV", type: framework, sources: [file], settings: "PRODUCT_NAME = Kit; SDKROOT = appletvos;")
        fixture.object("D1", "PBXTargetDependency", "target = T_Kit_iOS;")
        fixture.target(
            "KitTests", type: "com.apple.product-type.bundle.unit-test", sources: [test], fields: "dependencies = (D1);")
        fixture.target("TVTests", type: "com.apple.product-type.bundle.unit-test", sources: [test], settings: "SDKROOT = appletvos;")
        #expect { try fixture.plan() } throws: { ($0 as? ProjectError)?.remedy?.contains("forastero test") == true }
        var choice = AppPlanner.Choice()
        for purpose in [AppPlanner.Choice.Purpose.tests, .building] {
            choice.purpose = purpose
            let plan = try fixture.plan(ProjectReport(), choice)
            #expect(plan.app.target.name == "Kit iOS")
            #expect(plan.libraries.isEmpty)
            #expect(plan.tests.map(\.plan.moduleName) == ["KitTests"])
            #expect(plan.tests.map(\.plan.dependencies) == [["Kit"]])
            #expect(plan.tests.map(\.place) == [.alone])
        }
        let plan = try fixture.plan(ProjectReport(), choice)
        let out = TemporaryFolder()
        let result = try PackageWriter.write(plan, to: out.path, report: ProjectReport())
        #expect(result.bundle.hasSuffix("/products/Kit.framework"))
        #expect(PlanLines.of(plan, result).contains("kind\tlibrary"))
        #expect(ManifestText(plan: plan, folder: out.path).text.contains("products: [.library(name: \"Kit\", targets: [\"Kit\"])]"))
    }

    @Test("XP-106: tests are looked for in the scheme that has some") func testedScheme() throws {
        let fixture = ProjectFixture.app(name: "Demo")
        let file = fixture.file("Kit.swift"), test = fixture.file("Test.swift")
        fixture.target("Kit", type: "com.apple.product-type.framework", sources: [file])
        fixture.target("KitTests", type: "com.apple.product-type.bundle.unit-test", sources: [test])
        fixture.target("TVTests", type: "com.apple.product-type.bundle.unit-test", sources: [test], settings: "SDKROOT = appletvos;")
        func write(_ name: String, _ body: String) {
            fixture.folder.write(
                "<?xml version=\"1.0\"?><Scheme>\(body)</Scheme>", to: "Demo.xcodeproj/xcshareddata/xcschemes/\(name).xcscheme")
        }
        write(
            "Demo",
            "<TestAction><Testables><TestableReference>\(reference("TVTests", container: "Demo.xcodeproj"))</TestableReference></Testables></TestAction>"
                + "<LaunchAction><BuildableProductRunnable>\(reference("Demo", container: "Demo.xcodeproj"))</BuildableProductRunnable></LaunchAction>"
        )
        write(
            "Kit",
            "<BuildAction><BuildActionEntries><BuildActionEntry>\(reference("Kit", container: "Demo.xcodeproj"))</BuildActionEntry></BuildActionEntries></BuildAction>"
                + "<TestAction><Testables><TestableReference>\(reference("KitTests", container: "Demo.xcodeproj"))</TestableReference></Testables></TestAction>"
        )
        var choice = AppPlanner.Choice()
        #expect(try fixture.plan(ProjectReport(), choice).app.moduleName == "Demo")
        choice.purpose = .tests
        let plan = try fixture.plan(ProjectReport(), choice)
        #expect(plan.app.moduleName == "Kit")
        #expect(plan.tests.map(\.plan.moduleName) == ["KitTests"])
    }

    @Test("XP-108: what the launch says, switched-off entries left out") func launch() throws {
        let fixture = fixture()
        let launch =
            "language=\"de\" region=\"AT\"><BuildableProductRunnable>\(reference("App"))</BuildableProductRunnable>"
            + "<CommandLineArguments><CommandLineArgument argument=\"-a &quot;b c&quot;\" isEnabled=\"YES\"/><CommandLineArgument argument=\"-no\" isEnabled=\"NO\"/></CommandLineArguments>"
            + "<EnvironmentVariables><EnvironmentVariable key=\"ROOT\" value=\"$(SRCROOT)/x\" isEnabled=\"YES\"/><EnvironmentVariable key=\"NO\" value=\"1\" isEnabled=\"NO\"/></EnvironmentVariables>"
        write(scheme(launch), "App", to: fixture)
        let plan = try fixture.plan()
        #expect(plan.configuration == "Beta")
        #expect(plan.scheme.launch.arguments == ["-a \"b c\""])
        #expect(plan.scheme.launch.environment.map(\.name) == ["ROOT"])
        #expect(plan.scheme.launch.language == "de")
    }

    @Test("XP-109, XP-110: arguments are split and filled in; language and region become arguments") func lines() throws {
        let fixture = fixture()
        let launch =
            "language=\"de\" region=\"AT\"><BuildableProductRunnable>\(reference("App"))</BuildableProductRunnable>"
            + "<CommandLineArguments><CommandLineArgument argument=\"-a &quot;$(TARGET_NAME) c&quot;\" isEnabled=\"YES\"/></CommandLineArguments>"
            + "<EnvironmentVariables><EnvironmentVariable key=\"A\" value=\"$(TARGET_NAME)\" isEnabled=\"YES\"/><EnvironmentVariable key=\"B=C\" value=\"x\" isEnabled=\"YES\"/></EnvironmentVariables>"
        write(scheme(launch), "App", to: fixture)
        let out = TemporaryFolder()
        let plan = try fixture.plan()
        let lines = PlanLines.of(plan, try PackageWriter.write(plan, to: out.path, report: ProjectReport()))
        #expect(
            lines.filter { $0.hasPrefix("argument") }
                == ["-a", "App c", "-AppleLanguages", "(de)", "-AppleLocale", "de_AT"].map { "argument\t" + $0 })
        #expect(lines.filter { $0.hasPrefix("environment") } == ["environment\tA=App"])
    }

    @Test("XP-111: tests get what the launch gets, unless they say otherwise") func testSurroundings() throws {
        for (text, expected) in [("YES", ["-launch"]), ("NO", ["-test"])] {
            let fixture = fixture()
            func argument(_ name: String) -> String {
                "<CommandLineArguments><CommandLineArgument argument=\"\(name)\" isEnabled=\"YES\"/></CommandLineArguments>"
            }
            let launch = "><BuildableProductRunnable>\(reference("App"))</BuildableProductRunnable>" + argument("-launch")
            let test =
                "shouldUseLaunchSchemeArgsEnv=\"\(text)\"><Testables><TestableReference skipped=\"NO\">\(reference("Tests"))</TestableReference></Testables>"
                + argument("-test")
            write(scheme(launch, test: test), "App", to: fixture)
            #expect(try fixture.plan().tests.map { $0.runs[0].surroundings.arguments } == [expected])
        }
    }

    @Test("XP-112: which tests run") func testables() throws {
        let fixture = fixture()
        let test = """
            ><Testables>
              <TestableReference skipped="NO" useTestSelectionWhitelist="YES">\(reference("Tests"))
                <SelectedTests><Test Identifier="A/testOne()"/></SelectedTests><SkippedTests><Test Identifier="B"/></SkippedTests>
              </TestableReference>
              <TestableReference skipped="YES">\(reference("Other"))</TestableReference>
              <TestableReference skipped="NO">\(reference("UITests"))</TestableReference>
            </Testables>
            """
        write(scheme("><BuildableProductRunnable>\(reference("App"))</BuildableProductRunnable>", test: test), "App", to: fixture)
        let report = ProjectReport()
        let plan = try fixture.plan(report)
        #expect(plan.tests.map(\.plan.target.name) == ["Tests", "UITests"])
        #expect(plan.tests[0].selected == ["A/testOne"])
        #expect(plan.tests[0].skipped == ["B"])
        #expect(plan.tests[1].selected == nil)
    }

    @Test("XP-113: a plan comes before the list of the scheme") func plan() throws {
        let fixture = fixture()
        fixture.folder.write(
            """
            { "version": 1, "defaultOptions": { "commandLineArgumentEntries": [{ "argument": "-x" }, { "argument": "-off", "enabled": false }] },
              "configurations": [{ "name": "German", "options": { "language": "de" } }, { "name": "Other", "options": {} }],
              "testTargets": [{ "target": { "identifier": "T_Tests", "name": "Tests" }, "skippedTests": ["A", "B/testTwo()"] },
                              { "enabled": false, "target": { "identifier": "T_Other", "name": "Other" } }] }
            """, to: "All.xctestplan")
        let test = "><TestPlans><TestPlanReference reference=\"container:All.xctestplan\" default=\"YES\"/></TestPlans>"
        write(scheme("><BuildableProductRunnable>\(reference("App"))</BuildableProductRunnable>", test: test), "App", to: fixture)
        let plan = try fixture.plan()
        #expect(plan.tests.map(\.skipped) == [["A", "B/testTwo"]])
        #expect(plan.tests[0].runs[0].surroundings.arguments == ["-x"])
        #expect(plan.tests[0].runs.map(\.name) == ["German", "Other"])
        #expect(plan.tests[0].runs.map(\.surroundings.language) == ["de", nil])
    }

    @Test("XP-114: without a list all tests of the app are meant") func noList() throws {
        let fixture = fixture()
        write(
            scheme("><BuildableProductRunnable>\(reference("App"))</BuildableProductRunnable>", test: "shouldAutocreateTestPlan=\"YES\">"),
            "App", to: fixture)
        #expect(try fixture.plan().tests.map(\.plan.target.name) == ["Tests", "UITests"])
    }

    @Test("XP-124: tests of the user interface see nothing of the app, and are run with theirs alone") func interface() throws {
        let fixture = fixture()
        let file = fixture.file("More.swift", text: "import XCTest\n")
        fixture.target(
            "OtherUITests", type: "com.apple.product-type.bundle.ui-testing", sources: [file], settings: "TEST_TARGET_NAME = Other;")
        fixture.target("Other", sources: [file])
        let out = TemporaryFolder(), plan = try fixture.plan()
        #expect(plan.tests.map(\.plan.target.name) == ["Tests", "UITests"])
        #expect(plan.tests.map(\.place) == [.hosted, .interface])
        #expect(plan.tests[1].plan.dependencies.isEmpty)
        let lines = PlanLines.of(plan, try PackageWriter.write(plan, to: out.path, report: ProjectReport()))
        #expect(lines.filter { $0.hasPrefix("place") } == ["place\thosted", "place\tinterface"])
        #expect(lines.contains { $0.hasPrefix("identifier\t") })
        #expect(out.text("package/Targets/XCTMain.swift") == "// forastero-project-tests: App Tests @UITests\n")
    }

    @Test("XP-115, XP-116, XP-117: a test target with a host belongs to that app") func hosts() throws {
        let fixture = fixture()
        let file = fixture.file("Logic.swift")
        fixture.target("Logic", type: "com.apple.product-type.bundle.unit-test", sources: [file])
        fixture.target("OtherTests", type: "com.apple.product-type.bundle.unit-test", sources: [file], settings: "TEST_HOST = y;")
        fixture.rootFields =
            "attributes = { TargetAttributes = { T_Tests = { TestTargetID = T_App; }; T_OtherTests = { TestTargetID = T_Other; }; }; };"
        let plan = try fixture.plan()
        #expect(plan.tests.map(\.plan.target.name) == ["Tests", "UITests", "Logic"])
        #expect(plan.tests.map(\.place) == [.hosted, .interface, .alone])
        #expect(plan.tests.filter { $0.place != .interface }.allSatisfy { $0.plan.dependencies.contains("App") })
    }

    @Test(
        "XP-148: a damaged or hostile scheme is told and passed over",
        arguments: ["<Scheme>", "<!DOCTYPE a [<!ENTITY b \"c\">]><Scheme/>", "", "<Scheme a=b/>", "<a><b></a></b>"])
    func damaged(_ text: String) throws {
        let fixture = fixture()
        write(text, "App", to: fixture)
        let report = ProjectReport()
        #expect(try fixture.plan(report).app.target.name == "App")
        #expect(report.says("App.xcscheme"))
    }

    @Test("XP-93: actions before and after others are counted, and not run") func actions() throws {
        let fixture = fixture()
        let actions = "<BuildAction><PreActions><ExecutionAction/><ExecutionAction/></PreActions></BuildAction>"
        write(scheme("><BuildableProductRunnable>\(reference("App"))</BuildableProductRunnable>", more: actions), "App", to: fixture)
        #expect(try fixture.plan().scheme.scripts == 2)
    }
}

import CoreGraphics
import Testing

@testable import Drive

struct LaunchOptionsTests {
    private func options(_ arguments: String..., environment: [String: String] = [:]) throws -> LaunchOptions {
        try LaunchOptions(arguments: arguments, environment: environment)
    }

    @Test func withoutOptionsTheDisplayServerDecides() throws {
        #expect(try options().display == .browser)
        #expect(try options(environment: ["DISPLAY": ":0"]).display == .window)
        #expect(try options(environment: ["WAYLAND_DISPLAY": "wayland-0"]).display == .window)
        #expect(try options(environment: ["DISPLAY": ""]).display == .browser)
        #expect(try options().screen == .phone)
        #expect(try options().virtualTime == false)
    }

    @Test func aScriptRunsHeadlessOnVirtualTime() throws {
        let driven = try options("--drive", "a.drive", environment: ["DISPLAY": ":0"])
        #expect(driven.display == .headless)
        #expect(driven.virtualTime)
        #expect(driven.driveFile == "a.drive")
        let watched = try options("--drive=-", "--display=window", environment: ["DISPLAY": ":0"])
        #expect(watched.display == .window)
        #expect(!watched.virtualTime)
        #expect(watched.driveFile == "-")
    }

    @Test func aMonkeyPlaysHeadlessOnVirtualTime() throws {
        let played = try options("--monkey", "500", "--monkey-seed=9", "--monkey-script", "a.drive", environment: ["DISPLAY": ":0"])
        #expect(played.monkey == MonkeyPlan(events: 500, seed: 9, scriptFile: "a.drive"))
        #expect(played.display == .headless)
        #expect(played.virtualTime)
        #expect(played.recordFile == nil)
        #expect(try options("--monkey", "5").monkey?.seed == 1)
        #expect(try options("--monkey", "5", "--monkey-no-shrink").monkey == MonkeyPlan(events: 5, isShrinking: false))
        #expect(try options("--check-invariants", "--drive", "a").checksInvariants)
        #expect(try options("--drive", "a").monkey == nil)
    }

    @Test func aKeyboardIsDrawnWhereSomebodyMayTouchTheScreen() throws {
        #expect(try options("--display", "window").keyboard == .auto)
        #expect(try options("--drive", "a.drive").keyboard == .never)
        #expect(try options("--display", "browser").keyboard == .never)
        #expect(try options("--drive", "a.drive", "--keyboard", "always").keyboard == .always)
        #expect(try options(environment: ["FORASTERO_KEYBOARD": "never"]).keyboard == .never)
        #expect(throws: LaunchOptionError.self) { try options("--keyboard=often") }
    }

    @Test func aStatusBarIsForAPersonsWindowUnlessItIsAskedFor() throws {
        #expect(try options("--display", "window").showsStatusBar)
        #expect(try !options("--display", "browser").showsStatusBar)
        #expect(try !options("--drive", "a.drive").showsStatusBar)
        #expect(try !options("--display", "window", "--drive", "a.drive").showsStatusBar)
        #expect(try options("--drive", "a.drive", "--status-bar", "always").showsStatusBar)
        #expect(try !options("--display", "window", "--status-bar=never").showsStatusBar)
        #expect(try !options("--display", "window", environment: ["FORASTERO_STATUS_BAR": "never"]).showsStatusBar)
        #expect(throws: LaunchOptionError.self) { try options("--status-bar=often") }
    }

    @Test func nibsAreTakenStrictlyOnlyIfAskedFor() throws {
        #expect(try options("--strict-nibs").isStrictAboutNibs)
        #expect(try !options("--virtual-time", "--display", "headless").isStrictAboutNibs)
    }

    @Test func theCommandLineWinsOverVariables() throws {
        let environment = ["FORASTERO_DISPLAY": "browser", "FORASTERO_SCREEN": "320x480@1"]
        #expect(try options("--display", "headless", environment: environment).display == .headless)
        #expect(try options(environment: environment).display == .browser)
        #expect(try options(environment: environment).screen == ScreenSpecification(size: CGSize(width: 320, height: 480), scale: 1))
        #expect(try options("--screen", "844x390@2", environment: environment).screen.size == CGSize(width: 844, height: 390))
    }

    @Test func unknownOptionsAreLeftToTheApp() throws {
        let parsed = try options("--verbose", "file", "--style", "dark", "--defaults", "/tmp/d")
        #expect(parsed.style == .dark)
        #expect(parsed.defaultsFolder == "/tmp/d")
    }

    @Test("XP-128: pairs with one dash are user defaults; options with two are told if nobody knows them, but those of a test")
    func whatIsTold() throws {
        let given = [
            "-AppleLanguages", "(de)", "-key", "value", "--verbose=3", "--scren", "390x844@1", "--verbose", "--", "--style", "dark",
        ]
        let parsed = try LaunchOptions(arguments: given, environment: [:])
        #expect(parsed.unknown == ["--verbose", "--scren"])
        #expect(parsed.style == .dark)
        #expect(try LaunchOptions(arguments: given, environment: ["FORASTERO_TEST_SOCKET": "/tmp/s"]).unknown.isEmpty)
        #expect(try options("--open", "--scren").unknown.isEmpty)
    }

    @Test func aPageIsServedWhereItIsAskedFor() throws {
        let served = try options("--host", "0.0.0.0", "--port=9000")
        #expect(served.host == "0.0.0.0")
        #expect(served.port == 9000)
        #expect(try options().host == "127.0.0.1" && options().port == nil)
        let window = try options("--display", "window", "--port", "any")
        #expect(window.port == nil, "where no page is served the option is the app's")
    }

    @Test(arguments: [
        (["--port", "http"], "--port http: write a number from 1 to 65535"),
        (["--port", "70000"], "--port 70000: write a number from 1 to 65535"),
        (["--display", "hologram"], "--display hologram: must be one of window, browser, headless"),
        (["--style", "pink"], "--style pink: must be one of light, dark"),
        (["--screen", "0x10@1"], "--screen 0x10@1: write width and height"),
        (["--screen", "390x844@4"], "--screen 390x844@4: write width and height"),
        (["--screen", "99999x1"], "--screen 99999x1: write width and height"),
        (["--screen", "wide"], "--screen wide: write width and height"),
        (["--monkey", "many"], "--monkey many: write a number of events above 0"),
        (["--monkey", "1", "--monkey-seed", "-1"], "--monkey-seed -1: write a number that is not negative"),
        (["--monkey", "1", "--display", "browser"], "--monkey goes with --display headless only"),
        (["--drive"], "--drive needs a value"),
        (["--strict-nibs=yes"], "--strict-nibs takes no value"),
        (["--display=window", "--virtual-time"], "--virtual-time goes with --display headless only"),
    ])
    func mistakesAreTold(arguments: [String], reason: String) {
        let error = #expect(throws: LaunchOptionError.self) { try LaunchOptions(arguments: arguments, environment: [:]) }
        #expect(error?.description.hasPrefix(reason) == true, "\(String(describing: error))")
    }

    @Test("AX-91: all that follows --open is to be opened; other arguments may be, unless they may be the value of an option")
    func whatIsOpened() throws {
        let opened = try options("--bus-name", "org.example.A", "--open", "a.txt", "--style", "notes:1")
        #expect(opened.opened == ["a.txt", "--style", "notes:1"])
        #expect(opened.busName == "org.example.A")
        #expect(try options("--open").opened.isEmpty)
        #expect(try options("--open-url", "notes:1").opened == ["notes:1"])
        #expect(
            try options("--level", "3", "notes:1", "--x=1", "b.txt", "--strict-nibs", "c.txt").bareArguments == [
                "notes:1", "b.txt", "c.txt",
            ])
        #expect(throws: LaunchOptionError.self) { try options("--shortcut", "new", "--open", "a") }
        #expect(try options("--shortcut", "new", "--open").shortcut == "new")
        #expect(try options("--own-instance", "--started-by-bus").isOwnInstance)
        #expect(try options("--started-by-bus").isStartedByBus)
    }

    @Test func aDeviceHasItsScreen() throws {
        #expect(try options().device == nil)
        #expect(try options("--device", "phone").screen == .phone)
        #expect(try options("--device", "pad").screen == ScreenSpecification(size: CGSize(width: 820, height: 1180), scale: 2))
        #expect(try options("--device=window").screen == .window)
        #expect(try options("--device", "pad", "--screen", "700x900@1").screen.size.width == 700)
        let environment = ["FORASTERO_SCREEN": "320x480@1", "FORASTERO_DEVICE": "pad"]
        #expect(try options(environment: environment).screen.size.width == 320)
        #expect(try options("--device", "pad", environment: environment).screen == .pad)
        #expect(try !options("--device", "pad").screenIsExplicit)
        #expect(throws: LaunchOptionError.self) { try options("--device", "watch") }
        #expect(try options().isUsedByPerson)
        #expect(try !options("--drive", "a").isUsedByPerson)
    }
}

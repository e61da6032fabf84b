import Foundation
import Testing

@testable import ObjCRuntime

@Suite("Domains of user defaults")
struct UserDefaultsDomainTests {
    private let folder: DefaultsFolder

    init() throws { folder = try DefaultsFolder() }

    @Test("DF-01: arguments win over the application, that over suites, those over the global domain, that over registered values")
    func searchOrder() throws {
        let store = folder.store(arguments: ["-k", "argument"])
        let defaults = try DefaultsFolder.defaults(in: store)
        defaults.register(defaults: ["k": "registered"])
        defaults.setPersistentDomain(["k": "global"], forName: UserDefaults.globalDomain)
        defaults.setPersistentDomain(["k": "suite"], forName: "group")
        defaults.addSuite(named: "group")
        defaults.set("application", forKey: "k")
        #expect(defaults.string(forKey: "k") == "argument")
        #expect(defaults.dictionaryRepresentation()["k"] as? String == "argument")
        defaults.removeVolatileDomain(forName: UserDefaults.argumentDomain)
        #expect(defaults.string(forKey: "k") == "application")
        defaults.removeObject(forKey: "k")
        #expect(defaults.string(forKey: "k") == "suite")
        defaults.removeSuite(named: "group")
        #expect(defaults.string(forKey: "k") == "global")
        defaults.removePersistentDomain(forName: UserDefaults.globalDomain)
        #expect(defaults.string(forKey: "k") == "registered")
        #expect(defaults.dictionaryRepresentation()["k"] as? String == "registered")
    }

    @Test("DF-02: registered values show where nothing else is set, are not saved, and are added to those that are there")
    func registration() throws {
        let defaults = try folder.defaults()
        defaults.register(defaults: ["a": 1, "b": 2])
        defaults.register(defaults: ["b": 3])
        #expect(defaults.integer(forKey: "a") == 1)
        #expect(defaults.integer(forKey: "b") == 3)
        defaults.set(4, forKey: "a")
        #expect(defaults.integer(forKey: "a") == 4)
        defaults.synchronize()
        #expect(try folder.defaults().object(forKey: "b") == nil)
        #expect(try folder.defaults().integer(forKey: "a") == 4)
    }

    @Test("DF-03: when a key is removed, the registered value shows again")
    func removal() throws {
        let defaults = try folder.defaults()
        defaults.register(defaults: ["k": "registered"])
        defaults.set("set", forKey: "k")
        defaults.removeObject(forKey: "k")
        #expect(defaults.string(forKey: "k") == "registered")
        defaults.set("set", forKey: "k")
        defaults.set(nil, forKey: "k")
        #expect(defaults.string(forKey: "k") == "registered")
    }

    @Test(
        "Arguments are pairs of a name with one hyphen and a value",
        arguments: [
            (["-a", "1", "-b", "x"], ["a": "1", "b": "x"]), (["-a", "-b", "x"], ["b": "x"]), (["-n", "-3"], ["n": "-3"]),
            (["--display", "headless", "-a", "1"], ["a": "1"]), (["-a", "--drive"], [:]), (["-a"], [:]), (["a", "b"], [:]),
        ])
    func arguments(given: [String], expected: [String: String]) {
        #expect(ArgumentDomain.values(in: ["App"] + given) as? [String: String] == expected)
    }

    @Test("An argument may be a property list")
    func listArgument() {
        let values = ArgumentDomain.values(in: ["App", "-list", "(a, b)", "-odd", "(a"])
        #expect(values["list"] as? [String] == ["a", "b"])
        #expect(values["odd"] as? String == "(a")
    }

    @Test("A suite is shared by name, and does not see the application's values")
    func suites() throws {
        let store = folder.store()
        let application = try DefaultsFolder.defaults(in: store)
        let suite = try DefaultsFolder.defaults(in: store, suite: "group.example")
        application.set(1, forKey: "k")
        #expect(suite.object(forKey: "k") == nil)
        suite.set(2, forKey: "k")
        #expect(try DefaultsFolder.defaults(in: folder.store(), suite: "group.example").integer(forKey: "k") == 2)
        #expect(application.integer(forKey: "k") == 1)
    }

    @Test("The names of the application's own and of the global domain are no suites")
    func reservedSuites() {
        #expect(_UserDefaults(suiteName: "App", in: folder.store()) == nil)
        #expect(_UserDefaults(suiteName: UserDefaults.globalDomain, in: folder.store()) == nil)
    }

    @Test("A domain can be read, replaced and removed as a whole")
    func wholeDomain() throws {
        let defaults = try folder.defaults()
        #expect(defaults.persistentDomain(forName: "App") == nil)
        defaults.set(1, forKey: "old")
        defaults.setPersistentDomain(["new": 2], forName: "App")
        #expect(defaults.object(forKey: "old") == nil)
        #expect(try folder.defaults().persistentDomain(forName: "App") as? [String: Int] == ["new": 2])
        defaults.removePersistentDomain(forName: "App")
        #expect(try folder.defaults().persistentDomain(forName: "App") == nil)
        #expect(defaults.object(forKey: "new") == nil)
    }

    @Test("A volatile domain is not saved and not searched")
    func volatileDomains() throws {
        let defaults = try folder.defaults()
        defaults.setVolatileDomain(["k": 1], forName: "mine")
        #expect(defaults.volatileDomain(forName: "mine") as? [String: Int] == ["k": 1])
        #expect(defaults.volatileDomainNames == [UserDefaults.argumentDomain, UserDefaults.registrationDomain, "mine"].sorted())
        #expect(defaults.object(forKey: "k") == nil)
        defaults.removeVolatileDomain(forName: "mine")
        #expect(defaults.volatileDomain(forName: "mine").isEmpty)
    }

    @Test("The name of a domain cannot lead out of the folder")
    func hostileNames() throws {
        let location = DefaultsLocation(folder: "/folder")
        #expect(location.file(ofDomain: "../../etc/passwd") == "/folder/%2E.%2F..%2Fetc%2Fpasswd.plist")
        let suite = try DefaultsFolder.defaults(in: folder.store(), suite: "../escaped")
        suite.set(1, forKey: "k")
        #expect(folder.names.allSatisfy { $0.contains("escaped") })
        #expect(!folder.names.isEmpty)
    }

    @Test("The folder is the one of --defaults, else that of preferences in the app's container")
    func location() {
        func folder(_ arguments: [String]) -> String {
            DefaultsLocation(arguments: ["App"] + arguments, container: AppContainer(home: "/c")).folder
        }
        #expect(folder(["--defaults", "/a"]) == "/a")
        #expect(folder(["--defaults=/b", "x"]) == "/b")
        #expect(folder([]) == "/c/Library/Preferences")
    }
}

import Testing

@testable import Translator

@Suite struct FoundationRulesTests {
    @Test(arguments: [
        ("let f = DateComponentsFormatter()", "let f = _DateComponentsFormatter()"),
        ("var f: DateComponentsFormatter?", "var f: _DateComponentsFormatter?"),
        ("NSStringFromClass(A.self)", "_objcStringFromClass(A.self)"), ("NSClassFromString(\"A\")", "_objcClassFromString(\"A\")"),
        ("Foundation.NSClassFromString(\"A\")", "_objcClassFromString(\"A\")"),
        ("NSLocalizedString(\"a\", comment: \"\")", "_objcLocalizedString(\"a\", comment: \"\")"),
        ("UserDefaults.standard.set(1, forKey: k)", "_UserDefaults.standard.set(1, forKey: k)"),
        ("extension UserDefaults {}", "extension _UserDefaults {}"), ("var d: Foundation.UserDefaults?", "var d: _UserDefaults?"),
        ("x.NSStringFromClass(1)", "x.NSStringFromClass(1)"), ("f(DateComponentsFormatter: 1)", "f(DateComponentsFormatter: 1)"),
        ("struct DateComponentsFormatter {}\nDateComponentsFormatter()", "struct DateComponentsFormatter {}\nDateComponentsFormatter()"),
    ])
    func namesOfFoundationAreReplaced(source: String, result: String) {
        #expect(Translated(source).text.squeezed == result)
    }

    @Test func membersOfExtensionsAreRegisteredUnderTheNameThatReplacesFoundations() {
        let result = Translated("extension UserDefaults { @objc dynamic var color: Int { 1 } }")
        #expect(result.tail.contains("r.add(_UserDefaults.self, _UserDefaults.__objcE_"))
    }

    @Test(arguments: [
        ("Timer(timeInterval: 1, repeats: true) { _ in }", "_objcTimer(timeInterval: 1, repeats: true) { _ in }"),
        ("Timer.init(timeInterval: 1, repeats: true, block: b)", "_objcTimer(timeInterval: 1, repeats: true, block: b)"),
        ("Timer(fire: d, interval: 1, repeats: true, block: b)", "_objcTimer(fire: d, interval: 1, repeats: true, block: b)"),
        (
            "Foundation.Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in }",
            "_objcScheduledTimer(withTimeInterval: 1, repeats: false) { _ in }"
        ),
        (
            "a = Timer\n.scheduledTimer(withTimeInterval: 1, repeats: false, block: b)",
            "a = \n _objcScheduledTimer(withTimeInterval: 1, repeats: false, block: b)"
        ),
        ("Timer.scheduledTimer(timeInterval: 1, target: t, selector: s)", "Timer.scheduledTimer(timeInterval: 1, target: t, selector: s)"),
        ("x.Timer(timeInterval: 1, repeats: true, block: b)", "x.Timer(timeInterval: 1, repeats: true, block: b)"),
    ])
    func timersWithClosuresAreMadeByTheRunTime(source: String, result: String) {
        #expect(Translated(source).text.squeezed == result)
    }

    @Test(arguments: [
        ("ProcessInfo.processInfo.operatingSystemVersion.majorVersion", "ProcessInfo.processInfo._objcOperatingSystemVersion.majorVersion"),
        ("ProcessInfo().isOperatingSystemAtLeast(v)", "ProcessInfo.processInfo._objcIsOperatingSystemAtLeast(v)"),
        ("let e = ProcessInfo().environment", "let e = ProcessInfo.processInfo.environment"),
        ("class ProcessInfo {}\nlet e = ProcessInfo()", "class ProcessInfo {}\nlet e = ProcessInfo()"),
        ("info.operatingSystemVersion", "info.operatingSystemVersion"),
    ])
    func theVersionOfTheSystemIsTheEmulatedOne(source: String, result: String) {
        #expect(Translated(source).text == result)
    }

    @Test(arguments: [
        ("NSHomeDirectory() + a", "_objcNSHomeDirectory() + a"), ("NSTemporaryDirectory()", "_objcNSTemporaryDirectory()"),
        ("NSSearchPathForDirectoriesInDomains(d, m, true)[0]", "_objcSearchPathForDirectoriesInDomains(d, m, true)[0]"),
        ("FileManager.default.urls(for: d, in: m)", "FileManager.default._objcURLs(for: d, in: m)"),
        (
            "try fm.url(for: d, in: m, appropriateFor: nil, create: true)",
            "try fm._objcURL(for: d, in: m, appropriateFor: nil, create: true)"
        ),
        ("fileManager.temporaryDirectory", "fileManager._objcTemporaryDirectory"), ("URL.cachesDirectory", "URL._objcCachesDirectory"),
        ("let u: URL = .documentsDirectory", "let u: URL = ._objcDocumentsDirectory"),
        ("b.urls(forResourcesWithExtension: e, subdirectory: nil)", "b._objcURLs(forResourcesWithExtension: e, subdirectory: nil)"),
        ("r.enumerateMatches(in: s, range: x) { _ in }", "r._objcEnumerateMatches(in: s, range: x) { _ in }"),
        ("r.enumerateMatches(in: s, options: [], range: x, using: b)", "r._objcEnumerateMatches(in: s, options: [], range: x, using: b)"),
        ("a.enumerateMatches(of: s)", "a.enumerateMatches(of: s)"), ("m.urls(for: d)", "m.urls(for: d)"),
        ("f(.cachesDirectory)", "f(.cachesDirectory)"),
        ("a.temporaryDirectory", "a.temporaryDirectory"),
        (
            "class M { func urls(for d: D, in m: X) {} }\nM().urls(for: d, in: m)",
            "class M { func urls(for d: D, in m: X) {} }\nM().urls(for: d, in: m)"
        ),
    ])
    func methodsAndFoldersOfFoundationAreLedToOurs(source: String, result: String) {
        #expect(Translated(source).text == result)
    }

    /// An overload with another type of range calls the method of Foundation.
    @Test func anOverloadOfAMethodGetsTheOtherNameAsWell() {
        let result = Translated(
            """
            extension NSRegularExpression {
                func enumerateMatches(in s: String, options: O = [], range: Range<String.Index>, using b: B) {
                    enumerateMatches(in: s, options: options, range: r, using: b)
                    self.enumerateMatches(in: s, options: options, range: r, using: b)
                }
                func enumerateMatches(of s: String) {}
            }
            """)
        #expect(result.line(2).contains("func _objcEnumerateMatches(in s"))
        #expect(result.line(3).hasPrefix("_objcEnumerateMatches(in"))
        #expect(result.line(4).contains("self._objcEnumerateMatches(in"))
        #expect(result.line(6).contains("func enumerateMatches(of"))
    }

    /// Elsewhere a function of that name without a base is the module's own.
    @Test func aCallWithoutABaseInAnotherTypeStays() {
        let source = "extension A {\nfunc f() { enumerateMatches(in: s, range: r) { _ in } }\n}"
        #expect(Translated(source).line(2).contains("{ enumerateMatches("))
    }

    /// A type that is named with its module is not the module's own type of that name.
    @Test func aSuperclassNamedWithItsModuleIsReplaced() {
        let result = Translated("class Formatter {}\nclass A: Foundation.Formatter {}\nclass B: Formatter {}")
        #expect(result.line(2).squeezed == "class A: _Formatter {}")
        #expect(result.line(3).squeezed == "class B: Formatter {}")
    }

    @Test(arguments: [
        ("String(format: \"%d\", n)", "String(_objcFormat: \"%d\", n)"),
        ("String.init(format: f, locale: l, arguments: a)", "String.init(_objcFormat: f, locale: l, arguments: a)"),
        ("Swift.String(format: f, n)", "Swift.String(_objcFormat: f, n)"),
        ("String.localizedStringWithFormat(f, 1)", "String._objcLocalizedStringWithFormat(f, 1)"),
        ("NSString(format: f, n)", "NSString(_objcFormat: f, n)"),
        ("NSString.localizedStringWithFormat(f, n)", "NSString._objcLocalizedStringWithFormat(f, n)"),
        ("NSString(format: f, arguments: list)", "NSString(format: f, arguments: list)"),
        ("Money(format: f)", "Money(format: f)"), ("String(describing: f)", "String(describing: f)"),
        ("struct String {}\nString(format: f)", "struct String {}\nString(format: f)"),
    ])
    func formatsKnowWordsThatDependOnNumbers(source: String, result: String) {
        #expect(Translated(source).text.squeezed == result)
    }

    /// Only the compiler knows the type there, and it prefers what the file itself declares.
    @Test func aFormatWithoutATypeFindsInitializersOfTheFile() {
        let result = Translated(
            "let a: String = .init(format: f, 1), b: String = .init(format: f, 2)\nfunc g(_ s: String = .init(format: f)) {}")
        #expect(result.line(1) == "let a: String = .init(format: f, 1), b: String = .init(format: f, 2)")
        #expect(
            result.tail.contains("fileprivate init(format: __shared String, _ arguments: any CVarArg...) { self.init(_objcFormat: format"))
        #expect(result.tail.components(separatedBy: "extension String {").count == 2)
        #expect(Translated("func g(_ s: String = .init(format: f)) {}").tail.isEmpty)
        #expect(Translated("Predicate.init(format: f)").tail.isEmpty)
    }

    @Test(arguments: [
        ("b.localizedString(forKey: k, value: nil, table: nil)", "b._objcLocalizedString(forKey: k, value: nil, table: nil)"),
        (
            "Bundle.main.localizedString(forKey: k, value: v, table: t)",
            "Bundle.main._objcLocalizedString(forKey: k, value: v, table: t)"
        ),
        ("Locale.preferredLanguages[0]", "Locale._objcPreferredLanguages[0]"),
        ("NSLocale.preferredLanguages", "Locale._objcPreferredLanguages"),
        ("Bundle.main.preferredLocalizations.first", "Bundle.main._objcPreferredLocalizations.first"),
        ("Bundle.preferredLocalizations(from: a)", "Bundle.preferredLocalizations(from: a)"),
        ("user.preferredLanguages", "user.preferredLanguages"),
        ("locale.localizedString(forIdentifier: k)", "locale.localizedString(forIdentifier: k)"),
        ("super.localizedString(forKey: k, value: nil, table: nil)", "super.localizedString(forKey: k, value: nil, table: nil)"),
    ])
    func textsOfBundlesHeedTheUsersLanguage(source: String, result: String) {
        #expect(Translated(source).text == result)
    }

    @Test func textsOfOtherTypesAreTheirOwn() {
        let source = "struct T { func localizedString(forKey: K, value: V, table: B) {} }\nt.localizedString(forKey: k, value: v, table: b)"
        #expect(Translated(source).text == source)
    }

    @Test func metatypesAreDescribedByAFunction() {
        #expect(Translated("type(of: x).description()").text.squeezed == "_objcDescription(type(of: x))")
        #expect(Translated("x.description()").text == "x.description()")
    }

    @Test(arguments: [
        ("#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)", "UIColor(red: 1, green: 0, blue: 0, alpha: 1)"),
        ("#imageLiteral(resourceName: \"a\")", "UIImage(named: \"a\")!"),
        ("#fileLiteral(resourceName: \"a.txt\")", "Bundle.main.url(forResource: \"a.txt\", withExtension: nil)!"),
    ])
    func objectLiterals(source: String, result: String) {
        #expect(Translated(source).text == result)
    }

    @Test func whatTheRunTimeCannotDoIsReported() {
        let result = Translated("\n  object_setClass(a, b)")
        #expect(
            result.diagnostics == [
                "/Sources/File.swift:2:3: warning: object_setClass: an object cannot change its class; create an object of the other class"
            ])
    }

    @Test(arguments: ["Bundle(for: A.self)", "Bundle.init(for: A.self)", "Foundation.Bundle(for: A.self)"])
    func theBundleOfAClassIsThatOfItsModule(call: String) {
        #expect(Translated("let b = \(call)").text == "let b = _objcBundle(for: A.self)")
        #expect(Translated("let b = Bundle(path: p)").translation.files[0].text == nil)
    }

    @Test func aResponseIsMadeOfNothing() {
        let made = #"HTTPURLResponse(url: URL(string: "about:blank")!, statusCode: 200, httpVersion: nil, headerFields: nil)!"#
        #expect(Translated("let a = HTTPURLResponse()").text.hasPrefix("let a = " + made))
        #expect(!Translated("let a = HTTPURLResponse(url: u)").text.contains("about:blank"))
        #expect(Translated("class HTTPURLResponse {}\nlet a = HTTPURLResponse()").translation.files[0].text == nil)
        #expect(Translated("let a = NSRegularExpression()").text.hasPrefix("let a = NSRegularExpression(neverMatching: ())"))
        #expect(!Translated("let a = NSRegularExpression(pattern: p)").text.contains("neverMatching"))
    }

    @Test func aTypeOfTheNetworkMayBeQualifiedByFoundation() {
        let result = Translated("let a: Foundation.URLSession = Foundation.URLSession(configuration: c)\nclass URLSession {}")
        #expect(result.line(1) == "let a: FoundationNetworking.URLSession = FoundationNetworking.URLSession(configuration: c)")
        #expect(result.tail.contains("import FoundationNetworking\n"))
        #expect(Translated("let a: Foundation.XMLParser").text.hasPrefix("let a: FoundationXML.XMLParser"))
        #expect(Translated("let a: Foundation.Data = Kit.URLSession()").translation.files[0].text == nil)
    }

    @Test func theMainThreadHasAnotherName() {
        #expect(Translated("let a = Thread.current == Thread.main").line(1) == "let a = Thread.current == Thread.mainThread")
        #expect(Translated("let a = Queue.main").translation.files[0].text == nil)
        #expect(Translated("enum Thread { static let main = 1 }\nlet a = Thread.main").translation.files[0].text == nil)
    }

    @Test func aFileThatNamesATypeOfTheNetworkImportsItsModule() {
        #expect(Translated("let a: URLSession = .shared\nlet b = URLRequest(url: u)").tail == "\nimport FoundationNetworking\n")
        #expect(Translated("let a = XMLParser(data: d)\nclass D: NSObject, XMLParserDelegate {}").tail.contains("import FoundationXML\n"))
        #expect(Translated("let a: NSItemProvider, b: NSItemProviderReading").tail == "\nimport ItemProvider\n")
        #expect(Translated("let a: URL").tail == "")
        #expect(Translated("class URLSession {}\nlet a: URLSession").tail == "")
        #expect(Translated("import Foundation\nlet a: CFString, b = noErr").tail == "\nimport CoreGraphics\n")
        #expect(Translated("import Foundation\nfunc f(_ t: CGAffineTransform) {}").tail == "\nimport CoreGraphics\n")
        #expect(Translated("import Foundation\nlet a = kSecClass, b = errSecSuccess").tail == "\nimport Security\n")
        #expect(Translated("import Foundation\nfunc f(t: SecTrust) { SecTrustEvaluateWithError(t, nil) }").tail == "\nimport Security\n")
        #expect(Translated("let a = NSURLAuthenticationMethodServerTrust").tail == "\nimport Security\n")
        let both = "\nimport FoundationNetworking\nimport Security\n"
        #expect(Translated("func f(_ c: URLAuthenticationChallenge) { c.protectionSpace.serverTrust }").tail == both)
        #expect(Translated("let a = NSURLConnection.self").tail == both)
        #expect(Translated("let a = NSURLSessionTransferSizeUnknown").tail == "\nimport FoundationNetworking\n")
    }
}

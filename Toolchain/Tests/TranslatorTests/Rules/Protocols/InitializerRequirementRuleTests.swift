import Testing

@testable import Translator

@Suite struct InitializerRequirementRuleTests {
    private let make = """
        extension P { init() { if let type = Self.self as? any __P_init.Type { self.init(_objcMade: type.init()) } \
        else { self.init(_objcNew: ()) } } }
        """
    private let own = "protocol __P_init { init() }; "

    @Test(arguments: [
        ("protocol P: AnyObject {\ninit()\n}", "protocol P: AnyObject, _ObjCInitializable {", ""),
        ("public protocol P {\ninit()\n}", "public protocol P: _ObjCInitializable {", "public "),
    ])
    func aClassOfAnotherModuleHasTheInitializer(declaration: String, head: String, access: String) {
        let result = Translated(declaration + "\nextension NSObject: P {}")
        #expect(result.line(1).squeezed == head)
        #expect(result.line(2).squeezed.isEmpty)
        #expect(result.line(3).squeezed.replacing("};", with: "} ;") == "} ; \(access)\(own)\(access)\(make)".replacing("};", with: "} ;"))
    }

    @Test func typesThatConformByThemselvesKeepTheirOwnInitializer() {
        let result = Translated(
            """
            protocol P { init() }
            extension NSObject: P {}
            class A: P { required init() {} }
            extension B: P {}
            struct B {}
            """)
        #expect(result.line(2).squeezed == "extension NSObject: P {}")
        #expect(result.line(3).squeezed.hasPrefix("class A: P, __P_init {"))
        #expect(result.line(4).squeezed == "extension B: P, __P_init {}")
    }

    @Test(arguments: [
        "protocol P {\ninit()\n}\nextension A: P {}\nclass A: NSObject { required override init() {} }", "protocol P {\ninit()\n}",
        "protocol P {\ninit(a: Int)\n}\nextension NSObject: P {}", "protocol P {\ninit?()\n}\nextension NSObject: P {}",
        "protocol P {\ninit()\n}\nextension NSObject: Q {}",
    ])
    func otherProtocolsStay(source: String) {
        #expect(!Translated(source).text.contains("_objcNew"))
    }
}

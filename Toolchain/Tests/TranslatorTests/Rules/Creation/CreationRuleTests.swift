import Testing

@testable import Translator

@Suite struct CreationRuleTests {
    @Test(arguments: [
        ("func f<T: UIView>() -> T { T() }", "func f<T: UIView>() -> T { _objcNew(T.self) }"),
        ("func f<T: UIView>() -> T { T(frame: .zero) }", "func f<T: UIView>() -> T { _objcNew(T.self, frame: .zero) }"),
        ("func f<T>() -> T where T: UIView { T.init(frame: r) }", "func f<T>() -> T where T: UIView { _objcNew(T.self, frame: r) }"),
        ("class A<T: UITableViewCell> { let t = T() }", "class A<T: UITableViewCell> { let t = _objcNew(T.self) }"),
        ("func f<T: Codable>() -> T { T() }", "func f<T: Codable>() -> T { T() }"),
        ("func f<T: UIView>() -> T { T(coder: c)! }", "func f<T: UIView>() -> T { T(coder: c)! }"),
    ])
    func objectsOfGenericParameters(source: String, result: String) {
        #expect(Translated(source).text == result)
    }

    @Test func boundsOfAnExtendedTypeCount() {
        let result = Translated("struct S<V: UIView> {}\nextension S { func f() -> V { V() } }")
        #expect(result.line(2) == "extension S { func f() -> V { _objcNew(V.self) } }")
    }

    @Test(arguments: [
        ("cls.init(frame: .zero)", "_objcNew(cls, frame: .zero)"),
        ("cls.init(style: 1, reuseIdentifier: nil)", "_objcNew(cls, style: 1, reuseIdentifier: nil)"),
        ("type(of: view).init(frame: .zero)", "_objcNew(type(of: view), frame: .zero)"),
        ("(x as! UIView.Type).init()", "_objcNew((x as! UIView.Type))"),
        ("(x as! NSObject.Type).init()", "_objcNew((x as! NSObject.Type))"),
        ("cls.init()", "cls.init()"), ("cls.init(other: 1)", "cls.init(other: 1)"), ("self.init(frame: .zero)", "self.init(frame: .zero)"),
        ("super.init(frame: .zero)", "super.init(frame: .zero)"), ("UIView.init(frame: .zero)", "UIView.init(frame: .zero)"),
        (".init(frame: .zero)", ".init(frame: .zero)"),
    ])
    func objectsOfMetatypes(source: String, result: String) {
        #expect(Translated(source).text == result)
    }

    @Test func metatypesOfKnownClassesAreTold() {
        #expect(Translated("func f(_ c: UIView.Type) { c.init() }").text == "func f(_ c: UIView.Type) { _objcNew(c) }")
        #expect(Translated("func f(_ c: P.Type) { c.init(frame: .zero) }").text == "func f(_ c: P.Type) { c.init(frame: .zero) }")
    }

    @Test func requiredInitializersOfTheProgramAreCalledDirectly() {
        let source = "class A: UIView { required override init(frame: CGRect) {} }\nfunc f<T: A>() -> T { T(frame: .zero) }"
        #expect(Translated(source).line(2) == "func f<T: A>() -> T { T(frame: .zero) }")
    }

    @Test func aMetatypeThatOnlyTheCompilerKnowsIsToldByItsMessage() {
        let repair = Repair(path: "/Sources/File.swift", line: 1, member: Repair.initializer)
        #expect(Translated("for c in classes { v.add(c.init()) }", repairs: [repair]).text == "for c in classes { v.add(_objcNew(c)) }")
        #expect(
            Translated("func f() -> Self { Self.init(x: 1) }", repairs: [repair]).text == "func f() -> Self { _objcNew(Self.self, x: 1) }")
        let node = "extension Node { func make() -> View { View(frame: .zero) } }"
        #expect(
            Translated(node, repairs: [repair]).text == "extension Node { func make() -> View { _objcNew(View.self, frame: .zero) } }")
    }
}

import Testing

@testable import Translator

@Suite struct TableRuleTests {
    @Test func tableStandsInTheClassAndIsRegisteredWhenTheProgramLoads() {
        let result = Translated("class A: UIView {\n    @objc func f() {}\n}\n")
        let id = "ztdtey_1"
        #expect(
            result.line(3) == "@MainActor static func __objcE_\(id)() -> [_ObjCEntry] { [_objcM0(\"f\", \"f()\", { (o: A) in o.f() })] } }")
        #expect(
            result.tail == "\n@section(\".init_array\") @used private let __objcInit_ztdtey: @convention(c) () -> Void = "
                + "{ _objcRegister { r in r.add(A.self, A.__objcE_\(id)) } }\n")
    }

    @Test func classesOnOneLineGetASemicolon() {
        #expect(Translated("class A: UIView { @objc func f() {} }").text.contains("func f() {} ; @MainActor static func"))
    }

    @Test func nestedAndPrivateClassesAreRegisteredByTheTypeAroundThem() {
        let result = Translated("struct Outer {\n    private class Inner: NSObject {\n        @objc func f() {}\n    }\n}")
        #expect(result.line(5).contains("__objcR_ztdtey_2(_ r: _ObjCRegistrar) { r.run(Inner.__objcR_ztdtey_1) }"))
        #expect(result.tail.contains("r.run(Outer.__objcR_ztdtey_2)"))
    }

    @Test func namesGivenWithObjcAreRegistered() {
        let result = Translated("@objc(Chart) class A: NSObject {}")
        #expect(result.line(1) == "class A: UIObject {}")
        #expect(result.tail.contains("{ r in r.name(\"Chart\", A.self) }"))
    }

    @Test func genericClassesAreAskedThroughAProtocol() {
        let result = Translated("class Box<T>: UIView where T: Equatable {\n    @objc func f() {}\n}")
        #expect(result.line(1) == "class Box<T>: UIView, __ObjCG_ztdtey_1 where T: Equatable {")
        #expect(result.tail.contains("internal protocol __ObjCG_ztdtey_1 { @MainActor static func __objcE_ztdtey_1() -> [_ObjCEntry] }"))
        #expect(result.tail.contains("r.addGeneric { ($0 as? any __ObjCG_ztdtey_1.Type)?.__objcE_ztdtey_1() }"))
    }

    @Test func classesInGenericTypesAreAskedTheSameWay() {
        let result = Translated("class Box<T> {\n    class Cell { @objc func f() {} }\n}")
        #expect(result.line(2).hasPrefix("class Cell: __ObjCG_ztdtey_1 {"))
    }

    @Test func localClassesRegisterWhenTheirFunctionRuns() {
        let result = Translated("func run() {\n    class L: NSObject { @objc func f() {} }\n    L()\n}")
        #expect(result.line(2).hasSuffix("}; _objcRegisterLocal(L.self) { r in r.run(L.__objcR_ztdtey_1) }"))
        #expect(result.tail.isEmpty)
    }

    @Test func localDelegatesAreFoundByTheNamesOfOptionalRequirements() {
        let result = Translated("func run() {\n    class L: NSObject { func scrollViewDidScroll(_ v: UIView) {} }\n}")
        #expect(result.tableEntries().count == 1)
    }

    @Test func extensionsOfClassesHaveTablesOfTheirOwn() {
        let result = Translated("extension UIView {\n    @objc func f() {}\n}\nextension Control { @objc func g() {} }")
        #expect(
            result.tableEntries() == [
                "_objcM0(\"f\", \"f()\", { (o: UIView) in o.f() })", "_objcM0(\"g\", \"g()\", { (o: Control) in o.g() })",
            ])
    }

    @Test func membersOfStructsHaveNone() {
        #expect(Translated("struct S { func scrollViewDidScroll(_ v: UIView) {} }").translation.files[0].text == nil)
    }

    @Test func twoPrivateClassesOfOneNameAreKeptApart() {
        let result = Translated(files: [
            "A.swift": "private class Helper: UIView { @objc func a() {} }", "B.swift": "private class Helper: NSObject { func b() {} }",
        ])
        #expect(result.tableEntries(file: 0).count == 1)
        #expect(result.tableEntries(file: 1).isEmpty)
    }
}

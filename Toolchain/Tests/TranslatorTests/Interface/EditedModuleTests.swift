import Testing

@testable import Translator

/// AX-98: what an editor shows the language server.
struct EditedModuleTests {
    private func module(_ files: KeyValuePairs<String, String>) -> EditedModule {
        EditedModule(
            files.map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) }, options: TranslationOptions(moduleName: "App"),
            dependencies: [SmallUIKit.index])
    }

    private func text(_ path: String, in module: inout EditedModule) -> String {
        let source = module.source(of: path)?.bytes ?? []
        return module.translate([path]).first.map { String(decoding: $0.text ?? source, as: UTF8.self) } ?? ""
    }

    @Test func linesStayWhereTheyAreAndNoTablesAreMade() {
        var module = module(["/A.swift": "class A: UIView {\n    @objc func f() {}\n}\nextension A { override func layoutSubviews() {} }\n"]
        )
        let text = text("/A.swift", in: &module)
        #expect(
            text == "class A: UIView {\n          func f() {}\noverride func layoutSubviews() { __ext_A_layoutSubviews() } }\n"
                + "extension A {          func __ext_A_layoutSubviews() {} }\n")
    }

    @Test func aSelectorKeepsTheNameOfItsMethod() {
        var module = module(["/A.swift": "class A: UIView {\n    @objc func f() {}\n    let s = #selector(f)\n}"])
        #expect(text("/A.swift", in: &module).contains("Selector(_objc: \"f\", _0: { (o: A) in o.f() })"))
    }

    @Test func halfTypedSourceIsTranslatedAsFarAsItGoes() {
        var module = module(["/A.swift": "class A: UIView {\n    @objc func f() { self.\n    @objc func g( {\n"])
        #expect(!text("/A.swift", in: &module).contains("@objc"))
    }

    @Test func aChangeInOneFileReachesTheOthers() {
        var module = module(["/A.swift": "class A: UIView {}", "/B.swift": "extension A {}"])
        #expect(text("/A.swift", in: &module) == "class A: UIView {}")
        module.set(SourceFile(path: "/B.swift", bytes: Array("extension A { override func layoutSubviews() {} }".utf8)))
        #expect(text("/A.swift", in: &module).contains("override func layoutSubviews()"))
        module.remove("/B.swift")
        #expect(text("/A.swift", in: &module) == "class A: UIView {}")
        #expect(module.source(of: "/B.swift") == nil && text("/B.swift", in: &module).isEmpty)
    }

    @Test func whatTheCompilerTaughtIsHeeded() {
        var module = module(["/A.swift": "import UIKit\nfunc f(_ a: AnyObject) { a.f() }"])
        let before = text("/A.swift", in: &module)
        module.repairs = [Repair(path: "/A.swift", line: 2, member: "f")]
        #expect(text("/A.swift", in: &module) != before)
    }

    @Test func anyDamagedSourceIsTranslated() {
        var generator = SeededGenerator(state: 7)
        var module = module(["/A.swift": ""])
        for number in 0..<300 {
            let damaged = SourceMutation.damaged(Array(MutationSeed.source.utf8), using: &generator)
            module.set(SourceFile(path: "/A.swift", bytes: damaged))
            let file = module.translate(["/A.swift"])[0]
            #expect(file.edits.applied(to: damaged) == file.text ?? damaged, "damaged source \(number)")
        }
    }
}

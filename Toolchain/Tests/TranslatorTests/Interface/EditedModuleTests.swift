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

    @Test(arguments: [
        ("#selector(f)", "Selector(_objc: \"f\", check: { _ = A.f })"), ("#selector(A.f)", "Selector(_objc: \"f\", check: { _ = A.f })"),
        ("#selector(self.g(_:with:))", "Selector(_objc: \"g:with:\", check: { _ = A.g(_:with:) })"),
        ("#selector(\n A .g(_:with:)\n)", "Selector(_objc: \"g:with:\", check: { _ = \n A .g(_:with:)\n })"),
        ("#selector((h))", "Selector(_objc: \"h:\", check: { _ = (A.h) })"),
        // What a reference alone would not tell apart is what it is in a build.
        ("#selector(o as () -> Void)", "Selector(_objc: \"o\", _0: { (o: A) in o.o() })"),
        ("#selector(UIScrollViewDelegate.scrollViewDidScroll(_:))", "Selector(\"scrollViewDidScroll:\")"),
        ("#selector(getter: v)", "Selector(_objc: \"v\", _0: { (o: A) in o.v })"),
    ])
    func aSelectorKeepsWhatTheAuthorWrote(source: String, translation: String) {
        let members = """
            @objc func f() {}
            @objc func g(_ a: Int, with b: Int) {}
            @objc func h(_ a: Int) {}
            @objc func o() {}
            @objc func o(_ a: Int) {}
            var v = 0
            """
        var module = module(["/A.swift": "class A: UIView {\n\(members)\n    let s = \(source)\n}"])
        #expect(text("/A.swift", in: &module).contains(translation))
    }

    @Test(arguments: [
        ("#keyPath(v)", "(\"v\", { @MainActor (o: A) in _ = o.v }).0"), ("#keyPath(A.v)", "(\"v\", { @MainActor (o: A) in _ = o.v }).0"),
        ("#keyPath(self.v)", "(\"v\", { @MainActor (o: A) in _ = o.v }).0"), ("#keyPath(A.w.v)", "\"w.v\""),
    ])
    func aKeyPathKeepsTheNameOfItsProperty(source: String, translation: String) {
        var module = module(["/A.swift": "class A: UIView {\n@objc var v = 0\n@objc var w: A?\n    let s = \(source)\n}"])
        #expect(text("/A.swift", in: &module).contains(translation))
    }

    @Test func aPropertyOfTheTranslationIsAnOptionalRequirement() {
        let source = "@objc protocol P { @objc optional func f(_ a: Int, to b: [String]) -> Bool\n@objc optional func g() }"
        var module = module(["/A.swift": source])
        #expect(module.requirement(behind: "_opt_f__to") == "optional func f(_: Int, to: [String]) -> Bool")
        #expect(module.requirement(behind: "_opt_scrollViewDidScroll") == nil)
        #expect(module.requirement(behind: "_opt_f") == nil && module.requirement(behind: "f") == nil)
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

    /// Typed texts are parsed by what was there before; each translation is that of the same text opened anew.
    @Test func whatIsTypedIsTranslatedAsIfItHadBeenThere() {
        var generator = SeededGenerator(state: 11)
        var typed = module(["/A.swift": MutationSeed.source])
        var bytes = Array(MutationSeed.source.utf8)
        let pieces = [
            "{", "}", "(", ")", "\n", "\"", "self.", "@objc func f() {}\n", "class B: A {\n", "/*", "*/", "é", "#if os(iOS)\n", "#endif\n",
            " ",
        ]
        for number in 0..<400 {
            let start = Int.random(in: 0...bytes.count, using: &generator)
            let end = min(start + (number % 3 == 0 ? Int.random(in: 0...20, using: &generator) : 0), bytes.count)
            bytes.replaceSubrange(start..<end, with: Array(pieces.randomElement(using: &generator)!.utf8))
            // Much of it is soon beyond repair, and says little then.
            if number % 40 == 39 { bytes = Array(MutationSeed.source.utf8) }
            typed.set(SourceFile(path: "/A.swift", bytes: bytes))
            // The typist rests now and then: damaged texts are looked at again.
            _ = typed.settle()
            let isUnsettled = typed.settle()
            #expect(!isUnsettled)
            var opened = module(["/A.swift": ""])
            opened.set(SourceFile(path: "/A.swift", bytes: bytes))
            #expect(typed.translate(["/A.swift"]).map(\.edits) == opened.translate(["/A.swift"]).map(\.edits), "text \(number)")
        }
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

import Testing

@testable import Translator

@Suite struct BadInputTests {
    @Test(arguments: [
        "class A: NSObject {", "let a = (", "@objc func", "#selector(", "extension { }", "}}}}", "\u{0}\u{1}", "\"abc", "#if os(iOS)",
    ])
    func aFileThatDoesNotParseIsLeftToTheCompiler(source: String) {
        let result = Translated(files: ["Bad.swift": source, "Good.swift": "class B: NSObject {}"])
        #expect(result.translation.files[0].text == nil)
        #expect(result.text(of: 1) == "class B: UIObject {}")
        #expect(result.diagnostics.isEmpty)
    }

    /// The parser calls the space an error; the compiler does not in language mode 5.
    @Test func aSpaceAfterTheNameOfAnAttributeIsNoSyntaxError() {
        #expect(Translated("@available (iOS 99, *) func f() {}\nclass A: NSObject {}").line(2) == "class A: UIObject {}")
    }

    @Test func bytesThatAreNoTextDoNoHarm() {
        let file = SourceFile(path: "/a.swift", bytes: [0xFF, 0xFE, 0x00, 0x80] + Array("class A: NSObject { @objc func f() {} }".utf8))
        let translator = Translator(options: TranslationOptions(moduleName: "App"), dependencies: [])
        #expect(translator.translate([file]).files.count == 1)
    }

    @Test func deepNestingDoesNotEndTheProcess() {
        let depth = 5000
        let sources = [
            String(repeating: "(", count: depth) + String(repeating: ")", count: depth),
            "let a = b" + String(repeating: ".c()", count: depth), "let a = " + String(repeating: "!", count: depth) + "b",
            String(repeating: "if a { ", count: depth) + String(repeating: "}", count: depth),
            "if a {}" + String(repeating: " else if a {}", count: depth),
            String(repeating: "class A { ", count: depth) + String(repeating: "}", count: depth),
        ]
        for source in sources { #expect(Translated(source).translation.files.count == 1) }
    }

    @Test func aRingOfAliasesAndClassesEnds() {
        let result = Translated(
            "typealias A = B\ntypealias B = A\nclass C: D {}\nclass D: C { @objc func f() {} }\nclass E: A { @objc func g() {} }")
        #expect(result.tableEntries().count == 2)
    }

    @Test func nothingIsNoModule() {
        let translation = Translator(options: TranslationOptions(moduleName: "App"), dependencies: []).translate([])
        #expect(translation.files.isEmpty)
    }

    /// Texts that begin as Swift and end as nonsense, made from a fixed seed.
    @Test func mutatedSourcesNeverStopTheTranslator() {
        var generator = SeededGenerator(state: 7)
        let source = Array(MutationSeed.source.utf8)
        for _ in 0..<300 {
            var bytes = source
            for _ in 0..<Int.random(in: 1...8, using: &generator) {
                let position = Int.random(in: 0..<bytes.count, using: &generator)
                switch Int.random(in: 0..<3, using: &generator) {
                case 0: bytes.remove(at: position)
                case 1: bytes[position] = UInt8.random(in: 32...126, using: &generator)
                default:
                    let from = Int.random(in: 0..<bytes.count, using: &generator)
                    bytes.insert(contentsOf: bytes[from..<min(bytes.count, from + 12)], at: position)
                }
            }
            let file = SourceFile(path: "/a.swift", bytes: bytes)
            let translation = Translator(options: TranslationOptions(moduleName: "App"), dependencies: [SmallUIKit.index]).translate([file])
            if let text = translation.files[0].text { #expect(translation.files[0].edits.applied(to: bytes) == text) }
        }
    }
}

/// A linear congruential generator, so that a failure can be had again.
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 33)
    }
}

/// A source with a bit of everything that the rules look for.
enum MutationSeed {
    static let source = """
        import UIKit.UIGestureRecognizerSubclass
        @objc protocol P: NSObjectProtocol {
            @objc optional func f(_ a: Int, at b: Int) -> String?
            @objc optional var v: Int { get }
        }
        @UIApplicationMain class A: NSObject, P, UIApplicationDelegate {
            @objc dynamic var a = 1 { didSet { print(a) } }
            @IBOutlet private weak var label: UILabel!
            @IBAction func tap(_ sender: Any?, for event: Int) { delegate?.f?(1, at: 2) }
            let s = #selector(tap(_:for:)), t = #selector(getter: a), k = #keyPath(A.label.text)
            #if os(iOS) && swift(>=5.5)
            @available(iOS 99, *) func new() {}
            #endif
            func g<T: UIView>() -> T { if #available(iOS 99, *) { return T() } else { return T(frame: .zero) } }
            class Nested<T>: UIView { @objc func reload() { observe(\\.frame) { _, _ in } } }
        }
        extension A { override func layoutSubviews() { class L: NSObject { @objc func l() {} }; type(of: self).description() } }
        extension UIView { @objc open func customize(_ n: Int) {} }
        """
}

import Testing

@testable import Translator

/// MO-29: what a program that is written with UIKit has of SwiftUI is left out.
@Suite struct SwiftUIRuleTests {
    private static let stop = "fatalError(\"This part of the program needs SwiftUI, which is not here.\")"

    @Test func theImportShowsWhatItIsMadeOf() {
        let result = Translated("import SwiftUI\nclass A: UIViewController {}")
        #expect(result.line(1) == "import UIKit; import Combine")
        #expect(result.diagnostics.isEmpty)
    }

    @Test(arguments: [
        "struct A: View { var body: some View { Text(a) } }", "struct A: SwiftUI.View {}", "extension View { func b() {} }",
        "struct A: UIViewRepresentable { func makeUIView(context: Context) -> UIView { UIView() } }",
        "class A<Content: View>: UIViewController {}", "class A: UIHostingController<B> {}", "extension Color { static let a = 1 }",
        "struct A<Content>: B where Content: View {}", "typealias A = AnyView", "func a() -> some View { b }", "func a<V: View>(v: V) {}",
        "func a(@ViewBuilder b: () -> C) {}", "let a = Color.red", "var a: Binding<Int>",
        "extension EnvironmentValues { var a: Int { 1 } }",
    ])
    func aDeclarationThatNamesItIsLeftOut(source: String) {
        let result = Translated("import SwiftUI\n" + source + "\nclass B {}")
        #expect(result.line(2).isEmpty && result.line(3) == "class B {}")
        #expect(result.diagnostics.count == 1 && result.diagnostics[0].contains(":2:"), "\(result.diagnostics)")
        #expect(result.diagnostics[0].hasSuffix("needs SwiftUI, which is not here; it is left out"))
    }

    @Test(arguments: [
        "class A: UIViewController { func b(_ c: UIView) { view.addSubview(c) } }", "let a = UIColor.red",
        "protocol A { associatedtype State; var state: State { get } }", "class A { struct State {}; var s: State = State() }",
        "struct A<Label> { let label: Label }", "let a = b.Color", "enum A { case text, image }; let b = A.text",
        "#if canImport(SwiftUI)\nstruct A: View {}\n#endif",
    ])
    func whatIsNotOfItStays(source: String) {
        let result = Translated("import SwiftUI\n" + source)
        #expect(result.diagnostics.isEmpty)
        #expect(result.text.hasSuffix(source))
    }

    @Test func namesOfTheModuleAreItsOwn() {
        let source = "struct Text {}; struct Color { let text: Text }; protocol View {}; class A: View { var c: Color? }"
        let result = Translated(files: ["A.swift": "import SwiftUI", "B.swift": "import SwiftUI\n" + source])
        #expect(result.diagnostics.isEmpty && result.text(of: 1).hasSuffix(source))
    }

    @Test func aBlockEndsWhereItUsesIt() {
        let result = Translated(
            """
            import SwiftUI
            class A: UIViewController {
                func show() {
                    let title = "a"
                    if title.isEmpty {
                        let host = UIHostingController(rootView: B())
                        present(host, animated: true)
                    }
                    print(title)
                }
                lazy var b: UIView = {
                    let view = UIView()
                    view.addSubview(UIHostingController(rootView: B()).view)
                    return view
                }()
            }
            struct B: View {}
            """)
        #expect(result.line(4) == "let title = \"a\"" && result.line(5) == "if title.isEmpty {")
        #expect(result.line(6) == Self.stop && result.line(7).isEmpty && result.line(9) == "print(title)")
        #expect(result.line(12) == "let view = UIView()" && result.line(13) == Self.stop && result.line(14).isEmpty)
        #expect(result.diagnostics.count == 3)
        #expect(result.diagnostics[0].hasSuffix("this needs SwiftUI, which is not here; the program stops if it comes here"))
    }

    @Test func typesThatAreLeftOutAreMissedInOtherFiles() {
        let result = Translated(files: [
            "A.swift":
                "import SwiftUI\nstruct Card: View {}\nfinal class Host: UIHostingController<Card> {}\nenum Kinds { struct Row: ViewModifier {} }",
            "B.swift":
                "import UIKit\nfunc a() { print(1)\nshow(Host()) }\nlet c: Host? = nil\nfunc d() { _ = Kinds.Row.self }\nclass Text {}; let e = Text()",
        ])
        #expect(result.text(of: 1).contains("func a() { print(1)\n" + Self.stop))
        #expect(!result.text(of: 1).contains("let c") && result.text(of: 1).contains("let e = Text()"))
    }

    @Test func aHostingControllerIsAController() {
        let result = Translated(
            """
            import SwiftUI
            class A: UIViewController {
                var host: UIHostingController<AnyView>?
                let other = UIHostingController(rootView: B())
                var third: UIHostingController<B> = UIHostingController(rootView: B())
                func make() -> UIHostingController<AnyView> { UIHostingController(rootView: b) }
                func update() { host?.view.alpha = 1; host?.rootView = b }
            }
            struct B: View {}
            """)
        #expect(result.line(3).hasPrefix("var host: UIViewController") && result.line(3).hasSuffix("?"))
        #expect(result.line(4) == "let other: UIViewController = { () -> UIViewController in \(Self.stop) }()")
        #expect(
            result.line(5).hasPrefix("var third: UIViewController")
                && result.line(5).hasSuffix("= { () -> UIViewController in \(Self.stop) }()"))
        #expect(result.line(6).contains("-> UIViewController") && result.line(6).contains(Self.stop))
        #expect(result.line(7).contains("host?.view.alpha = 1; " + Self.stop))
    }

    /// An app of SwiftUI has nothing to show here, and fails at its imports.
    @Test func anAppOfItStays() {
        let source = "import SwiftUI\n@main struct A: App { var body: some Scene { WindowGroup { Text(a) } } }\nstruct B: View {}"
        #expect(Translated(source).text == source)
    }
}

import Testing

@testable import Translator

@Suite struct PreviewRuleTests {
    @Test func previewsAreLeftOutWithTheirImport() {
        let result = Translated(
            """
            import UIKit
            class A: UIViewController {}
            import SwiftUI
            extension UIViewController {
                private struct Shown: UIViewControllerRepresentable { let controller: UIViewController }
                func toPreview() -> some View { Shown(controller: self) }
                var shown: some SwiftUI.View { Shown(controller: self) }
                func stays() -> Int { 1 }
            }
            struct Previews: PreviewProvider { static var previews: some View { A().toPreview() } }
            """)
        #expect(!result.text.contains("SwiftUI") && !result.text.contains("View {") && !result.text.contains("Representable"))
        #expect(result.text.contains("import UIKit") && result.text.contains("func stays() -> Int"))
    }

    /// What needs more of it fails at the import, which says so.
    @Test(arguments: [
        "struct A: View { var body: some View { Text(a) } }", "let a = UIHostingController(rootView: b)",
        "class A { @ObservedObject var a: B }",
        "struct A: SwiftUI.App {}", "struct P: PreviewProvider {}\ncell.contentConfiguration = UIHostingConfiguration { a }",
    ])
    func otherFilesStay(source: String) {
        #expect(Translated("import SwiftUI\n" + source).text.contains("import SwiftUI"))
        #expect(Translated("import SwiftUI\n" + source).text.contains(source))
    }

    @Test func aFileWithoutTheImportStays() {
        #expect(Translated("struct P: PreviewProvider {}").text == "struct P: PreviewProvider {}")
    }
}

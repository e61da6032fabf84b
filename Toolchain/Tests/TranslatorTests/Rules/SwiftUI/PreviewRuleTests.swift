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

    @Test func aFileWithoutTheImportStays() {
        #expect(Translated("struct P: PreviewProvider {}").text == "struct P: PreviewProvider {}")
    }
}

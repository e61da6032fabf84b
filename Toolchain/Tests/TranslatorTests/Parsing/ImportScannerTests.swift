import Testing
import Translator

@Suite struct ImportScannerTests {
    @Test(arguments: [
        ("import UIKit", ["UIKit"]),
        ("@testable import App; import Foundation", ["App", "Foundation"]),
        ("import UIKit.UIGestureRecognizerSubclass", ["UIKit"]),
        ("import class UIKit.UIView", ["UIKit"]),
        ("public\nimport\n  CoreGraphics\n", ["CoreGraphics"]),
        ("let important = imports", []),
        ("import", []),
        ("#if canImport(UIKit)\nimport UIKit\n#endif", ["UIKit"]),
    ])
    func findsModules(text: String, modules: [String]) {
        #expect(ImportScanner.modules(importedBy: SourceFile(path: "/a.swift", bytes: Array(text.utf8))) == Set(modules))
    }
}

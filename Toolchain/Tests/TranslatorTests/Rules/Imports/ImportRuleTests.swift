import Testing

@testable import Translator

@Suite struct ImportRuleTests {
    @Test(arguments: [
        ("import UIKit.UIGestureRecognizerSubclass", "import UIKit"),
        ("import class UIKit.UIView", "import UIKit"),
        ("import ObjectiveC", "import ObjCRuntime"),
        ("import ObjectiveC.runtime", "import ObjCRuntime"),
        ("import CoreFoundation", "import CoreGraphics"),
        ("import CoreFoundation.CFRunLoop", "import CoreGraphics"),
        ("import Darwin", "import Darwin"),
        ("import func Darwin.sqrt", "import Darwin"),
        ("import Darwin.C", "import Darwin"),
        ("import struct Foundation.Date", "import Foundation"),
        ("@preconcurrency import UIKit", "@preconcurrency import UIKit"),
        ("import struct Other.Thing", "import struct Other.Thing"),
        ("import Other.Sub", "import Other.Sub"),
    ])
    func importsOfApplesModules(source: String, result: String) {
        #expect(Translated(source).text.squeezed == result)
    }

    @Test func theRootModuleIsWhatItIsInOurOwnModules() {
        #expect(Translated("import ObjectiveC", kind: .translatedSDK).text == "import ObjectiveC")
        #expect(Translated("import CoreFoundation", kind: .translatedSDK).text == "import CoreFoundation")
    }

    @Test func runtimeIsImportedIntoEveryFile() {
        #expect(Translated("import Foundation").translation.implicitImports == ["ObjCRuntime"])
        #expect(Translated("import Foundation", kind: .translatedSDK).translation.implicitImports == ["ObjCRuntime"])
        #expect(Translated("import Foundation", kind: .plainSDK).translation.implicitImports.isEmpty)
    }

    @Test func testsSeeUIKitAsWithApplesXCTest() {
        #expect(Translated(files: ["A.swift": "import XCTest", "B.swift": ""]).translation.implicitImports == ["ObjCRuntime", "UIKit"])
    }

    /// XP-125: `import XCTest` alone is enough.
    @Test func testsOfTheInterfaceSeeTheirModuleToo() {
        func imports(_ text: String, _ modules: Set<String> = ["XCTest"]) -> [String] {
            Translator.implicitImports(of: .app, importing: modules, in: [SourceFile(path: "/T.swift", bytes: Array(text.utf8))])
        }
        #expect(imports("let app = XCUIApplication()") == ["ObjCRuntime", "UIKit", "XCUIAutomation"])
        #expect(imports("measure(metrics: [XCTClockMetric()]) {}").contains("XCUIAutomation"))
        #expect(imports("XCTAssertTrue(true)") == ["ObjCRuntime", "UIKit"])
        #expect(imports("let app = XCUIApplication()", ["Foundation"]) == ["ObjCRuntime"])
    }

    /// Foundation shows the names of Combine on Apple's systems.
    @Test(arguments: [
        ("import Foundation\nclass Model: ObservableObject {}", true),
        ("@preconcurrency import UIKit\nvar store: Set<AnyCancellable> = []", true),
        ("import XCTest\nlet subject = PassthroughSubject<Int, Never>()", true),
        ("public import Foundation\nlet changes = center.publisher(for: name)", true),
        ("class Model: ObservableObject {}", false),
        ("// Needs import Foundation.\nclass Model: ObservableObject {}", false),
        ("import Foundation\nimport Combine\nclass Model: ObservableObject {}", false),
        ("import Foundation\nimport OpenCombine\nclass Model: ObservableObject {}", false),
        ("import Foundation\nclass Model {}", false),
    ])
    func filesThatNameTypesOfCombineSeeIt(source: String, isSeen: Bool) {
        func imports(_ sources: [String], kind: ModuleKind = .app) -> [String] {
            let files = sources.enumerated().map { SourceFile(path: "/\($0.offset).swift", bytes: Array($0.element.utf8)) }
            return Translator.implicitImports(of: kind, importing: ["Foundation", "Combine"], in: files)
        }
        #expect(imports([source]).contains("Combine") == isSeen)
        #expect(imports(["import Combine", source]).contains("Combine") == isSeen)
        #expect(imports([source], kind: .translatedSDK) == ["ObjCRuntime"])
    }
}

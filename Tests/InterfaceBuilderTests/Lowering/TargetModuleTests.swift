import Foundation
import Testing
import UIKit
@_spi(ForasteroInternal) import UIKitCore
@_spi(ForasteroInternal) import UIKitGraphics

@testable import InterfaceBuilder

@MainActor
struct TargetModuleTests {
    private let scene = StoryboardText.scene(
        """
        <viewController storyboardIdentifier="only" id="c" customClass="NibMovedController" customModule="UIKit"
        customModuleProvider="target"/>
        """)

    @Test("A storyboard of a framework's bundle has the classes of the framework, whatever module the file was saved with")
    func storyboardOfFramework() throws {
        let data = Data(StoryboardText.document(scene).utf8)
        let document = try StoryboardDocument(data, file: "Main.storyboard", module: "InterfaceBuilderTests")
        let storyboard = UIStoryboard(StoryboardFile(document, bundle: nil))
        #expect(storyboard.instantiateViewController(withIdentifier: "only") is NibMovedController)
    }

    @Test("A nib of a framework's bundle has the classes of the framework, but keeps a module that is named for itself")
    func nibOfFramework() throws {
        func className(_ attributes: String) throws -> KeyedObjectGraph.Value? {
            let nib = try NibSource.read(
                XIBText.data("<view id=\"v\" customClass=\"NibRenamedView\" \(attributes)/>"), file: "A.xib",
                module: "InterfaceBuilderTests")
            return nib.ids["v"].flatMap { nib.graph[$0].values[NibKey.className] }
        }
        #expect(try className("customModule=\"UIKit\" customModuleProvider=\"target\"") == .string("InterfaceBuilderTests.NibRenamedView"))
        #expect(try className("customModule=\"UIKit\"") == .string("UIKit.NibRenamedView"))
    }

    @Test("The module of a bundle is named after its executable, for a package after its target; the app needs none")
    func names() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        func bundle(_ name: String, _ plist: [String: String]?) throws -> Bundle {
            let url = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            if let plist {
                try PropertyListSerialization.data(fromPropertyList: plist, format: .xml, options: 0)
                    .write(to: url.appendingPathComponent("Info.plist"))
            }
            return try #require(Bundle(url: url))
        }
        #expect(TargetModule.name(of: try bundle("Any.framework", ["CFBundleExecutable": "UI-Helpers"])) == "UI_Helpers")
        #expect(TargetModule.name(of: try bundle("Kit_Screens.bundle", nil)) == "Screens")
        #expect(TargetModule.name(of: .main) == nil)
        #expect(TargetModule.name(of: nil) == nil)
    }
}

final class NibMovedController: UIViewController {}

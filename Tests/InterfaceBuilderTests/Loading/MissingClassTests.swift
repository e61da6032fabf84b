import Foundation
import Testing
@_spi(ForasteroInternal) import UIKitCore
import UIKitTesting

@testable import InterfaceBuilder

/// Documents that name classes which do not exist here.
@MainActor
struct MissingClassTests {
    private func first<T>(_ objects: String, as type: T.Type = T.self) throws -> T {
        let loaded = UINib(data: Data(XIBText.document(objects).utf8), bundle: nil).instantiate(withOwner: nil, options: nil)
        return try #require(loaded.first as? T)
    }

    @Test("A class that is missing here gives way to its nearest superclass, with one warning")
    func missingClasses() throws {
        var views: [UIView] = []
        let told = Console.texts {
            let text = XIBText.document("<sceneKitView playing=\"YES\" id=\"m-1\" tag=\"1\"/><sceneKitView id=\"m-2\" tag=\"2\"/>")
            views = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil, options: nil).compactMap { $0 as? UIView }
        }
        #expect(views.map(\.tag) == [1, 2])
        #expect(
            told == [
                "UINib:7: <sceneKitView id=\"m-1\">: There is no class SCNView here; a UIView takes its place.",
                """
                UINib: 2 elements are not what the file says:
                    UINib:7: <sceneKitView id="m-1">: a UIView stands here, without all that only a SCNView does
                    UINib:7: <sceneKitView id="m-2">: a UIView stands here, without all that only a SCNView does
                """,
            ])
    }

    @Test("The end of a load says what else is lost with a class, once for a nib")
    func losses() throws {
        let nib = UINib(data: XIBText.data("<sceneKitView id=\"s\"/>"), bundle: nil)
        let told = Console.texts { nib.instantiate(withOwner: nil) }
        #expect(told.count == 2, "\(told)")
        #expect(told.last?.contains("SCNView") == true, "\(told)")
        #expect(Console.texts { nib.instantiate(withOwner: nil) }.count == 1)
        let custom = Console.texts {
            UINib(data: XIBText.data("<textField placeholder=\"Find\" customClass=\"Finder\" id=\"f\"/>"), bundle: nil).instantiate(
                withOwner: nil)
        }
        #expect(custom.last?.hasSuffix("a UITextField stands here, without all that only a Finder does") == true, "\(custom)")
        let unknown = Console.texts { UINib(data: XIBText.data("<teaPot id=\"t\"/>"), bundle: nil).instantiate(withOwner: nil) }
        #expect(unknown.last?.contains("1 element is not what the file says:\n    UINib:7: <teaPot id=\"t\">: a plain object") == true)
    }

    @Test("Where nibs are taken strictly, a class that is missing ends the process")
    func strictness() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                NibPolicy.isStrict = true
                UINib(data: XIBText.data("<sceneKitView id=\"m\"/>"), bundle: nil).instantiate(withOwner: nil)
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("<sceneKitView id=\"m\">: a UIView stands here"))
        #expect(text.contains("--strict-nibs"))
    }

    @Test("What a missing class would have, such as a configuration, adds no warning of its own")
    func partsOfMissingClasses() throws {
        let told = Console.texts {
            let text = XIBText.document(
                """
                <sceneKitView id="c" contentMode="scaleToFill"><scnScene key="scene" id="f"><pointFilter
                key="filter" none="YES"/></scnScene></sceneKitView>
                """)
            #expect(UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil).first is UIView)
        }
        #expect(told.first == "UINib:7: <sceneKitView id=\"c\">: There is no class SCNView here; a UIView takes its place.")
        #expect(told.count == 2, "\(told)")
    }
}

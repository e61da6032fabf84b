import Foundation
@_spi(ForasteroInternal) import UIKitCore

@testable import InterfaceBuilder

/// Storyboards for tests, written out as Interface Builder writes them.
@MainActor
enum StoryboardText {
    static func document(initial: String? = nil, _ scenes: String...) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \
        \(initial.map { "initialViewController=\"\($0)\"" } ?? "")>
            <scenes>\(scenes.joined())</scenes>
        </document>
        """
    }

    /// A scene around a controller's element, which begins with `<name ` and ends with `</name>`.
    static func scene(_ controller: String, beside: String = "") -> String {
        let marked = adding("sceneMemberID=\"viewController\"", to: controller)
        return """
            <scene sceneID="s"><objects>\(marked)
            <placeholder placeholderIdentifier="IBFirstResponder" id="first" sceneMemberID="firstResponder"/>\(beside)</objects></scene>
            """
    }

    private static func adding(_ attribute: String, to element: String) -> String {
        guard let space = element.firstIndex(of: " ") else { return element }
        return element[..<space] + " " + attribute + element[space...]
    }

    static func storyboard(initial: String? = nil, _ scenes: String...) throws -> UIStoryboard {
        let text = document(initial: initial, scenes.joined())
        return UIStoryboard(StoryboardFile(try StoryboardDocument(Data(text.utf8), file: "Main.storyboard"), bundle: nil))
    }

    /// The controller of the only scene.
    static func controller(_ element: String, beside: String = "", other scenes: String...) throws -> UIViewController {
        let named = adding("storyboardIdentifier=\"only\"", to: element)
        return try storyboard(scene(named, beside: beside), scenes.joined()).instantiateViewController(withIdentifier: "only")
    }
}

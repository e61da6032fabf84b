import Testing
import UIKit

@testable import InterfaceBuilder

@MainActor
struct CustomModuleTests {
    private func module(_ attributes: [String: String]) -> String? { CustomModule.name { attributes[$0] } }

    @Test("A class of a target that has been renamed since is the app's; a module that is named for itself is meant")
    func renamed() {
        #expect(module(["customClass": "Crap", "customModule": "Former", "customModuleProvider": "target"]) == nil)
        #expect(module(["customClass": "Crap", "customModule": "Former"]) == "Former")
        #expect(module(["customClass": "Crap"]) == nil)
        let own = ["customClass": "NibRenamedView", "customModule": "InterfaceBuilderTests", "customModuleProvider": "target"]
        #expect(module(own) == "InterfaceBuilderTests")
    }
}

final class NibRenamedView: UIView {}

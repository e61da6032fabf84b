import Testing
import UIKitTesting

@testable import UIKitTextInput

@MainActor
struct KeyboardInputTests {
    @Test("A window finds what shows its input views by name")
    func found() {
        let screen = TestScreen(size: CGSize(width: 100, height: 100), scale: 1)
        #expect(screen.window.inputViews is InputViews)
    }

    @Test("Classes of text input go by their bare names, and what handles keys is found by its own")
    func names() {
        #expect(NSStringFromClass(UITextInputStringTokenizer.self) == "UITextInputStringTokenizer")
        #expect(NSClassFromString("KeyboardInput") == KeyboardInput.self)
    }
}

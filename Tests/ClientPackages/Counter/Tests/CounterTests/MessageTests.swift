import Testing
import UIKit

/// The installed modules are built for release, and still say what is wrong.
@Suite struct MessageTests {
    @Test func aProgrammingErrorSaysWhatIsWrongAndWhatToDo() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UITabBarController().selectedViewController = UIViewController() }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("only a view controller in the tab bar controller's list of view controllers can be selected"))
    }
}

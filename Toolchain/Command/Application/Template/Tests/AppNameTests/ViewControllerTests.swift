import Testing
import UIKit

@testable import AppName

@MainActor
@Suite struct ViewControllerTests {
    @Test func buttonAnswersATap() {
        let controller = ViewController()
        controller.loadViewIfNeeded()
        #expect(controller.label.text == "Hello, AppName")
        controller.button.sendActions(for: .touchUpInside)
        #expect(controller.label.text == "Thank you")
    }
}

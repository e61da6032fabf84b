import Testing
import UIKitTesting

/// Properties that get their value when a controller's view is loaded.
@MainActor
struct ViewLoadingTests {
    final class Page: UIViewController {
        @ViewLoading var label: UILabel
        @ViewLoading var note: String
        private(set) var loads = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            loads += 1
            label = UILabel()
            label.text = "loaded"
        }
    }

    @Test("Reading one loads the view, once")
    func reading() {
        let page = Page()
        #expect(!page.isViewLoaded)
        #expect(page.label.text == "loaded")
        #expect(page.isViewLoaded)
        page.label.text = "other"
        #expect(page.label.text == "other")
        #expect(page.loads == 1)
    }

    @Test("Storing one loads nothing")
    func storing() {
        let page = Page()
        page.note = "early"
        #expect(!page.isViewLoaded)
        #expect(page.note == "early")
    }

    @Test("Reading one that has no value when the view is loaded stops the program")
    func missing() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { _ = Page().note }
        }
    }
}

import SafariServices
import Testing
import UIKitTesting

@MainActor
struct SFSafariViewControllerTests {
    private final class Listener: NSObject, SFSafariViewControllerDelegate {
        var heard: [String] = []
        func safariViewControllerDidFinish(_ controller: SFSafariViewController) { heard.append("finished") }
        func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool) {
            heard.append("loaded \(didLoadSuccessfully)")
        }
        func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) { heard.append("opens") }
    }
    private let root = UIViewController()
    private let screen: TestScreen
    private let listener = Listener()
    private let url = URL(string: "https://example.org/page?a=b")!

    init() { screen = TestScreen(showing: root) }

    @Test("MO-10, MO-126, SV-126: the page is handed to the browser once, and Done takes the controller away")
    func page() throws {
        let safari = SFSafariViewController(url: url)
        safari.delegate = listener
        var opened: [URL] = []
        safari.opener = { url, completion in
            opened.append(url)
            completion(true)
        }
        root.present(safari, animated: true)
        screen.wait(1)
        #expect(opened == [url])
        #expect(listener.heard == ["opens", "loaded true"])
        #expect(screen.shows("https://example.org/page?a=b"))
        #expect(screen.shows("example.org"))
        #expect(screen.shows("Opened in the browser"))
        let other = UIViewController()
        other.modalPresentationStyle = .fullScreen
        safari.present(other, animated: false)
        screen.wait(1)
        other.dismiss(animated: false)
        screen.wait(1)
        #expect(opened.count == 1)
        try screen.tap("Done")
        screen.wait(1)
        #expect(listener.heard == ["opens", "loaded true", "finished"])
        #expect(root.presentedViewController == nil)
    }

    @Test("MO-126: without a desktop nothing is opened, and the delegate is notified")
    func headless() {
        let safari = SFSafariViewController(url: url)
        safari.delegate = listener
        root.present(safari, animated: false)
        screen.wait(1)
        #expect(listener.heard == ["opens", "loaded false"])
        #expect(screen.shows("There is no browser to open it in"))
    }

    @Test("MO-126: the button goes by its style, the configuration is copied")
    func configuration() throws {
        let configuration = SFSafariViewController.Configuration()
        configuration.entersReaderIfAvailable = true
        let safari = SFSafariViewController(url: url, configuration: configuration)
        configuration.barCollapsingEnabled = false
        #expect(safari.configuration.entersReaderIfAvailable)
        #expect(safari.configuration.barCollapsingEnabled)
        safari.dismissButtonStyle = .cancel
        root.present(safari, animated: false)
        screen.wait(1)
        try screen.tap("Cancel")
        screen.wait(1)
        #expect(root.presentedViewController == nil)
    }

    @Test("MO-126: only addresses of the web are pages", arguments: ["mailto:a@example.org", "file:///etc/hosts", "example.org"])
    func otherSchemes(text: String) async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [text] in
            await MainActor.run { _ = SFSafariViewController(url: URL(string: text)!) }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("unsupported scheme"))
    }
}

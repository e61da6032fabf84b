import Foundation
import ObjCRuntime
import UIKit
internal import WebProtocol

/// The page of a web view in the web program, the known state of it, and who waits for it.
///
/// The web view keeps it, and it does not keep the web view.
@MainActor
final class WebPage: WebProgram.Page {
    weak var view: WKWebView?
    let configuration: WKWebViewConfiguration
    /// Another one each time the page is made in a program.
    private(set) var number: UInt64 = 0
    private(set) var program: WebProgram?
    /// The last picture of the page, and the memory that it comes in.
    let picture = PagePicture()
    var state = PageState()
    var history = WKBackForwardList()
    /// The navigation that the application has asked for last, until it begins.
    var requested: WKNavigation?
    /// The navigation that is loading or has been loaded.
    var navigation: WKNavigation?
    /// True if anything of the navigation has come.
    var isCommitted = false
    /// The address that the application has asked for.
    var requestedURL: URL?
    var scroll = PageScroll()
    var settings = PageSettings()
    /// The colour of the page where it shows nothing; nil for none of its own.
    var ground: UIColor?
    private var size = CGSize.zero
    private var isAskedWhetherDone = false

    init(configuration: WKWebViewConfiguration) {
        self.configuration = configuration
        configuration.userContentController.add(self)
    }

    isolated deinit {
        configuration.userContentController.remove(self)
        DownloadLink.forgetUnbegun(ofPage: number)
        program?.remove(number)
        program?.send(WEB_VIEW_DESTROY, page: number)
    }

    /// The part that is missing for pages to be shown; nil where none is known to be.
    var missing: String? { program?.missing }

    // MARK: The program

    /// Makes the page in the program, unless it is there.
    func start() {
        guard program == nil else { return }
        let program = WebProgram.shared
        self.program = program
        number = WebProgram.makeNumber()
        program.add(self, number: number)
        let store = configuration.websiteDataStore.open(in: program)
        WebSchemes.register(configuration.schemeHandlers, in: program, store: store)
        let opener = configuration.opener?.page
        program.send(WEB_VIEW_CREATE, page: number) {
            $0.add(Int(store))
            $0.add(Int(opener?.program === program ? opener?.number ?? 0 : 0))
            $0.add(Int(max(size.width, 1)))
            $0.add(Int(max(size.height, 1)))
            settings.write(to: &$0, configuration)
        }
        sendScripts()
        sendPixels()
    }

    func send(_ kind: WebRequest, descriptor: Int32 = -1, _ fields: (inout WebMessage) -> Void = { _ in }) {
        start()
        program?.send(kind, page: number, descriptor: descriptor, fields)
    }

    func ask(_ kind: WebRequest, _ fields: (inout WebMessage) -> Void = { _ in }, answer: @escaping (inout WebFields) -> Void) {
        start()
        program?.ask(kind, page: number, fields, answer: answer)
    }

    // MARK: Virtual time

    var isBusy: Bool { isAskedWhetherDone || requested != nil || navigation != nil || scroll.isAsked }

    /// Virtual time stands still until the page has performed its commands, and shows the result.
    func holdClock() {
        guard let program, missing == nil, program.isTimeVirtual else { return }
        program.holdClock()
        guard !isAskedWhetherDone else { return }
        isAskedWhetherDone = true
        let frames = "await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
        evaluate(frames, isFunction: true, in: .defaultClient) { [weak self] _ in self?.isAskedWhetherDone = false }
    }

    // MARK: What the page is like

    /// - Parameter size: in points.
    func setSize(_ size: CGSize) {
        let size = CGSize(width: min(max(size.width.rounded(), 1), 8192), height: min(max(size.height.rounded(), 1), 8192))
        guard size != self.size else { return }
        self.size = size
        guard program != nil else { return }
        send(WEB_VIEW_RESIZE) {
            $0.add(Int(size.width))
            $0.add(Int(size.height))
        }
        sendPixels()
    }

    func sendSettings() {
        guard program != nil else { return }
        send(WEB_VIEW_SETTINGS) { settings.write(to: &$0, configuration) }
    }

    func sendScripts() {
        guard program != nil else { return }
        send(WEB_VIEW_SCRIPTS) { configuration.userContentController.write(to: &$0) }
    }

    private func sendPixels() {
        guard size.width > 0, let descriptor = picture.makeMemory(for: size) else { return }
        send(WEB_VIEW_PIXELS, descriptor: descriptor) {
            $0.add(picture.width)
            $0.add(picture.height)
        }
    }

    // MARK: The end

    func programEnded() {
        let isMissing = program?.missing != nil
        if !isMissing { program = nil }
        picture.forget()
        scroll = PageScroll()
        guard let view else { return }
        if isMissing {
            view.showMissing(missing ?? "")
            fail(with: WKError.engineMissing(WebProgramFile.remedy(for: missing ?? "")))
        } else {
            endedUnexpectedly()
        }
    }

    /// The process of the page is gone, and with it what was loading.
    func endedUnexpectedly() {
        change(["loading", "estimatedProgress"]) { state.isLoading = false }
        (requested, navigation, isCommitted) = (nil, nil, false)
        guard let view else { return }
        view.navigationDelegate?.webViewWebContentProcessDidTerminate?(view)
    }

    /// Changes what observers of the web view see.
    func change(_ keys: [String], _ body: () -> Void) {
        guard let view else { return body() }
        for key in keys { view.willChangeValue(forKey: key) }
        body()
        for key in keys.reversed() { view.didChangeValue(forKey: key) }
    }
}

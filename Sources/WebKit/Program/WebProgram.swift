internal import DeviceNotice
internal import Display
import Foundation
import UIKit
internal import WebProtocol

/// The program in which the pages of this process are drawn. It is started with the first page, and again after it has died.
@MainActor
package final class WebProgram {
    /// Receives the web program's messages about one page.
    @MainActor protocol Page: AnyObject {
        /// True if it waits for what the page does.
        var isBusy: Bool { get }
        func receive(_ report: WebReport, _ fields: inout WebFields)
        /// There is no program any more: it has died, or what it needs is not installed.
        func programEnded()
    }

    private struct Listener {
        weak var page: (any Page)?
    }

    private static var present: WebProgram?
    private static var lastNumber: UInt64 = 0

    /// The Debian packages that are missing; nil as long as none is known to be.
    private(set) var missing: String?
    private var channel: WebChannel?
    private var process: pid_t = -1
    private var listeners: [UInt64: Listener] = [:]
    private var answers: [Int: (inout WebFields) -> Void] = [:]
    private var lastRequest = 0
    private var isReady = false
    private var holding: MediaTimer?
    /// Stores and schemes that the program knows of.
    var known: Set<String> = []
    /// Gets what pages ask of addresses that the application serves itself.
    var schemeTask: ((inout WebFields, UInt64) -> Void)?

    /// The program that runs; it is started where there is none.
    package static var shared: WebProgram {
        if let present, present.isUsable { return present }
        let program = WebProgram()
        present = program
        return program
    }

    /// A number that no other page, store or task has.
    static func makeNumber() -> UInt64 {
        lastNumber += 1
        return lastNumber
    }

    /// True if it runs, or cannot.
    var isUsable: Bool { channel != nil || missing != nil }

    private init() {
        if let path = WebProgramFile.path { start(path) } else { fail(lacking: WebProgramFile.name) }
    }

    // MARK: Talking

    func add(_ page: any Page, number: UInt64) { listeners[number] = Listener(page: page) }

    func page(_ number: UInt64) -> (any Page)? { listeners[number]?.page }

    func remove(_ number: UInt64) { listeners[number] = nil }

    func send(_ kind: WebRequest, page: UInt64 = 0, descriptor: Int32 = -1, _ fields: (inout WebMessage) -> Void = { _ in }) {
        var message = WebMessage(kind, page: page)
        fields(&message)
        guard let channel else {
            if descriptor >= 0 { close(descriptor) }
            return
        }
        channel.send(message, descriptor: descriptor)
    }

    /// Asks something; the number of the request is the first field. Where there is no program, the answer has no fields.
    func ask(
        _ kind: WebRequest, page: UInt64 = 0, _ fields: (inout WebMessage) -> Void = { _ in }, answer: @escaping (inout WebFields) -> Void
    ) {
        guard channel != nil else {
            DispatchQueue.main.async {
                var nothing = WebFields(Data())
                answer(&nothing)
            }
            return
        }
        lastRequest += 1
        let request = lastRequest
        answers[request] = answer
        send(kind, page: page) {
            $0.add(request)
            fields(&$0)
        }
    }

    /// Lets the next page start another program, as a new process would.
    package static func startAnew() { present = nil }

    /// Ends it, as a crash would.
    package func kill() { if process > 0 { Glibc.kill(process, SIGKILL) } }

    // MARK: Virtual time

    /// Where all of the process goes by virtual time, that stands still while a page is busy, for so many seconds of the machine's time at
    /// most: a script that waits sees what the page has become.
    private static let patience: UInt64 = 5_000_000_000

    var isTimeVirtual: Bool { MediaClock.shared.isVirtual }

    /// A command was sent to a page.
    func holdClock() {
        guard holding == nil, isTimeVirtual else { return }
        holding = MediaClock.shared.addTimer(after: MediaClock.frameDuration) { [weak self] in
            guard let self else { return }
            holding = nil
            let end = DispatchTime.now().uptimeNanoseconds + Self.patience
            while channel != nil, listeners.values.contains(where: { $0.page?.isBusy == true }), DispatchTime.now().uptimeNanoseconds < end
            {
                channel?.pump(milliseconds: 10)
            }
        }
    }

    // MARK: Life

    private func start(_ path: String) {
        var ends: [Int32] = [-1, -1]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
            return fail(lacking: WebProgramFile.name)
        }
        let scale = Int(min(max(UIScreen.main.scale.rounded(.up), 1), 4))
        let process = web_start(path, "\(scale)", ends[1])
        guard process > 0 else {
            ends.forEach { close($0) }
            return fail(lacking: WebProgramFile.name)
        }
        close(ends[1])
        self.process = process
        channel = WebChannel(socket: ends[0]) { [weak self] in
            self?.receive($0)
        } end: { [weak self] in
            self?.end()
        }
        tellAppearance(UITraitCollection.current.userInterfaceStyle)
    }

    /// Says whether pages that have a dark form show it.
    func tellAppearance(_ style: UIUserInterfaceStyle) { send(.init(WEB_APPEARANCE.rawValue)) { $0.add(style == .dark) } }

    private func receive(_ message: Data) {
        var fields = WebFields(message)
        guard let kind = fields.value(of: UInt32.self), let number = fields.value(of: UInt64.self) else { return }
        let report = WebReport(rawValue: kind)
        switch report {
        case WEB_READY: isReady = true
        case WEB_UNAVAILABLE: fail(lacking: fields.text() ?? "")
        case WEB_DONE, WEB_COOKIES, WEB_EVALUATED, WEB_PICTURE, WEB_FOUND, WEB_DOCUMENT:
            answers.removeValue(forKey: fields.number())?(&fields)
        case WEB_SCHEME_TASK: schemeTask?(&fields, number)
        default: listeners[number]?.page?.receive(report, &fields)
        }
    }

    private func fail(lacking packages: String) {
        missing = packages
        DeviceNotice.say("Web pages cannot be shown without \(WebProgramFile.remedy(for: packages)).")
        channel?.close()
        // Not now: who has just asked for a page does not expect to be notified of it at once.
        DispatchQueue.main.async { self.end() }
    }

    private func end() {
        channel?.close()
        channel = nil
        if process > 0 {
            Glibc.kill(process, SIGKILL)
            waitpid(process, nil, 0)
            process = -1
        }
        // It never came up.
        if !isReady, missing == nil { missing = WebProgramFile.name }
        let pages = listeners.values.compactMap(\.page)
        listeners = [:]
        let unanswered = answers.sorted { $0.key < $1.key }
        answers = [:]
        for (_, answer) in unanswered {
            var nothing = WebFields(Data())
            answer(&nothing)
        }
        for page in pages { page.programEnded() }
    }
}

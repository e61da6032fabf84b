internal import DesktopServices
import Foundation

/// From the question how to print to the pages that somebody has taken.
@MainActor
final class PrintJob {
    private let content: PrintContent
    private let desk: any PrintDesk
    private let title: String
    /// The job goes on and ends. Each is called once, in this order; after a choice against it, or a failure, only the last.
    var willAsk: () -> Void = {}
    var hasAsked: () -> Void = {}
    var hasPaper: (UIPrintPaper) -> UIPrintPaper = { $0 }
    var willPrint: () -> Void = {}
    var ended: (_ isDone: Bool, (any Error)?) -> Void = { _, _ in }
    private var takeBack: @Sendable () -> Void = {}

    init(_ content: PrintContent, title: String, on desk: any PrintDesk) { (self.content, self.title, self.desk) = (content, title, desk) }

    /// Asks the user.
    func begin(_ info: UIPrintInfo?) {
        var dialog = PrintDialog(title: title)
        dialog.isLandscape = info?.orientation == .landscape
        dialog.isGray = info.map { $0.outputType == .grayscale || $0.outputType == .photoGrayscale } ?? false
        dialog.otherSide =
            switch info?.duplex {
            case .longEdge: .turnsAtLongEdge
            case .shortEdge: .turnsAtShortEdge
            default: .stays
            }
        willAsk()
        takeBack = desk.ask(dialog) { self.take($0) }
    }

    /// Takes the question back.
    func cancel() { takeBack() }

    private func take(_ choice: PrintDialog.Choice) {
        hasAsked()
        switch choice {
        case .cancelled: ended(false, nil)
        case .unavailable(let reason): ended(false, UIPrintError(.notAvailable, details: reason))
        case .chosen(let setup): print(on: hasPaper(UIPrintPaper(setup.sheet)), setup)
        }
    }

    private func print(on paper: UIPrintPaper, _ setup: PrintSetup) {
        willPrint()
        do throws(UIPrintError) {
            let document = try content.document(on: paper, setup.pages)
            desk.print(document, title: title, token: setup.token) { failure in
                self.ended(failure == nil, failure.map { UIPrintError(.jobFailed, details: $0) })
            }
        } catch {
            ended(false, error)
        }
    }
}

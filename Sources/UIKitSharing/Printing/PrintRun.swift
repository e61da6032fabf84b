internal import DesktopServices
import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// One printing, from the desktop's dialogue to the end of its last job.
@MainActor
final class PrintRun {
    private let controller: UIPrintInteractionController
    private let bus: SessionBus
    private var waiting: [PrintedContent]
    private let completion: UIPrintInteractionController.CompletionHandler?
    private var delegate: (any UIPrintInteractionControllerDelegate)? { controller.delegate }

    init(
        _ controller: UIPrintInteractionController, _ contents: [PrintedContent], on bus: SessionBus,
        _ completion: UIPrintInteractionController.CompletionHandler?
    ) {
        (self.controller, waiting, self.bus, self.completion) = (controller, contents, bus, completion)
    }

    /// Asks the user about the next job.
    func begin() {
        guard !waiting.isEmpty else { return end(isPrinted: true) }
        let content = waiting.removeFirst()
        delegate?.printInteractionControllerWillPresentPrinterOptions?(controller)
        dialogue.open(on: bus) { [self] choice in
            delegate?.printInteractionControllerWillDismissPrinterOptions?(controller)
            delegate?.printInteractionControllerDidDismissPrinterOptions?(controller)
            switch choice {
            case .chosen(let job): print(content, job)
            case .cancelled: end(isPrinted: false)
            case .unavailable(let reason): end(isPrinted: false, UIPrintError(.notAvailable, reason: reason))
            }
        }
        delegate?.printInteractionControllerDidPresentPrinterOptions?(controller)
    }

    private var dialogue: PrintDialogue {
        let info = controller.printInfo
        let name = info?.jobName ?? ""
        var dialogue = PrintDialogue(title: name.isEmpty ? ProcessInfo.processInfo.processName : name)
        dialogue.isLandscape = info?.orientation == .landscape
        dialogue.isGray = info?.outputType == .grayscale || info?.outputType == .photoGrayscale
        dialogue.sides =
            switch info?.duplex {
            case .longEdge: .longEdge
            case .shortEdge: .shortEdge
            default: .one
            }
        return dialogue
    }

    private func print(_ content: PrintedContent, _ job: PrintJob) {
        delegate?.printInteractionControllerWillStartJob?(controller)
        guard let document = content.document(for: job) else { return end(isPrinted: false, UIPrintError(.noContent)) }
        job.print(document, on: bus) { [self] failure in
            delegate?.printInteractionControllerDidFinishJob?(controller)
            if let failure { end(isPrinted: false, UIPrintError(.jobFailed, reason: failure)) } else { begin() }
        }
    }

    private func end(isPrinted: Bool, _ error: (any Error)? = nil) {
        controller.run = nil
        completion?(controller, isPrinted, error)
    }
}

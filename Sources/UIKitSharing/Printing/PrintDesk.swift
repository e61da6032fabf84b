internal import DesktopServices
import Foundation

/// Who asks the user how to print, and prints.
@MainActor
protocol PrintDesk: AnyObject {
    /// - Parameter completion: called once, later.
    /// - Returns: what takes the question back.
    func ask(_ dialog: PrintDialog, completion: @escaping @MainActor @Sendable (PrintDialog.Choice) -> Void) -> @Sendable () -> Void
    /// - Parameter completion: called once, later, with why it is not printed; nil if it is.
    func print(_ document: Data, title: String, token: UInt32, completion: @escaping @MainActor @Sendable (_ failure: String?) -> Void)
}

/// The portal of the desktop.
final class DesktopPrintDesk: PrintDesk {
    private let bus: SessionBus

    /// The desktop's, which is asked once whether it prints; nil where it does not, or nobody uses this app in a window.
    static let current: DesktopPrintDesk? = DesktopUse.bus.flatMap { PrintDialog.isAvailable(on: $0) ? DesktopPrintDesk($0) : nil }

    private init(_ bus: SessionBus) { self.bus = bus }

    func ask(_ dialog: PrintDialog, completion: @escaping @MainActor @Sendable (PrintDialog.Choice) -> Void) -> @Sendable () -> Void {
        dialog.show(on: bus, completion: completion)
    }

    func print(
        _ document: Data, title: String, token: UInt32, completion: @escaping @MainActor @Sendable (_ failure: String?) -> Void
    ) {
        PrintDialog.send(document, title: title, token: token, on: bus, completion: completion)
    }
}

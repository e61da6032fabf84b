public import Foundation

/// Lets the desktop's program for an address or a file open it (AX-73).
public enum AddressOpener {
    /// - Parameter completion: called once, on the main thread, with why it could not be handed over; nil if it was, or if the user did not want
    ///   it.
    public static func open(_ url: URL, on bus: SessionBus, completion: @escaping @MainActor @Sendable (_ failure: String?) -> Void) {
        let end: PortalRequest.Completion = { answer in
            let failure: String? = if case .failed(let reason) = answer { reason } else { nil }
            DispatchQueue.main.async { completion(failure) }
        }
        guard url.isFileURL else {
            let text = url.absoluteString
            PortalRequest.send(
                "OpenURI", "OpenURI", on: bus, arguments: { [.text(DesktopUse.window), .text(text), .dictionary($0)] }, completion: end)
            return
        }
        let descriptor = Foundation.open(url.path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return end(.failed(String(cString: strerror(errno)))) }
        PortalRequest.send(
            "OpenURI", "OpenFile", on: bus, descriptors: [descriptor],
            arguments: { [.text(DesktopUse.window), .descriptor(0), .dictionary($0)] }, completion: end)
    }
}

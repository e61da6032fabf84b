import Display

/// A clipboard of a desktop, which is told of changes and ends with its window.
@MainActor
protocol DesktopClipboard: DisplayClipboard {
    func didChange()
    func close()
}

import UIKitCollections
@_spi(ForasteroInternal) import UIKitCore

/// What is warned of while it exists.
@MainActor
final class Warnings {
    private(set) var texts: [String] = []
    private let former = ConsoleWarning.tell

    init() { ConsoleWarning.tell = { [unowned self] in texts.append($0) } }

    isolated deinit { ConsoleWarning.tell = former }
}

import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// Reads files of Interface Builder. `UIKitCore` finds it by its name.
@MainActor
final class NibReader: NibReading {
    static func contents(named name: String, bundle: Bundle?) -> any NibContents { DocumentNib(.file(name: name), bundle: bundle) }
    static func contents(of data: Data, bundle: Bundle?) -> any NibContents { DocumentNib(.data(data), bundle: bundle) }
}

import Foundation
@_spi(ForasteroInternal) import UIKitCore

extension NibLoad {
    /// Sets what a nib says of an object for people who cannot see it.
    func setAccessibility(_ configuration: KeyedObjectGraph.Object) {
        guard let view = object(configuration.values["object"]) as? UIView else { return }
        func text(_ key: String) -> String? { if case .string(let text)? = configuration.values[key] { text } else { nil } }
        if let label = text("accessibilityLabel") { view.accessibilityLabel = label }
        if let hint = text("accessibilityHint") { view.accessibilityHint = hint }
        if let identifier = text("accessibilityIdentifier") { view.accessibilityIdentifier = identifier }
        if case .bool(let flag)? = configuration.values["isAccessibilityElement"] { view.isAccessibilityElement = flag }
        if case .integer(let bits)? = configuration.values["accessibilityTraits"] {
            view.accessibilityTraits = UIAccessibilityTraits(rawValue: UInt64(truncatingIfNeeded: bits))
        }
    }
}

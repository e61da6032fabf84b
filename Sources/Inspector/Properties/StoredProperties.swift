import Foundation
@_spi(ForasteroInternal) import UIKitCore
import UIKitCollections
import UIKitContainers
import UIKitControls
import UIKitLists
import UIKitText

/// The stored properties that an application's own classes add to a view, as far as the compiler has left word of them. They can be read.
@MainActor
enum StoredProperties {
    /// A section for the classes between a view's and the framework's; nil where there is none, or it stores nothing.
    static func section(of view: UIView) -> InspectedSection? {
        guard let framework = frameworkClass(above: type(of: view)), framework != type(of: view) else { return nil }
        let properties = ClassField.all(of: type(of: view), below: framework).map { field in
            // The object of an unowned reference may be gone, and reading it would stop the application.
            let text = field.isStrong ? words(for: view.value(forKey: field.name), of: field.type) : "a weak or unowned reference"
            return InspectedProperty(name: title(of: field), kind: .note, value: .text(text), isEditable: false)
        }
        guard !properties.isEmpty else { return nil }
        return InspectedSection(title: _ObjCRuntime.name(of: type(of: view)), part: .view, properties: properties)
    }

    /// The nearest superclass, or the class itself, that is none of the application's.
    private static func frameworkClass(above type: AnyClass) -> AnyClass? {
        var next: AnyClass? = type
        while let candidate = next {
            if modules.contains(module(of: candidate)) { return candidate }
            next = _getSuperclass(candidate)
        }
        return nil
    }

    private static let modules = Set(
        [UIView.self, UIButton.self, UITextField.self, UITableView.self, UICollectionView.self, UITabBar.self].map { module(of: $0) })

    private static func module(of type: AnyClass) -> Substring { String(reflecting: type).prefix { $0 != "." } }

    /// The name of a lazy property in the code.
    private static func title(of field: ClassField) -> String {
        let prefix = "$__lazy_storage_$_"
        return field.name.hasPrefix(prefix) ? field.name.dropFirst(prefix.count) + " (lazy)" : field.name
    }

    /// A value on a line; of what may be endless only how much there is.
    /// - Parameter type: the declared one; values come in the boxes of key-value coding.
    private static func words(for value: Any?, of type: Any.Type) -> String {
        guard let value else { return "nil" }
        if type is Bool.Type, let number = value as? NSNumber { return number.boolValue ? "true" : "false" }
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional: return mirror.children.first.map { words(for: $0.value, of: type) } ?? "nil"
        case .collection, .set, .dictionary: return mirror.children.count == 1 ? "1 element" : "\(mirror.children.count) elements"
        case .class where !(value is any CustomStringConvertible): return _ObjCRuntime.name(of: Swift.type(of: value as AnyObject))
        default: return String(String(describing: value).prefix(200))
        }
    }
}

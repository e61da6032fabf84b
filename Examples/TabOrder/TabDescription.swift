import UIKit

/// The values to make a tab's controller again.
///
/// The name of a class is enough as long as each tab has its own. Where several are of one class, an identifier says what each shows.
struct TabDescription: Hashable {
    let className: String
    /// Empty where the class alone says what is shown.
    let identifier: String

    init(className: String, identifier: String = "") {
        self.className = className
        self.identifier = identifier
    }

    init(_ controllerClass: PageController.Type, identifier: String = "") {
        self.init(className: NSStringFromClass(controllerClass), identifier: identifier)
    }

    /// Nil if there is no such class any more.
    @MainActor func makeController() -> UIViewController? {
        let controllerClass = NSClassFromString(className) as? PageController.Type
        return controllerClass?.init(contentIdentifier: identifier)
    }
}

extension TabDescription: CustomStringConvertible {
    var description: String { identifier.isEmpty ? className : "\(className) (\(identifier))" }
}

import Foundation

/// A view that shows a content configuration.
// apple: https://developer.apple.com/documentation/uikit/uicontentview-swift.protocol
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
    /// The configuration that is shown. Setting it shows the new one.
    var configuration: UIContentConfiguration { get set }

    /// Returns true if the view could show a configuration; if not, another view is made. Default: whether it is of the present one's type.
    func supports(_ configuration: UIContentConfiguration) -> Bool
}

extension UIContentView {
    public func supports(_ configuration: UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}

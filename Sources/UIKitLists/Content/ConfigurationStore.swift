@_spi(ForasteroInternal) import UIKitCore
@_spi(ForasteroInternal) import UIKitViews

/// The configurations of a cell, a header or a footer, and the views that show them.
@MainActor
package final class ConfigurationStore {
    package private(set) var content: (any UIContentConfiguration)?
    /// The view that shows ``content``.
    package private(set) var contentView: (any UIView & UIContentView)?
    package private(set) var background: UIBackgroundConfiguration?
    package private(set) var backgroundView: BackgroundConfigurationView?
    package var updatesContent = true
    package var updatesBackground = true

    package init() {}

    /// Shows content in a view that can show it. Returns whether it is another view now.
    package func setContent(_ configuration: (any UIContentConfiguration)?) -> Bool {
        content = configuration
        guard let configuration else {
            guard let former = contentView else { return false }
            contentView = nil
            former.removeFromSuperview()
            return true
        }
        if let contentView, contentView.supports(configuration) {
            contentView.configuration = configuration
            return false
        }
        contentView?.removeFromSuperview()
        contentView = configuration.makeContentView()
        return true
    }

    /// Shows a background behind everything else in its owner; nil takes it away.
    package func setBackground(_ configuration: UIBackgroundConfiguration?, in owner: UIView) {
        background = configuration
        guard let configuration else {
            backgroundView?.removeFromSuperview()
            backgroundView = nil
            return
        }
        let view = backgroundView ?? BackgroundConfigurationView(frame: owner.bounds)
        if backgroundView == nil {
            backgroundView = view
            owner.insertSubview(view, at: 0)
        }
        view.show(configuration)
    }
}

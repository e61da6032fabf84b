@_spi(ForasteroInternal) import UIKitCore

/// The configurations of a cell, a header or a footer, and the views that show them.
@MainActor
final class ConfigurationStore {
    private(set) var content: (any UIContentConfiguration)?
    /// What shows ``content``.
    private(set) var contentView: (any UIView & UIContentView)?
    private(set) var background: UIBackgroundConfiguration?
    private(set) var backgroundView: BackgroundConfigurationView?
    var updatesContent = true
    var updatesBackground = true

    /// Shows content in a view that can show it. Returns whether it is another view now.
    func setContent(_ configuration: (any UIContentConfiguration)?) -> Bool {
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
    func setBackground(_ configuration: UIBackgroundConfiguration?, in owner: UIView) {
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

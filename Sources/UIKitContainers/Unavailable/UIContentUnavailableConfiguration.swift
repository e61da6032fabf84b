import Foundation
import UIKitCore
import UIKitControls
import UIKitViews

/// The view's content where other content is missing: an image or an activity indicator, a text, a second text and two buttons.
///
/// ``empty()`` is for lists without rows, ``loading()`` for what is on its way, ``search()`` for a search that has found nothing.
// apple: https://developer.apple.com/documentation/uikit/uicontentunavailableconfiguration-swift.struct
@preconcurrency @MainActor
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
    /// How the parts stand.
    // apple: https://developer.apple.com/documentation/uikit/uicontentunavailableconfiguration-swift.struct/alignment-swift.enum
    public enum Alignment: Int, Sendable {
        /// In the middle.
        case center = 0
        /// At the side where reading begins.
        case natural = 1
    }

    /// The image. Default: nil; of a search, a magnifying glass.
    public var image: UIImage?
    /// How the image looks.
    public var imageProperties = ImageProperties()

    /// The main text. Default: that of the kind.
    public var text: String?
    /// The main text with a look of its own; it wins over ``text``. Default: nil.
    public var attributedText: NSAttributedString?
    /// How the main text looks.
    public var textProperties: TextProperties

    /// The second text. Default: that of the kind.
    public var secondaryText: String?
    /// The second text with a look of its own; it wins over ``secondaryText``. Default: nil.
    public var secondaryAttributedText: NSAttributedString?
    /// How the second text looks.
    public var secondaryTextProperties: TextProperties

    /// The look and the title of a button; without title and image there is none. Default: a plain one without.
    public var button = UIButton.Configuration.plain()
    /// The action of the button.
    public var buttonProperties = ButtonProperties()
    /// The same of a second button.
    public var secondaryButton = UIButton.Configuration.plain()
    /// The look and action of the second button.
    public var secondaryButtonProperties = ButtonProperties()

    /// Default: in the middle.
    public var alignment = Alignment.center
    /// Along which axes the margins are at least those of the view around. Default: both.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
    /// Free around the content, in points. Default: 16 on each side.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    /// Between image and text, in points. Default: 12.
    public var imageToTextPadding: CGFloat = 12
    /// Between the texts, in points. Default: 6.
    public var textToSecondaryTextPadding: CGFloat = 6
    /// Between the texts and the button, in points. Default: 16.
    public var textToButtonPadding: CGFloat = 16
    /// Between the buttons, in points. Default: 8.
    public var buttonToSecondaryButtonPadding: CGFloat = 8
    /// The background. Default: nothing.
    public var background = UIBackgroundConfiguration.clear()

    /// True if an activity indicator is shown instead of the image.
    let isLoading: Bool
    /// True if the text names what is searched for until the app sets another one.
    private let namesSearch: Bool

    public func makeContentView() -> UIView & UIContentView { UIContentUnavailableView(configuration: self) }

    /// The same for a state: the text of a search that the app has left as it is names what is searched for.
    public func updated(for state: UIConfigurationState) -> UIContentUnavailableConfiguration {
        guard namesSearch, text == Self.noResults, let search = (state as? UIContentUnavailableConfigurationState)?.searchText,
            !search.isEmpty
        else { return self }
        var updated = self
        updated.text = "No Results for “\(search)”"
        return updated
    }
}

extension UIContentUnavailableConfiguration {
    private static let noResults = "No Results"

    private init(isLoading: Bool = false, namesSearch: Bool = false, text: TextProperties, secondaryText: TextProperties) {
        self.isLoading = isLoading
        self.namesSearch = namesSearch
        textProperties = text
        secondaryTextProperties = secondaryText
    }

    /// Where there is nothing to show: image, texts and buttons are the app's.
    // apple: https://developer.apple.com/documentation/uikit/uicontentunavailableconfiguration-swift.struct/empty()
    public static func empty() -> UIContentUnavailableConfiguration {
        UIContentUnavailableConfiguration(
            text: TextProperties(font: .boldSystemFont(ofSize: UIFont.preferredFont(forTextStyle: .title2).pointSize), color: .label),
            secondaryText: TextProperties(font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel))
    }

    /// While content is on its way: a wheel that turns, above "Loading…".
    // apple: https://developer.apple.com/documentation/uikit/uicontentunavailableconfiguration-swift.struct/loading()
    public static func loading() -> UIContentUnavailableConfiguration {
        let small = TextProperties(font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
        var configuration = UIContentUnavailableConfiguration(isLoading: true, text: small, secondaryText: small)
        configuration.text = "Loading…"
        return configuration
    }

    /// Where a search has found nothing: says so, and what was searched for.
    // apple: https://developer.apple.com/documentation/uikit/uicontentunavailableconfiguration-swift.struct/search()
    public static func search() -> UIContentUnavailableConfiguration {
        let empty = empty()
        var configuration = UIContentUnavailableConfiguration(
            namesSearch: true, text: empty.textProperties, secondaryText: empty.secondaryTextProperties)
        configuration.image = UIImage(systemName: "magnifyingglass")
        configuration.text = noResults
        configuration.secondaryText = "Check the spelling or try a new search."
        return configuration
    }
}

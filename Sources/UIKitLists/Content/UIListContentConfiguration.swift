import Foundation
import UIKitCore

/// The content of a row of a list: picture, text and a second text, beneath or beside the first.
///
/// Two are equal if all that was set is; transformers of colours are equal to their copies only.
// apple: https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    /// The picture at the beginning. Default: nil.
    public var image: UIImage?
    /// How the picture looks.
    public var imageProperties = ImageProperties()

    /// The main text. Default: nil.
    public var text: String?
    /// The main text with a look of its own; it wins over ``text``. Default: nil.
    public var attributedText: NSAttributedString? {
        get { ownText.text }
        set { ownText = ComparedText(newValue) }
    }
    private var ownText = ComparedText(nil)
    /// How the main text looks.
    public var textProperties: TextProperties

    /// The second text. Default: nil.
    public var secondaryText: String?
    /// The second text with a look of its own; it wins over ``secondaryText``. Default: nil.
    public var secondaryAttributedText: NSAttributedString? {
        get { ownSecondaryText.text }
        set { ownSecondaryText = ComparedText(newValue) }
    }
    private var ownSecondaryText = ComparedText(nil)
    /// How the second text looks.
    public var secondaryTextProperties: TextProperties

    /// Along which axes the margins are at least those of the view around. Default: horizontal.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
    /// Free around the content, in points.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets
    /// True if the second text is at the end of the same line, as long as there is room for it.
    public var prefersSideBySideTextAndSecondaryText = false
    /// Between picture and texts, in points.
    public var imageToTextPadding: CGFloat
    /// At least between texts in a line, in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat
    /// Between texts one above the other, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat

    public func makeContentView() -> UIView & UIContentView { UIListContentView(configuration: self) }

    /// The same with the colours of a state: fainter where the view is disabled, white on the background of a cell that has the focus.
    public func updated(for state: UIConfigurationState) -> UIListContentConfiguration {
        let isDisabled = (state as? UICellConfigurationState)?.isDisabled ?? (state as? UIViewConfigurationState)?.isDisabled ?? false
        let isFocused = (state as? UICellConfigurationState)?.isFocused ?? false
        var updated = self
        updated.textProperties.isFocused = isFocused
        updated.secondaryTextProperties.isFocused = isFocused
        updated.imageProperties.isFocused = isFocused
        updated.textProperties.isDisabled = isDisabled
        updated.secondaryTextProperties.isDisabled = isDisabled
        updated.imageProperties.isDisabled = isDisabled
        return updated
    }

    // MARK: Internal

    init(_ style: ListContentStyle) {
        textProperties = TextProperties(style: style.text)
        secondaryTextProperties = TextProperties(style: style.secondaryText)
        directionalLayoutMargins = style.margins
        prefersSideBySideTextAndSecondaryText = style.isSideBySide
        imageToTextPadding = style.imageGap
        textToSecondaryTextHorizontalPadding = style.horizontalGap
        textToSecondaryTextVerticalPadding = style.verticalGap
    }
}

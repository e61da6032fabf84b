extension UIView {
    /// The direction in which the view's content is laid out: what ``semanticContentAttribute`` says, else that of the traits.
    // apple: https://developer.apple.com/documentation/uikit/uiview/effectiveuserinterfacelayoutdirection
    @objc open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        case .forceRightToLeft: .rightToLeft
        case .unspecified: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        }
    }

    /// The direction that content of a kind has in this application.
    @objc(userInterfaceLayoutDirectionForSemanticContentAttribute:)
    open class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
    }

    /// The direction that content of a kind has where the surroundings have a given one.
    @objc(userInterfaceLayoutDirectionForSemanticContentAttribute:relativeToLayoutDirection:)
    open class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        case .forceRightToLeft: .rightToLeft
        case .unspecified: layoutDirection
        }
    }
}

import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// A tab for searching, with the system's title and picture.
// apple: https://developer.apple.com/documentation/uikit/uisearchtab
@preconcurrency @MainActor @objcMembers open class UISearchTab: UITab {
    /// The name of a search tab that is given none.
    private static let standardIdentifier = "com.apple.UIKit.Search"

    /// - Parameters:
    ///   - title: nil is "Search".
    ///   - image: nil is a magnifying glass.
    ///   - identifier: nil is one that all such tabs have.
    ///   - viewControllerProvider: makes the controller, once.
    public override init(
        title: String? = nil, image: UIImage? = nil, identifier: String? = nil, viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        super.init(
            title: title ?? "Search", image: image ?? UIImage(systemName: "magnifyingglass"),
            identifier: identifier ?? Self.standardIdentifier, viewControllerProvider: viewControllerProvider)
    }
}

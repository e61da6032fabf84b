import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// Keeps the place of a tab's controller among the children of a tab bar controller until that is made.
final class TabPlace: UIViewController {
    let keptFor: UITab

    init(_ tab: UITab) {
        keptFor = tab
        super.init(nibName: nil, bundle: nil)
        title = tab.title
        tabBarItem = tab.item
    }

    required init?(coder: NSCoder) { nil }
}

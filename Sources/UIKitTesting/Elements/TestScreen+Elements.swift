@_spi(ForasteroInternal) import UIKitDrive
@_spi(ForasteroInternal) import UIKitCore
import UIKit

extension TestScreen: ElementContainer {
    /// The elements of a type on the screen: `buttons`, `tables["Songs"].cells` and so on lead here.
    public func descendants(matching type: ElementType) -> ElementQuery {
        let driver = driver
        return ElementQuery(driver: driver, words: "\(type)s") {
            let windows = driver.views.filter { $0 is UIWindow }
            return windows.flatMap { (type == .window || type == .any ? [$0] : []) + $0.elementsBelow(type) }
        }
    }

    /// A point on the screen: (0, 0) is its upper left corner, (1, 1) its lower right one.
    public func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> ElementCoordinate {
        windows.firstMatch.coordinate(withNormalizedOffset: normalizedOffset)
    }
}

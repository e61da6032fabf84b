import Foundation
import UIKitCore

extension UICollectionViewFlowLayout {
    /// As an estimate: items say how large they are. Large and negative nowhere, so that no size is meant by it by chance.
    // apple: https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout/automaticsize
    @objc public class var automaticSize: CGSize { CGSize(width: 1.797_693_134_862_315_7e308, height: 1.797_693_134_862_315_7e308) }

    /// The edges that section insets are counted from.
    // apple: https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout/sectioninsetreference-swift.enum
    @objc(UICollectionViewFlowLayoutSectionInsetReference) public enum SectionInsetReference: Int, @unchecked Sendable {
        case fromContentInset = 0
        case fromSafeArea = 1
        case fromLayoutMargins = 2
    }
}

// Names that Swift 4.2 gave up. A project of Swift 4 still uses them; a newer compiler says which name it takes in their place.
public import Foundation
import UIKitCollections
import UIKitContainers
public import UIKitCore
public import UIKitGraphics
import UIKitLists
import UIKitSharing

/// ``UITableView/automaticDimension``.
@available(swift, obsoleted: 4.2, renamed: "UITableView.automaticDimension")
@preconcurrency @MainActor public var UITableViewAutomaticDimension: CGFloat { UITableView.automaticDimension }
/// ``UITableView/indexSearch``.
@available(swift, obsoleted: 4.2, renamed: "UITableView.indexSearch")
@preconcurrency @MainActor public var UITableViewIndexSearch: String { UITableView.indexSearch }
/// ``UIView/noIntrinsicMetric``.
@available(swift, obsoleted: 4.2, renamed: "UIView.noIntrinsicMetric")
@preconcurrency @MainActor public var UIViewNoIntrinsicMetric: CGFloat { UIView.noIntrinsicMetric }
/// ``UIView/layoutFittingCompressedSize``.
@available(swift, obsoleted: 4.2, renamed: "UIView.layoutFittingCompressedSize")
@preconcurrency @MainActor public var UILayoutFittingCompressedSize: CGSize { UIView.layoutFittingCompressedSize }
/// ``UIView/layoutFittingExpandedSize``.
@available(swift, obsoleted: 4.2, renamed: "UIView.layoutFittingExpandedSize")
@preconcurrency @MainActor public var UILayoutFittingExpandedSize: CGSize { UIView.layoutFittingExpandedSize }
/// ``UICollectionView/elementKindSectionHeader``.
@available(swift, obsoleted: 4.2, renamed: "UICollectionView.elementKindSectionHeader")
public var UICollectionElementKindSectionHeader: String { UICollectionView.elementKindSectionHeader }
/// ``UICollectionView/elementKindSectionFooter``.
@available(swift, obsoleted: 4.2, renamed: "UICollectionView.elementKindSectionFooter")
public var UICollectionElementKindSectionFooter: String { UICollectionView.elementKindSectionFooter }
/// ``UICollectionViewFlowLayout/automaticSize``.
@available(swift, obsoleted: 4.2, renamed: "UICollectionViewFlowLayout.automaticSize")
@preconcurrency @MainActor public var UICollectionViewFlowLayoutAutomaticSize: CGSize { UICollectionViewFlowLayout.automaticSize }
/// ``UIScrollView/DecelerationRate/normal``.
@available(swift, obsoleted: 4.2, renamed: "UIScrollView.DecelerationRate.normal")
public var UIScrollViewDecelerationRateNormal: UIScrollView.DecelerationRate { UIScrollView.DecelerationRate.normal }
/// ``UIScrollView/DecelerationRate/fast``.
@available(swift, obsoleted: 4.2, renamed: "UIScrollView.DecelerationRate.fast")
public var UIScrollViewDecelerationRateFast: UIScrollView.DecelerationRate { UIScrollView.DecelerationRate.fast }
/// ``UIWindow/Level/normal``.
@available(swift, obsoleted: 4.2, renamed: "UIWindow.Level.normal")
public var UIWindowLevelNormal: UIWindow.Level { UIWindow.Level.normal }
/// ``UIWindow/Level/alert``.
@available(swift, obsoleted: 4.2, renamed: "UIWindow.Level.alert")
public var UIWindowLevelAlert: UIWindow.Level { UIWindow.Level.alert }
/// ``UIWindow/Level/statusBar``.
@available(swift, obsoleted: 4.2, renamed: "UIWindow.Level.statusBar")
public var UIWindowLevelStatusBar: UIWindow.Level { UIWindow.Level.statusBar }
/// ``UIApplication/openSettingsURLString``.
@available(swift, obsoleted: 4.2, renamed: "UIApplication.openSettingsURLString")
public var UIApplicationOpenSettingsURLString: String { UIApplication.openSettingsURLString }
/// ``UIApplication/backgroundFetchIntervalMinimum``.
@available(swift, obsoleted: 4.2, renamed: "UIApplication.backgroundFetchIntervalMinimum")
public var UIApplicationBackgroundFetchIntervalMinimum: TimeInterval { UIApplication.backgroundFetchIntervalMinimum }
/// ``UIApplication/backgroundFetchIntervalNever``.
@available(swift, obsoleted: 4.2, renamed: "UIApplication.backgroundFetchIntervalNever")
public var UIApplicationBackgroundFetchIntervalNever: TimeInterval { UIApplication.backgroundFetchIntervalNever }
/// ``UIBackgroundTaskIdentifier/invalid``.
@available(swift, obsoleted: 4.2, renamed: "UIBackgroundTaskIdentifier.invalid")
public var UIBackgroundTaskInvalid: UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier.invalid }
/// ``UIResponder/keyboardFrameBeginUserInfoKey``.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardFrameBeginUserInfoKey")
public var UIKeyboardFrameBeginUserInfoKey: String { UIResponder.keyboardFrameBeginUserInfoKey }
/// ``UIResponder/keyboardFrameEndUserInfoKey``.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardFrameEndUserInfoKey")
public var UIKeyboardFrameEndUserInfoKey: String { UIResponder.keyboardFrameEndUserInfoKey }
/// ``UIResponder/keyboardAnimationDurationUserInfoKey``.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardAnimationDurationUserInfoKey")
public var UIKeyboardAnimationDurationUserInfoKey: String { UIResponder.keyboardAnimationDurationUserInfoKey }
/// ``UIResponder/keyboardAnimationCurveUserInfoKey``.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardAnimationCurveUserInfoKey")
public var UIKeyboardAnimationCurveUserInfoKey: String { UIResponder.keyboardAnimationCurveUserInfoKey }
/// ``UIResponder/keyboardIsLocalUserInfoKey``.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardIsLocalUserInfoKey")
public var UIKeyboardIsLocalUserInfoKey: String { UIResponder.keyboardIsLocalUserInfoKey }
/// ``UINavigationController/hideShowBarDuration``.
@available(swift, obsoleted: 4.2, renamed: "UINavigationController.hideShowBarDuration")
@preconcurrency @MainActor public var UINavigationControllerHideShowBarDuration: CGFloat { UINavigationController.hideShowBarDuration }
/// ``UIImagePickerController/InfoKey/originalImage/rawValue``.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.originalImage.rawValue")
public var UIImagePickerControllerOriginalImage: String { UIImagePickerController.InfoKey.originalImage.rawValue }
/// ``UIImagePickerController/InfoKey/editedImage/rawValue``.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.editedImage.rawValue")
public var UIImagePickerControllerEditedImage: String { UIImagePickerController.InfoKey.editedImage.rawValue }
/// ``UIImagePickerController/InfoKey/mediaType/rawValue``.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.mediaType.rawValue")
public var UIImagePickerControllerMediaType: String { UIImagePickerController.InfoKey.mediaType.rawValue }
/// ``UIImagePickerController/InfoKey/mediaURL/rawValue``.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.mediaURL.rawValue")
public var UIImagePickerControllerMediaURL: String { UIImagePickerController.InfoKey.mediaURL.rawValue }
/// ``UIAccessibilityTraits/none``.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.none")
public var UIAccessibilityTraitNone: UIAccessibilityTraits { UIAccessibilityTraits.none }
/// ``UIAccessibilityTraits/button``.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.button")
public var UIAccessibilityTraitButton: UIAccessibilityTraits { UIAccessibilityTraits.button }
/// ``UIAccessibilityTraits/link``.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.link")
public var UIAccessibilityTraitLink: UIAccessibilityTraits { UIAccessibilityTraits.link }
/// ``UIAccessibilityTraits/header``.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.header")
public var UIAccessibilityTraitHeader: UIAccessibilityTraits { UIAccessibilityTraits.header }
/// ``UIAccessibilityTraits/searchField``.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.searchField")
public var UIAccessibilityTraitSearchField: UIAccessibilityTraits { UIAccessibilityTraits.searchField }
/// ``UIAccessibilityTraits/image``.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.image")
public var UIAccessibilityTraitImage: UIAccessibilityTraits { UIAccessibilityTraits.image }
/// ``UIAccessibilityTraits/selected``.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.selected")
public var UIAccessibilityTraitSelected: UIAccessibilityTraits { UIAccessibilityTraits.selected }
/// ``UIAccessibilityTraits/staticText``.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.staticText")
public var UIAccessibilityTraitStaticText: UIAccessibilityTraits { UIAccessibilityTraits.staticText }
/// ``UIAccessibilityTraits/notEnabled``.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.notEnabled")
public var UIAccessibilityTraitNotEnabled: UIAccessibilityTraits { UIAccessibilityTraits.notEnabled }
/// ``UIAccessibilityTraits/adjustable``.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.adjustable")
public var UIAccessibilityTraitAdjustable: UIAccessibilityTraits { UIAccessibilityTraits.adjustable }
/// ``UIAccessibilityTraits/updatesFrequently``.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.updatesFrequently")
public var UIAccessibilityTraitUpdatesFrequently: UIAccessibilityTraits { UIAccessibilityTraits.updatesFrequently }
/// ``UIAccessibility/Notification/screenChanged``.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.Notification.screenChanged")
public var UIAccessibilityScreenChangedNotification: UIAccessibility.Notification { UIAccessibility.Notification.screenChanged }
/// ``UIAccessibility/Notification/layoutChanged``.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.Notification.layoutChanged")
public var UIAccessibilityLayoutChangedNotification: UIAccessibility.Notification { UIAccessibility.Notification.layoutChanged }
/// ``UIAccessibility/Notification/announcement``.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.Notification.announcement")
public var UIAccessibilityAnnouncementNotification: UIAccessibility.Notification { UIAccessibility.Notification.announcement }

// Names that Swift 4.2 gave up. A project of Swift 4 still uses them; a newer compiler says which name it takes in their place.
public import Foundation
import UIKitContainers
import UIKitCore
import UIKitGraphics
import UIKitSharing
import TextKit

/// ``UIApplication/LaunchOptionsKey``.
@available(swift, obsoleted: 4.2, renamed: "UIApplication.LaunchOptionsKey")
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey
/// ``UIApplication/OpenURLOptionsKey``.
@available(swift, obsoleted: 4.2, renamed: "UIApplication.OpenURLOptionsKey")
public typealias UIApplicationOpenURLOptionsKey = UIApplication.OpenURLOptionsKey
/// ``UIApplication/State``.
@available(swift, obsoleted: 4.2, renamed: "UIApplication.State")
public typealias UIApplicationState = UIApplication.State
/// ``UIApplicationShortcutIcon/IconType``.
@available(swift, obsoleted: 4.2, renamed: "UIApplicationShortcutIcon.IconType")
public typealias UIApplicationShortcutIconType = UIApplicationShortcutIcon.IconType
/// ``UIDocument/SaveOperation``.
@available(swift, obsoleted: 4.2, renamed: "UIDocument.SaveOperation")
public typealias UIDocumentSaveOperation = UIDocument.SaveOperation
/// ``UIAlertController/Style``.
@available(swift, obsoleted: 4.2, renamed: "UIAlertController.Style")
public typealias UIAlertControllerStyle = UIAlertController.Style
/// ``UIAlertAction/Style``.
@available(swift, obsoleted: 4.2, renamed: "UIAlertAction.Style")
public typealias UIAlertActionStyle = UIAlertAction.Style
/// ``UIActivity/ActivityType``.
@available(swift, obsoleted: 4.2, renamed: "UIActivity.ActivityType")
public typealias UIActivityType = UIActivity.ActivityType
/// ``UIActivity/Category``.
@available(swift, obsoleted: 4.2, renamed: "UIActivity.Category")
public typealias UIActivityCategory = UIActivity.Category
/// ``UINavigationController/Operation``.
@available(swift, obsoleted: 4.2, renamed: "UINavigationController.Operation")
public typealias UINavigationControllerOperation = UINavigationController.Operation
/// ``UINavigationItem/LargeTitleDisplayMode``.
@available(swift, obsoleted: 4.2, renamed: "UINavigationItem.LargeTitleDisplayMode")
public typealias UINavigationItemLargeTitleDisplayMode = UINavigationItem.LargeTitleDisplayMode
/// ``UIPageViewController/NavigationDirection``.
@available(swift, obsoleted: 4.2, renamed: "UIPageViewController.NavigationDirection")
public typealias UIPageViewControllerNavigationDirection = UIPageViewController.NavigationDirection
/// ``UIPageViewController/NavigationOrientation``.
@available(swift, obsoleted: 4.2, renamed: "UIPageViewController.NavigationOrientation")
public typealias UIPageViewControllerNavigationOrientation = UIPageViewController.NavigationOrientation
/// ``UIPageViewController/SpineLocation``.
@available(swift, obsoleted: 4.2, renamed: "UIPageViewController.SpineLocation")
public typealias UIPageViewControllerSpineLocation = UIPageViewController.SpineLocation
/// ``UIPageViewController/TransitionStyle``.
@available(swift, obsoleted: 4.2, renamed: "UIPageViewController.TransitionStyle")
public typealias UIPageViewControllerTransitionStyle = UIPageViewController.TransitionStyle
/// ``UISplitViewController/DisplayMode``.
@available(swift, obsoleted: 4.2, renamed: "UISplitViewController.DisplayMode")
public typealias UISplitViewControllerDisplayMode = UISplitViewController.DisplayMode
/// ``UIImagePickerController/SourceType``.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.SourceType")
public typealias UIImagePickerControllerSourceType = UIImagePickerController.SourceType
/// ``UIImagePickerController/CameraDevice``.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.CameraDevice")
public typealias UIImagePickerControllerCameraDevice = UIImagePickerController.CameraDevice
/// ``UIImagePickerController/CameraCaptureMode``.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.CameraCaptureMode")
public typealias UIImagePickerControllerCameraCaptureMode = UIImagePickerController.CameraCaptureMode
/// ``UIImagePickerController/QualityType``.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.QualityType")
public typealias UIImagePickerControllerQualityType = UIImagePickerController.QualityType
/// ``NSAttributedString/Key``.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key")
public typealias NSAttributedStringKey = NSAttributedString.Key
/// ``NSAttributedString/DocumentType``.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.DocumentType")
public typealias NSAttributedStringDocumentType = NSAttributedString.DocumentType
/// ``NSAttributedString/DocumentReadingOptionKey``.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.DocumentReadingOptionKey")
public typealias NSAttributedStringDocumentReadingOptionKey = NSAttributedString.DocumentReadingOptionKey
/// ``UIFont/TextStyle``.
@available(swift, obsoleted: 4.2, renamed: "UIFont.TextStyle")
public typealias UIFontTextStyle = UIFont.TextStyle
/// ``UIFont/Weight``.
@available(swift, obsoleted: 4.2, renamed: "UIFont.Weight")
public typealias UIFontWeight = UIFont.Weight
/// ``UIFontDescriptor/SymbolicTraits``.
@available(swift, obsoleted: 4.2, renamed: "UIFontDescriptor.SymbolicTraits")
public typealias UIFontSymbolicTraits = UIFontDescriptor.SymbolicTraits
/// ``UIFontDescriptor/SymbolicTraits``.
@available(swift, obsoleted: 4.2, renamed: "UIFontDescriptor.SymbolicTraits")
public typealias UIFontDescriptorSymbolicTraits = UIFontDescriptor.SymbolicTraits
/// ``UIImage/RenderingMode``.
@available(swift, obsoleted: 4.2, renamed: "UIImage.RenderingMode")
public typealias UIImageRenderingMode = UIImage.RenderingMode
/// ``UIImage/ResizingMode``.
@available(swift, obsoleted: 4.2, renamed: "UIImage.ResizingMode")
public typealias UIImageResizingMode = UIImage.ResizingMode
/// ``UIImage/Orientation``.
@available(swift, obsoleted: 4.2, renamed: "UIImage.Orientation")
public typealias UIImageOrientation = UIImage.Orientation
/// ``UIBlurEffect/Style``.
@available(swift, obsoleted: 4.2, renamed: "UIBlurEffect.Style")
public typealias UIBlurEffectStyle = UIBlurEffect.Style
/// ``UIInterpolatingMotionEffect/EffectType``.
@available(swift, obsoleted: 4.2, renamed: "UIInterpolatingMotionEffect.EffectType")
public typealias UIInterpolatingMotionEffectType = UIInterpolatingMotionEffect.EffectType
/// ``UIPreviewAction/Style``.
@available(swift, obsoleted: 4.2, renamed: "UIPreviewAction.Style")
public typealias UIPreviewActionStyle = UIPreviewAction.Style

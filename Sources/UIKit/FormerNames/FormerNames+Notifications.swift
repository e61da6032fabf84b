// Names that Swift 4.2 gave up. A project of Swift 4 still uses them; a newer compiler says which name it takes in their place.
public import Foundation
import UIKitCore
import UIKitGraphics
import UIKitInteractions
import UIKitText

extension NSNotification.Name {
    /// ``UIApplication/didEnterBackgroundNotification``.
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.didEnterBackgroundNotification")
    public static var UIApplicationDidEnterBackground: NSNotification.Name { UIApplication.didEnterBackgroundNotification }
    /// ``UIApplication/willEnterForegroundNotification``.
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.willEnterForegroundNotification")
    public static var UIApplicationWillEnterForeground: NSNotification.Name { UIApplication.willEnterForegroundNotification }
    /// ``UIApplication/didFinishLaunchingNotification``.
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.didFinishLaunchingNotification")
    public static var UIApplicationDidFinishLaunching: NSNotification.Name { UIApplication.didFinishLaunchingNotification }
    /// ``UIApplication/didBecomeActiveNotification``.
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.didBecomeActiveNotification")
    public static var UIApplicationDidBecomeActive: NSNotification.Name { UIApplication.didBecomeActiveNotification }
    /// ``UIApplication/willResignActiveNotification``.
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.willResignActiveNotification")
    public static var UIApplicationWillResignActive: NSNotification.Name { UIApplication.willResignActiveNotification }
    /// ``UIApplication/didReceiveMemoryWarningNotification``.
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.didReceiveMemoryWarningNotification")
    public static var UIApplicationDidReceiveMemoryWarning: NSNotification.Name { UIApplication.didReceiveMemoryWarningNotification }
    /// ``UIApplication/willTerminateNotification``.
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.willTerminateNotification")
    public static var UIApplicationWillTerminate: NSNotification.Name { UIApplication.willTerminateNotification }
    /// ``UIApplication/significantTimeChangeNotification``.
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.significantTimeChangeNotification")
    public static var UIApplicationSignificantTimeChange: NSNotification.Name { UIApplication.significantTimeChangeNotification }
    /// ``UIApplication/userDidTakeScreenshotNotification``.
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.userDidTakeScreenshotNotification")
    public static var UIApplicationUserDidTakeScreenshot: NSNotification.Name { UIApplication.userDidTakeScreenshotNotification }
    /// ``UIApplication/willChangeStatusBarOrientationNotification``.
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.willChangeStatusBarOrientationNotification")
    public static var UIApplicationWillChangeStatusBarOrientation: NSNotification.Name {
        UIApplication.willChangeStatusBarOrientationNotification
    }
    /// ``UIApplication/didChangeStatusBarOrientationNotification``.
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.didChangeStatusBarOrientationNotification")
    public static var UIApplicationDidChangeStatusBarOrientation: NSNotification.Name {
        UIApplication.didChangeStatusBarOrientationNotification
    }
    /// ``UIApplication/willChangeStatusBarFrameNotification``.
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.willChangeStatusBarFrameNotification")
    public static var UIApplicationWillChangeStatusBarFrame: NSNotification.Name { UIApplication.willChangeStatusBarFrameNotification }
    /// ``UIApplication/didChangeStatusBarFrameNotification``.
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.didChangeStatusBarFrameNotification")
    public static var UIApplicationDidChangeStatusBarFrame: NSNotification.Name { UIApplication.didChangeStatusBarFrameNotification }
    /// ``UIResponder/keyboardWillShowNotification``.
    @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardWillShowNotification")
    public static var UIKeyboardWillShow: NSNotification.Name { UIResponder.keyboardWillShowNotification }
    /// ``UIResponder/keyboardDidShowNotification``.
    @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardDidShowNotification")
    public static var UIKeyboardDidShow: NSNotification.Name { UIResponder.keyboardDidShowNotification }
    /// ``UIResponder/keyboardWillHideNotification``.
    @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardWillHideNotification")
    public static var UIKeyboardWillHide: NSNotification.Name { UIResponder.keyboardWillHideNotification }
    /// ``UIResponder/keyboardDidHideNotification``.
    @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardDidHideNotification")
    public static var UIKeyboardDidHide: NSNotification.Name { UIResponder.keyboardDidHideNotification }
    /// ``UIResponder/keyboardWillChangeFrameNotification``.
    @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardWillChangeFrameNotification")
    public static var UIKeyboardWillChangeFrame: NSNotification.Name { UIResponder.keyboardWillChangeFrameNotification }
    /// ``UIResponder/keyboardDidChangeFrameNotification``.
    @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardDidChangeFrameNotification")
    public static var UIKeyboardDidChangeFrame: NSNotification.Name { UIResponder.keyboardDidChangeFrameNotification }
    /// ``UITextField/textDidBeginEditingNotification``.
    @available(swift, obsoleted: 4.2, renamed: "UITextField.textDidBeginEditingNotification")
    public static var UITextFieldTextDidBeginEditing: NSNotification.Name { UITextField.textDidBeginEditingNotification }
    /// ``UITextField/textDidEndEditingNotification``.
    @available(swift, obsoleted: 4.2, renamed: "UITextField.textDidEndEditingNotification")
    public static var UITextFieldTextDidEndEditing: NSNotification.Name { UITextField.textDidEndEditingNotification }
    /// ``UITextField/textDidChangeNotification``.
    @available(swift, obsoleted: 4.2, renamed: "UITextField.textDidChangeNotification")
    public static var UITextFieldTextDidChange: NSNotification.Name { UITextField.textDidChangeNotification }
    /// ``UITextView/textDidBeginEditingNotification``.
    @available(swift, obsoleted: 4.2, renamed: "UITextView.textDidBeginEditingNotification")
    public static var UITextViewTextDidBeginEditing: NSNotification.Name { UITextView.textDidBeginEditingNotification }
    /// ``UITextView/textDidChangeNotification``.
    @available(swift, obsoleted: 4.2, renamed: "UITextView.textDidChangeNotification")
    public static var UITextViewTextDidChange: NSNotification.Name { UITextView.textDidChangeNotification }
    /// ``UITextView/textDidEndEditingNotification``.
    @available(swift, obsoleted: 4.2, renamed: "UITextView.textDidEndEditingNotification")
    public static var UITextViewTextDidEndEditing: NSNotification.Name { UITextView.textDidEndEditingNotification }
    /// ``UIDevice/orientationDidChangeNotification``.
    @available(swift, obsoleted: 4.2, renamed: "UIDevice.orientationDidChangeNotification")
    public static var UIDeviceOrientationDidChange: NSNotification.Name { UIDevice.orientationDidChangeNotification }
    /// ``UIDevice/batteryLevelDidChangeNotification``.
    @available(swift, obsoleted: 4.2, renamed: "UIDevice.batteryLevelDidChangeNotification")
    public static var UIDeviceBatteryLevelDidChange: NSNotification.Name { UIDevice.batteryLevelDidChangeNotification }
    /// ``UIDevice/batteryStateDidChangeNotification``.
    @available(swift, obsoleted: 4.2, renamed: "UIDevice.batteryStateDidChangeNotification")
    public static var UIDeviceBatteryStateDidChange: NSNotification.Name { UIDevice.batteryStateDidChangeNotification }
    /// ``UIDevice/proximityStateDidChangeNotification``.
    @available(swift, obsoleted: 4.2, renamed: "UIDevice.proximityStateDidChangeNotification")
    public static var UIDeviceProximityStateDidChange: NSNotification.Name { UIDevice.proximityStateDidChangeNotification }
    /// ``UIContentSizeCategory/didChangeNotification``.
    @available(swift, obsoleted: 4.2, renamed: "UIContentSizeCategory.didChangeNotification")
    public static var UIContentSizeCategoryDidChange: NSNotification.Name { UIContentSizeCategory.didChangeNotification }
    /// ``UIPasteboard/changedNotification``.
    @available(swift, obsoleted: 4.2, renamed: "UIPasteboard.changedNotification")
    public static var UIPasteboardChanged: NSNotification.Name { UIPasteboard.changedNotification }
    /// ``UIPasteboard/removedNotification``.
    @available(swift, obsoleted: 4.2, renamed: "UIPasteboard.removedNotification")
    public static var UIPasteboardRemoved: NSNotification.Name { UIPasteboard.removedNotification }
    /// ``UIScreen/didConnectNotification``.
    @available(swift, obsoleted: 4.2, renamed: "UIScreen.didConnectNotification")
    public static var UIScreenDidConnect: NSNotification.Name { UIScreen.didConnectNotification }
    /// ``UIScreen/didDisconnectNotification``.
    @available(swift, obsoleted: 4.2, renamed: "UIScreen.didDisconnectNotification")
    public static var UIScreenDidDisconnect: NSNotification.Name { UIScreen.didDisconnectNotification }
    /// ``UIScreen/brightnessDidChangeNotification``.
    @available(swift, obsoleted: 4.2, renamed: "UIScreen.brightnessDidChangeNotification")
    public static var UIScreenBrightnessDidChange: NSNotification.Name { UIScreen.brightnessDidChangeNotification }
    /// ``UIWindow/didBecomeVisibleNotification``.
    @available(swift, obsoleted: 4.2, renamed: "UIWindow.didBecomeVisibleNotification")
    public static var UIWindowDidBecomeVisible: NSNotification.Name { UIWindow.didBecomeVisibleNotification }
    /// ``UIWindow/didBecomeHiddenNotification``.
    @available(swift, obsoleted: 4.2, renamed: "UIWindow.didBecomeHiddenNotification")
    public static var UIWindowDidBecomeHidden: NSNotification.Name { UIWindow.didBecomeHiddenNotification }
    /// ``UIWindow/didBecomeKeyNotification``.
    @available(swift, obsoleted: 4.2, renamed: "UIWindow.didBecomeKeyNotification")
    public static var UIWindowDidBecomeKey: NSNotification.Name { UIWindow.didBecomeKeyNotification }
    /// ``UIWindow/didResignKeyNotification``.
    @available(swift, obsoleted: 4.2, renamed: "UIWindow.didResignKeyNotification")
    public static var UIWindowDidResignKey: NSNotification.Name { UIWindow.didResignKeyNotification }
    /// ``UIAccessibility/voiceOverStatusDidChangeNotification``.
    @available(swift, obsoleted: 4.2, renamed: "UIAccessibility.voiceOverStatusDidChangeNotification")
    public static var UIAccessibilityVoiceOverStatusChanged: NSNotification.Name { UIAccessibility.voiceOverStatusDidChangeNotification }
    /// ``UIAccessibility/reduceMotionStatusDidChangeNotification``.
    @available(swift, obsoleted: 4.2, renamed: "UIAccessibility.reduceMotionStatusDidChangeNotification")
    public static var UIAccessibilityReduceMotionStatusDidChange: NSNotification.Name {
        UIAccessibility.reduceMotionStatusDidChangeNotification
    }
}

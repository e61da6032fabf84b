import UIKit

// Small apps that tests drive, in one program, since linking each with the whole toolkit takes longer than compiling them all.
// usage: TestApp [OPTION…] Question|Sleeper|Typing|TwoFingers; without one of them, the app whose launch is written down.

if CommandLine.arguments.last.flatMap(TestScreenName.init) != nil {
    UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(ScreenDelegate.self))
} else {
    // As apps do that have another delegate for their tests.
    let plainDelegate = Bundle.main.object(forInfoDictionaryKey: "DelegateClass") as? String ?? NSStringFromClass(AppDelegate.self)
    let delegateClassName = NSClassFromString("XCTestCase") == nil ? plainDelegate : "TestingAppDelegate"
    UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, delegateClassName)
}

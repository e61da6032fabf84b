import UIKit

// As apps do that have another delegate for their tests.
let delegateClassName = NSClassFromString("XCTestCase") == nil ? NSStringFromClass(AppDelegate.self) : "TestingAppDelegate"
UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, delegateClassName)

// Drive and look at an app from a test.
@_exported import UIKit

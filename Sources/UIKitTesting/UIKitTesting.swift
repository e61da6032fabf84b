// Drive and look at views, controllers and apps from a test.
@_exported public import UIKit

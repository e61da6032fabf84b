// The elements and gestures for tests of the user interface: they use an app that runs in a process of its own.
@_exported public import UIKit

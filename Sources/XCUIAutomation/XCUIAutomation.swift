// What tests of the user interface are written with: they use an app that runs in a process of its own.
@_exported public import UIKit

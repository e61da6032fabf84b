// Find views by tag or by name, as the class they are, without a cast. Apple's UIKit has no such thing, so it is no part of ours.
@_exported public import UIKit

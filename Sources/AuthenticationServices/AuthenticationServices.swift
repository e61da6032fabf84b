// Signing in. There is no account of Apple's here and no store of passwords: their requests fail in the API's own terms. Signing in on a page of a
// service is real.
@_exported public import Foundation
@_exported public import UIKit

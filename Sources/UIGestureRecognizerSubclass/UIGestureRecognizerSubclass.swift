// The members that subclasses of recognisers need are in their class here; sources that import it by the name of Apple's header find it
// under that name.
@_exported import UIKit

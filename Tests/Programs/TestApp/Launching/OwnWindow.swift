import UIKit

class OwnWindow: UIWindow {}

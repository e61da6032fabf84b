import UIKit

class OtherApplication: UIApplication {}

import UIKit

print(UIObject())

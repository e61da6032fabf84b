import UIKit

extension UIColor {
    public convenience init(_ color: Color) { self.init(cgColor: color.color.cgColor) }
}

import PostcardModel
import UIKit

extension UIView {
    @objc var isStamped: Bool { false }
    @objc func stamp(_ mark: String) -> String { "\(mark) on \(Postage().country)" }
}

public final class PostcardController: UIViewController {
    @objc public dynamic private(set) var marks = 0

    /// What a view says of itself, whatever subclass it is of.
    public func describe(_ view: UIView) -> String {
        marks += 1
        return view.isStamped ? view.stamp("Stamp") : "blank"
    }
}

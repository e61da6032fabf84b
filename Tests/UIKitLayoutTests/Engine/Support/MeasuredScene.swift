import UIKitTesting

/// A tree of views and its constraints, as scenes measured elsewhere describe them: views by the indices of subviews, joined by points; the
/// root is "".
@MainActor
final class MeasuredScene {
    let root: UIView

    /// `item.attribute  relation  multiplier × other.otherAttribute + constant`
    struct Rule {
        var item: String
        var attribute: NSLayoutConstraint.Attribute
        var relation = NSLayoutConstraint.Relation.equal
        var other: String?
        var otherAttribute = NSLayoutConstraint.Attribute.notAnAttribute
        var multiplier: CGFloat = 1
        var constant: CGFloat = 0
        var priority: Float = 1000

        init(
            _ item: String, _ attribute: NSLayoutConstraint.Attribute, _ other: String?, _ otherAttribute: NSLayoutConstraint.Attribute,
            _ multiplier: CGFloat = 1, _ constant: CGFloat = 0
        ) {
            (self.item, self.attribute, self.other, self.otherAttribute) = (item, attribute, other, otherAttribute)
            (self.multiplier, self.constant) = (multiplier, constant)
        }

        init(_ item: String, _ attribute: NSLayoutConstraint.Attribute, _ constant: CGFloat) {
            (self.item, self.attribute, self.constant) = (item, attribute, constant)
        }
    }

    /// - Parameter root: with its subviews. Views that rules name, but for the root, are laid out by constraints.
    init(_ root: UIView, _ rules: [Rule]) {
        self.root = root
        for rule in rules {
            for path in [rule.item, rule.other ?? ""] where !path.isEmpty && !Self.keepsFrame.contains(view(path).tag) {
                view(path).translatesAutoresizingMaskIntoConstraints = false
            }
            let constraint = NSLayoutConstraint(
                item: view(rule.item), attribute: rule.attribute, relatedBy: rule.relation, toItem: rule.other.map { view($0) },
                attribute: rule.otherAttribute, multiplier: rule.multiplier, constant: rule.constant)
            constraint.priority = UILayoutPriority(rule.priority)
            constraint.isActive = true
        }
    }

    /// The tag of views that keep their frames although rules name them.
    static let keepsFrame: Set<Int> = [-1]

    func view(_ path: String) -> UIView {
        path.split(separator: ".").reduce(root) { $0.subviews[Int($1) ?? 0] }
    }

    /// Lays out, and answers where a view is.
    func frame(_ path: String) -> [CGFloat] {
        root.layoutIfNeeded()
        let frame = view(path).frame
        return [frame.minX, frame.minY, frame.width, frame.height]
    }
}

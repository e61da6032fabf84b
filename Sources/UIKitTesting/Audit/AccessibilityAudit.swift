@_spi(ForasteroInternal) import UIKitDrive
@_spi(ForasteroInternal) import UIKitCore
import UIKit

/// Looks at single views.
@MainActor
struct AccessibilityAudit {
    let driver: ScreenDriver
    /// The screen, for colours.
    let picture: UIImage?

    /// Half of the least side of a control in points, after Apple's Human Interface Guidelines: 44 wanted, 28 needed.
    private static let reach: CGFloat = 14

    func issues(of view: UIView, _ types: AccessibilityAuditType) -> [AccessibilityAuditIssue] {
        var found: [AccessibilityAuditIssue] = []
        func add(_ type: AccessibilityAuditType, _ text: String?) {
            guard types.contains(type), let text else { return }
            let element = Element(driver: driver, words: name(of: view), view: view)
            found.append(AccessibilityAuditIssue(auditType: type, element: element, detailedDescription: text))
        }
        add(.sufficientElementDescription, missingLabel(of: view))
        add(.hitRegion, smallTarget(of: view))
        if let label = view as? UILabel, label.text?.isEmpty == false {
            add(.textClipped, clippedText(of: label))
            add(.contrast, lowContrast(of: label))
            add(.elementDetection, unspokenText(of: label))
        }
        add(.dynamicType, fixedText(of: view))
        add(.trait, wrongTrait(of: view))
        return found
    }

    // MARK: Rules

    private func missingLabel(of view: UIView) -> String? {
        guard isControl(view) || view.isAccessibilityElement && view.accessibilityTraits.contains(.image) else { return nil }
        guard view.accessibilityLabel?.isEmpty ?? true, namedPart(of: view) == nil else { return nil }
        return "\(name(of: view)) is called nothing. Give it an accessibilityLabel."
    }

    /// A part inside a control gives it its name.
    private func namedPart(of view: UIView) -> UIView? {
        view.elementsBelow(.any).first { !($0.accessibilityLabel?.isEmpty ?? true) }
    }

    private func smallTarget(of view: UIView) -> String? {
        guard isControl(view), (view as? UIControl)?.isEnabled != false, let middle = driver.reachablePoint(of: view)
        else { return nil }
        let reach = Self.reach - 0.5
        let sides = [(reach, 0), (-reach, 0), (0, reach), (0, -reach)].map { CGPoint(x: middle.x + $0.0, y: middle.y + $0.1) }
        guard sides.contains(where: { driver.hitView(at: $0)?.isDescendant(of: view) != true }) else { return nil }
        let size = view.bounds.size
        return "\(name(of: view)) of \(Int(size.width)) × \(Int(size.height)) points is hard to hit. Make it at least 28, better 44 "
            + "points wide and high, or override point(inside:with:)."
    }

    private func clippedText(of label: UILabel) -> String? {
        guard !label.adjustsFontSizeToFitWidth else { return nil }
        let height = label.textRect(forBounds: CGRect(x: 0, y: 0, width: label.bounds.width, height: 1e5), limitedToNumberOfLines: 0).height
        let width = label.numberOfLines == 1 ? label.intrinsicContentSize.width : 0
        let fits = label.numberOfLines == 1 ? width <= label.bounds.width + 1 : height <= label.bounds.height + 1
        guard !fits else { return nil }
        return "\(name(of: label)) has less room than its text needs. Give it more lines, or let it be smaller."
    }

    private func lowContrast(of label: UILabel) -> String? {
        guard label.isEnabled, let picture, let font = label.font,
            let background = BackgroundColor(picture, around: label.accessibilityFrame, scale: picture.scale)
        else { return nil }
        let isLarge = font.pointSize >= 18 || font.pointSize >= 14 && font.fontDescriptor.symbolicTraits.contains(.traitBold)
        let ratio = background.contrast(with: label.textColor.resolvedColor(with: label.traitCollection))
        let needed: CGFloat = isLarge ? 3 : 4.5
        guard ratio < needed else { return nil }
        return "\(name(of: label)) stands out by \((ratio * 10).rounded() / 10) to 1 only; text of this size needs \(needed) to 1."
    }

    // MARK: Private

    private func isControl(_ view: UIView) -> Bool {
        view is UIControl && view.isUserInteractionEnabled && !(view.superview is UIControl)
    }

    func name(of view: UIView) -> String {
        let own = view.accessibilityIdentifier ?? view.accessibilityLabel
        return "\(type(of: view))"
            + (own.map { " \"\($0)\"" } ?? " at (\(Int(view.accessibilityFrame.minX)), \(Int(view.accessibilityFrame.minY)))")
    }
}

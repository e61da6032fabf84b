import Foundation
@_spi(ForasteroInternal) internal import UIKitCore

/// The element at which a user of an assistive technology is.
@MainActor
package final class AccessibilityFocus: AssistiveTechnology {
    package static let shared = AccessibilityFocus()

    package private(set) weak var current: (any AccessibilityTarget)?
    /// Who tells the user. Default: nobody.
    package weak var listener: (any AccessibilityListener)?
    /// The first responder that was noticed last, and the view in front.
    private weak var responder: UIResponder?
    private weak var front: UIView?
    private let ring = AccessibilityRing()

    private init() { AssistiveTechnologies.current = self }

    /// Goes to an element; nil leaves all.
    package func move(to target: (any AccessibilityTarget)?) {
        let former = current
        guard former !== target else { return }
        current = target
        target?.hostView?.showInScrollViews(target)
        ring.show(around: target)
        former?.accessibilityElementDidLoseFocus()
        target?.accessibilityElementDidBecomeFocused()
        tell(of: target, after: former)
        listener?.focusDidMove(to: target)
    }

    /// Goes to the next element or the one before, round and round; lists scroll on at their ends.
    package func step(forward: Bool, in host: DisplayHost) {
        var elements = AccessibilityTree.elements(in: host)
        guard !elements.isEmpty else { return move(to: nil) }
        guard let current, let index = elements.firstIndex(where: { $0 === current }) else {
            return move(to: forward ? elements.first : elements.last)
        }
        var next = index + (forward ? 1 : -1)
        if let scrolled = scrollOn(from: current, to: elements.indices.contains(next) ? elements[next] : nil, forward: forward) {
            elements = AccessibilityTree.elements(in: host)
            let anchor = elements.firstIndex { $0 === current }
            next = anchor.map { $0 + (forward ? 1 : -1) } ?? elements.firstIndex { $0.hostView?.isDescendant(of: scrolled) == true } ?? 0
        }
        move(to: elements[(next + elements.count) % elements.count])
    }

    /// Goes to the first element.
    package func moveToFirst(in host: DisplayHost) { move(to: AccessibilityTree.elements(in: host).first) }

    /// Draws nothing and notifies nobody any more.
    package func stop() {
        ring.show(around: nil)
        current = nil
    }

    // MARK: What views say and ask

    package var focusedElement: AnyObject? { current }

    package func pageDidScroll(_ status: String) { UIAccessibility.post(notification: .pageScrolled, argument: status) }

    package func frameWasMade() {
        if UIAccessibility.isVoiceOverRunning { follow(.current) }
        listener?.frameWasMade()
    }

    /// Where the user is: where a screen reader went, or else what the keyboard belongs to.
    package var place: (any AccessibilityTarget)? {
        current ?? DisplayHost.current.windows.keyWindow?.firstResponder as? any AccessibilityTarget
    }

    // MARK: Private

    /// Goes to a text that the keyboard came to, and into what came in front; away from what is gone.
    private func follow(_ host: DisplayHost) {
        guard let window = host.windows.keyWindow else { return }
        let (formerResponder, formerFront) = (responder, front)
        (responder, front) = (window.firstResponder, window.frontView)
        if let target = responder as? any AccessibilityTarget, responder !== formerResponder, target.isAccessibilityElement {
            return move(to: target)
        }
        guard current?.hostView?.window == nil || formerFront !== front, formerFront != nil else { return }
        if let view = current?.hostView, let front, view.isDescendant(of: front) { return }
        moveToFirst(in: host)
    }

    /// Before a list is left, what it does not show yet is brought in.
    private func scrollOn(from current: any AccessibilityTarget, to next: (any AccessibilityTarget)?, forward: Bool) -> UIScrollView? {
        guard let list = current.hostView?.enclosingScrollView, next?.hostView?.isDescendant(of: list) != true,
            list.accessibilityScroll(forward ? .next : .previous)
        else { return nil }
        list.layoutIfNeeded()
        return list
    }

    private func tell(of target: (any AccessibilityTarget)?, after former: (any AccessibilityTarget)?) {
        var facts: [AnyHashable: Any] = [
            UIAccessibility.assistiveTechnologyUserInfoKey: UIAccessibility.AssistiveTechnologyIdentifier.notificationVoiceOver.rawValue
        ]
        if let target { facts[UIAccessibility.focusedElementUserInfoKey] = target }
        if let former { facts[UIAccessibility.unfocusedElementUserInfoKey] = former }
        NotificationCenter.default.post(
            name: UIAccessibility.elementFocusedNotification, object: UIApplication.shared, userInfo: facts)
    }
}

extension UIView {
    fileprivate var enclosingScrollView: UIScrollView? {
        sequence(first: self as UIView, next: \.superview).lazy.compactMap { $0 as? UIScrollView }.first
    }

    /// Scrolls all that scrolls around the view so far that the element is seen.
    func showInScrollViews(_ target: (any AccessibilityTarget)?) {
        guard let target, let window else { return }
        for view in sequence(first: self as UIView, next: \.superview) {
            guard let list = view as? UIScrollView, list !== target else { continue }
            let frame = target.accessibilityFrame
            let corner = window.convert(window.point(fromScreen: frame.origin), to: list)
            list.scrollRectToVisible(CGRect(origin: corner, size: frame.size), animated: false)
        }
    }
}

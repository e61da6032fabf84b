import Foundation
@_spi(ForasteroInternal) import UIKitCore
import UIKitText

/// An alert view while it is visible: its window, and what happens in it. Kept, with the alert view, until that has gone.
@MainActor
final class ShownAlertView {
    let alert: UIAlertController
    private let owner: UIAlertView
    private let window: UIWindow
    private var ending: EndOfApplication?

    /// The alerts that are visible or wait, the foremost last.
    private static var stack: [ShownAlertView] = []

    init(_ owner: UIAlertView) {
        self.owner = owner
        alert = UIAlertController(title: owner.title, message: owner.message, preferredStyle: .alert)
        window = UIWindow(frame: UIScreen.main.bounds)
        window.windowLevel = .alert
        for action in owner.buttons.makeActions() { alert.addAction(action) }
        alert.onChoice = { [weak self] in self?.choose($0) }
        for field in owner.fields {
            alert.add(field)
            field.addAction(typing, for: .editingChanged)
        }
        checkFirstOther()
    }

    private lazy var typing = UIAction { [weak self] _ in self?.checkFirstOther() }

    /// Asks the delegate whether the first button that is not the cancel button makes sense.
    private func checkFirstOther() {
        let index = owner.firstOtherButtonIndex
        guard alert.actions.indices.contains(index), let isEnabled = owner.delegate?.alertViewShouldEnableFirstOtherButton?(owner) else {
            return
        }
        alert.actions[index].isEnabled = isEnabled
    }

    func present() {
        owner.shown = self
        ending = EndOfApplication { [weak self] in self?.cancelBySystem() }
        Self.stack.last?.window.isHidden = true
        Self.stack.append(self)
        owner.delegate?.willPresent?(owner)
        let host = UIViewController()
        window.rootViewController = host
        window.makeKeyAndVisible()
        host.present(alert, animated: true) { [owner] in owner.delegate?.didPresent?(owner) }
    }

    private func choose(_ action: UIAlertAction) {
        guard let index = alert.actions.firstIndex(where: { $0 === action }) else { return }
        owner.delegate?.alertView?(owner, clickedButtonAt: index)
        dismiss(index, animated: true)
    }

    /// The application ends while the alert is up.
    private func cancelBySystem() {
        let index = owner.cancelButtonIndex
        if owner.delegate?.alertViewCancel?(owner) == nil { owner.delegate?.alertView?(owner, clickedButtonAt: index) }
        dismiss(index, animated: false)
    }

    func dismiss(_ index: Int, animated: Bool) {
        guard owner.shown === self, let host = alert.presentingViewController, !alert.isBeingDismissed else { return }
        owner.delegate?.alertView?(owner, willDismissWithButtonIndex: index)
        host.dismiss(animated: animated) { self.end(index) }
    }

    private func end(_ index: Int) {
        for field in owner.fields { field.removeAction(typing, for: .editingChanged) }
        window.isHidden = true
        window.rootViewController = nil
        Self.stack.removeAll { $0 === self }
        Self.stack.last?.window.makeKeyAndVisible()
        owner.shown = nil
        ending = nil
        owner.delegate?.alertView?(owner, didDismissWithButtonIndex: index)
    }
}

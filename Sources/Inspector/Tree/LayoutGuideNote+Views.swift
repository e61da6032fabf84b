import UIKitCore

extension LayoutGuideNote {
    /// The guides of a view: those that all views have, then its own.
    @MainActor
    static func notes(about view: UIView) -> [LayoutGuideNote] {
        let standard = [
            LayoutGuideNote(name: "safeAreaLayoutGuide", frame: view.bounds.inset(by: view.safeAreaInsets).numbers),
            LayoutGuideNote(name: "layoutMarginsGuide", frame: view.bounds.inset(by: view.layoutMargins).numbers),
        ]
        return standard + view.layoutGuides.map { LayoutGuideNote(name: $0.identifier, frame: $0.layoutFrame.numbers) }
    }
}

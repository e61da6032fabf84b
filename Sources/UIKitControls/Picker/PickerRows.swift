import UIKitCore

/// The views of the rows of a wheel that are seen, and those that wait to be used again.
@MainActor
final class PickerRows {
    private(set) var shown: [Int: PickerRowView] = [:]
    private var spare: [PickerRowView] = []
    /// Views of the app that no row shows any more.
    private var reusableContents: [UIView] = []

    subscript(row: Int) -> PickerRowView? { shown[row] }

    /// Puts the rows out of sight aside.
    func keep(_ visible: ClosedRange<Int>?) {
        for (row, view) in shown where visible?.contains(row) != true { putAside(view, row) }
    }

    private func putAside(_ view: PickerRowView, _ row: Int) {
        shown[row] = nil
        if let content = view.takeContentAway() { reusableContents.append(content) }
        view.isHidden = true
        spare.append(view)
    }

    /// All rows are asked for anew. Views of the app are not used again: they may stand for something else now.
    func discard() {
        keep(nil)
        reusableContents = []
    }

    /// A view of the app for another row; nil where there is none.
    func takeReusableContent() -> UIView? { reusableContents.popLast() }

    /// A view for a row that comes into sight.
    func makeView(for row: Int, in wheel: PickerWheel) -> PickerRowView {
        let view = spare.popLast() ?? PickerRowView(theme: wheel.theme)
        if view.superview == nil { wheel.addSubview(view) }
        view.isHidden = false
        shown[row] = view
        return view
    }
}

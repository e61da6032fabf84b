internal import LayoutEngine
@_spi(ForasteroInternal) internal import UIKitCore

extension ConstraintEngine {
    /// Writes to the console what cannot hold together.
    func tellConflicts() {
        for conflict in solver.takeConflicts() {
            let lines = conflict.constraints.map { "    \"\(text(of: $0))\"" }
            ConsoleWarning.tell(
                """
                Unable to simultaneously satisfy constraints.
                \tOne of these contradicts the others; find out which one you do not expect, and the code that adds it. A view whose \
                autoresizing mask is in the list wants translatesAutoresizingMaskIntoConstraints = false.
                (
                \(lines.joined(separator: ",\n"))
                )

                Will attempt to recover by breaking constraint
                \(text(of: conflict.broken))
                """)
        }
    }

    private func text(of id: LayoutConstraintID) -> String {
        if let row = rows.values.first(where: { $0.id == id }) { return row.constraint?.equationText ?? "(null)" }
        for box in boxes.values {
            if let index = box.givenRows.firstIndex(of: id) { return text(ofGiven: index, box) }
            let content = [box.content?.horizontal, box.content?.vertical]
            if let axis = content.firstIndex(where: { $0?.hugging == id || $0?.resistance == id }), let size = box.content?.size {
                let name = NSLayoutConstraint.address(of: box.item)
                return "<NSContentSizeLayoutConstraint \(name).\(axis == 0 ? "width" : "height") "
                    + "\(content[axis]?.hugging == id ? "<=" : ">=") \(NSLayoutConstraint.number(axis == 0 ? size.width : size.height))   (active)>"
            }
        }
        return "(unknown)"
    }

    private func text(ofGiven index: Int, _ box: LayoutBox) -> String {
        let (item, value) = (NSLayoutConstraint.address(of: box.item), NSLayoutConstraint.number(box.givenValues[index]))
        guard box.kind == .given else {
            let (name, attribute) = index == 0 ? ("Width", "width") : ("Height", "height")
            return "<NSLayoutConstraint 'UIView-Encapsulated-Layout-\(name)' \(item).\(attribute) == \(value)   (active)>"
        }
        let mask = box.view?.autoresizingMask ?? []
        func pattern(_ parts: [UIView.AutoresizingMask]) -> String { parts.map { mask.contains($0) ? "&" : "-" }.joined() }
        let horizontal = pattern([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
        let vertical = pattern([.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin])
        let attribute = ["minX", "minY", "width", "height"][index]
        return "<NSAutoresizingMaskLayoutConstraint h=\(horizontal) v=\(vertical) \(item).\(attribute) == \(value)   (active)>"
    }
}

import UIKitCore

extension UITableViewCell {
    /// The app's view for the present mode; it wins over the type.
    private var customAccessory: UIView? {
        guard status.isEditing else { return accessoryView }
        return editingAccessoryView ?? (keepsAccessory ? accessoryView : nil)
    }

    private var keepsAccessory: Bool { status.keepsAccessory && editingAccessoryType == .none && editingAccessoryView == nil }

    private var wantedAccessoryType: AccessoryType {
        guard customAccessory == nil else { return .none }
        return status.isEditing && !keepsAccessory ? editingAccessoryType : accessoryType
    }

    /// How large what is at the end is; nil where nothing does.
    var wantedAccessorySize: CGSize? {
        if let customAccessory { return customAccessory.bounds.size }
        guard wantedAccessoryType != .none else { return nil }
        return standardAccessory(wantedAccessoryType).wantedSize
    }

    /// Puts into the cell what belongs at its end, and takes away what does not any more.
    func showAccessory() {
        let type = wantedAccessoryType
        let wanted = customAccessory ?? (type == .none ? nil : standardAccessory(type))
        guard wanted !== parts.accessory || wanted.map({ $0.superview !== self }) == true else { return }
        if let former = parts.accessory, former !== wanted, former.superview === self { former.removeFromSuperview() }
        parts.accessory = wanted
        guard let wanted else { return }
        // A view that comes in does not fly in from where it was.
        UIView.performWithoutAnimation { addSubview(wanted) }
    }

    private func standardAccessory(_ type: AccessoryType) -> CellAccessoryView {
        if let view = parts.standardAccessory, view.type == type { return view }
        let view = CellAccessoryView(type: type, theme: theme)
        view.onTap = { [weak self] in
            guard let self else { return }
            host?.cellAccessoryWasTapped(self)
        }
        parts.standardAccessory = view
        return view
    }
}

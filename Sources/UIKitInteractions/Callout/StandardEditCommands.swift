import Foundation

/// The system's commands for what is selected, as menus show them.
enum StandardEditCommands {
    static let all: [(title: String, action: Selector)] = [
        ("Cut", #selector(UIResponderStandardEditActions.cut(_:))), ("Copy", #selector(UIResponderStandardEditActions.copy(_:))),
        ("Paste", #selector(UIResponderStandardEditActions.paste(_:))),
        ("Delete", #selector(UIResponderStandardEditActions.delete(_:))),
        ("Select", #selector(UIResponderStandardEditActions.select(_:))),
        ("Select All", #selector(UIResponderStandardEditActions.selectAll(_:))),
    ]

    /// How what is selected looks, in a menu of their own.
    static let styles: [(title: String, action: Selector)] = [
        ("Bold", #selector(UIResponderStandardEditActions.toggleBoldface(_:))),
        ("Italic", #selector(UIResponderStandardEditActions.toggleItalics(_:))),
        ("Underline", #selector(UIResponderStandardEditActions.toggleUnderline(_:))),
    ]
}

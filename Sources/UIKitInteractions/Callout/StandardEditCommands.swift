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
}

import Foundation

/// The main menu before responders change it: the menus and commands that every app has.
@MainActor
package enum StandardMenus {
    package static var root: UIMenu {
        UIMenu(identifier: .root, children: [application, file, edit, format, view, window, help])
    }

    private static func group(_ identifier: UIMenu.Identifier, _ children: [UIMenuElement] = []) -> UIMenu {
        UIMenu(identifier: identifier, options: .displayInline, children: children)
    }

    private static func command(
        _ title: String, _ action: String, _ input: String, _ flags: UIKeyModifierFlags = .command
    ) -> UIKeyCommand {
        let command = UIKeyCommand(title: title, action: Selector(action), input: input, modifierFlags: flags)
        command.isStandard = true
        return command
    }

    private static var share: UICommand { UICommand(title: "Share…", action: Selector("share:"), propertyList: UICommandTagShare) }

    private static var application: UIMenu {
        UIMenu(
            title: ProcessInfo.processInfo.processName, identifier: .application,
            children: [
                group(.about), group(.preferences), UIMenu(title: "Services", identifier: .services), group(.hide),
                group(.quit, [command("Quit", "terminate:", "q")]),
            ])
    }

    private static var file: UIMenu {
        UIMenu(
            title: "File", identifier: .file,
            children: [
                group(.newItem), group(.newScene), group(.open), UIMenu(title: "Open Recent", identifier: .openRecent), group(.close),
                group(.document), group(.share, [share]), group(.print),
            ])
    }

    private static var edit: UIMenu {
        UIMenu(
            title: "Edit", identifier: .edit,
            children: [
                group(.undoRedo, [command("Undo", "undo:", "z"), command("Redo", "redo:", "z", [.command, .shift])]),
                group(
                    .standardEdit,
                    [
                        command("Cut", "cut:", "x"), command("Copy", "copy:", "c"), command("Paste", "paste:", "v"),
                        UICommand(title: "Delete", action: Selector("delete:")), command("Select All", "selectAll:", "a"),
                    ]),
                UIMenu(title: "Find", identifier: .find, children: [group(.findPanel, findCommands)]), group(.replace),
                UIMenu(
                    title: "Spelling and Grammar", identifier: .spelling, children: [group(.spellingPanel), group(.spellingOptions)]),
                UIMenu(
                    title: "Substitutions", identifier: .substitutions, children: [group(.substitutionsPanel), group(.substitutionOptions)]),
                UIMenu(title: "Transformations", identifier: .transformations), UIMenu(title: "Speech", identifier: .speech),
                group(.lookup), group(.learn), UIMenu(title: "AutoFill", identifier: .autoFill),
            ])
    }

    private static var findCommands: [UIMenuElement] {
        [
            command("Find…", "find:", "f"), command("Find and Replace…", "findAndReplace:", "f", [.command, .alternate]),
            command("Find Next", "findNext:", "g"), command("Find Previous", "findPrevious:", "g", [.command, .shift]),
            command("Use Selection for Find", "useSelectionForFind:", "e"),
        ]
    }

    private static var format: UIMenu {
        let styles = [
            command("Bold", "toggleBoldface:", "b"), command("Italic", "toggleItalics:", "i"),
            command("Underline", "toggleUnderline:", "u"),
        ]
        let font = [group(.textStyle, styles), group(.textSize), group(.textColor), group(.textStylePasteboard)]
        return UIMenu(
            title: "Format", identifier: .format,
            children: [
                UIMenu(title: "Font", identifier: .font, children: font),
                UIMenu(title: "Text", identifier: .text, children: [group(.alignment), group(.writingDirection)]),
            ])
    }

    private static var view: UIMenu {
        UIMenu(title: "View", identifier: .view, children: [group(.toolbar), group(.sidebar), group(.fullscreen)])
    }

    private static var window: UIMenu {
        UIMenu(title: "Window", identifier: .window, children: [group(.minimizeAndZoom), group(.bringAllToFront)])
    }

    private static var help: UIMenu { UIMenu(title: "Help", identifier: .help) }
}

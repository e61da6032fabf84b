extension UIApplication: CommandDispatching {
    package static func send(_ command: UICommand, to target: Any?) {
        shared.sendAction(command.action, to: target, from: command, for: nil)
    }
}

/// A message of the inbox.
struct Message {
    let sender: String
    let text: String
    var isRead = false

    static let examples = [
        Message(
            sender: "Ada",
            text: "The engine weaves algebraic patterns, just as the loom weaves flowers and leaves."),
        Message(
            sender: "Grace", text: "We found the bug. It was a moth, and it is taped into the log book."),
        Message(
            sender: "Alan", text: "Shall we play a game? I have a machine that imitates rather well."),
        Message(
            sender: "Edsger", text: "Please remember that simplicity is a prerequisite for reliability.",
            isRead: true),
    ]
}

/// The moments of a write between which a process may die. Tests die there on purpose.
struct DefaultsWriteSteps: Sendable {
    enum Step: Int, CaseIterable, Sendable {
        case append
        case appended
        case createFile
        case createdFile
        case wroteHalf
        case wroteAll
        case flushedFile
        case replaced
        case flushedFolder
        case emptyJournal
        case emptiedJournal
    }

    let reach: @Sendable (Step) -> Void

    static let none = DefaultsWriteSteps { _ in }
}

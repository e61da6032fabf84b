import Drive

/// Looks over the shoulder of whoever uses the app: writes down what is done, and checks what must hold afterwards.
@MainActor
final class StepWatch {
    private let record: CommandRecord?
    private let invariants: Invariants?

    init(driver: ScreenDriver, recordFile: String?, checksInvariants: Bool) throws(DriveFailure) {
        record = if let recordFile { try CommandRecord(path: recordFile) } else { nil }
        invariants = checksInvariants ? Invariants(driver: driver) : nil
    }

    /// To be called before a command.
    func willPerform(_ command: DriveCommand) { record?.add(command) }

    /// To be called after it.
    func didPerform() throws(DriveFailure) { try invariants?.check() }

    func end() throws(DriveFailure) {
        try invariants?.checkPopulation()
        record?.end()
    }
}

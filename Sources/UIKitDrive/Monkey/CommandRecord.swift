import Drive
import Foundation

/// The commands that were carried out so far, in a file that is good even after a crash.
struct CommandRecord {
    private let file: FileHandle

    init(path: String) throws(DriveFailure) {
        guard FileManager.default.createFile(atPath: path, contents: nil), let file = FileHandle(forWritingAtPath: path) else {
            throw DriveFailure("--monkey-record \(path): the file cannot be written")
        }
        self.file = file
    }

    func add(_ command: DriveCommand) { file.write(Data("\(command)\n".utf8)) }

    /// Says that all is done: an app that has ended by itself does not come here.
    func end() { file.write(Data((MonkeyProgram.endMark + "\n").utf8)) }
}

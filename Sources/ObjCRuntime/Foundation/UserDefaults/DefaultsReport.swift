import Foundation

/// Tells the person at the terminal what is wrong with the files of user defaults. The application goes on.
struct DefaultsReport: Sendable {
    let tell: @Sendable (String) -> Void

    static let standardError = DefaultsReport { FileHandle.standardError.write(Data(($0 + "\n").utf8)) }

    func damaged(_ file: String, _ reason: String, keptAs copy: String) {
        tell("User defaults: \(file) is damaged: \(reason). It is kept as \(copy), and the application starts with its defaults.")
    }

    func cannotKeepAside(_ file: String, _ reason: String, _ error: Int32) {
        tell(
            "User defaults: \(file) is damaged: \(reason). It cannot be renamed (\(Self.text(error))), so it stays as it is and "
                + "nothing is saved. Move it away, or give --defaults another folder.")
    }

    func cannotRead(_ file: String, _ error: Int32) {
        tell(
            "User defaults: \(file) cannot be read: \(Self.text(error)). The application starts with its defaults, and nothing is "
                + "saved. Mend the file's permissions, or give --defaults another folder.")
    }

    func cannotSave(_ file: String, _ error: Int32) {
        tell(
            "User defaults: \(file) cannot be saved: \(Self.text(error)). Values last until the application ends. Make the folder "
                + "writable, or give --defaults another one.")
    }

    private static func text(_ error: Int32) -> String { String(cString: strerror(error)) }
}

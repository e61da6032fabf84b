import Foundation
import Testing

@testable import UIKitCore

struct DesktopOpenerTests {
    @Test("AX-73: the desktop's opener is found where programs are: the first file there that can be run, in folders named from the root")
    func search() throws {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: root) }
        func place(_ folder: String, _ make: (URL) throws -> Void) throws -> String {
            let url = root.appendingPathComponent(folder)
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            try make(url.appendingPathComponent("xdg-open"))
            return url.path
        }
        func write(_ file: URL, _ permissions: Int) throws {
            try Data("#!/bin/sh\n".utf8).write(to: file)
            try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: file.path)
        }
        let folder = try place("folder") { try FileManager.default.createDirectory(at: $0, withIntermediateDirectories: false) }
        let text = try place("text") { try write($0, 0o644) }
        let program = try place("program") { try write($0, 0o755) }
        let later = try place("later") { try write($0, 0o755) }
        let opener = DesktopOpener(searchPath: "::.:relative:\(root.path)/none:\(folder):\(text):\(program):\(later)")
        #expect(opener.program?.path == program + "/xdg-open")
        #expect(DesktopOpener(searchPath: "").program == nil)
        let page = try #require(URL(string: "https://example.org"))
        #expect(opener.canOpen(page))
        #expect(try !opener.canOpen(#require(URL(string: "file:///etc/passwd"))))
        #expect(!DesktopOpener(searchPath: folder).open(page))
    }
}

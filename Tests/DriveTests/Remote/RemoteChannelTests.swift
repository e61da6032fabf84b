import Foundation
import Testing

@testable import Drive

struct RemoteChannelTests {
    private func pair() throws -> (RemoteChannel, RemoteChannel, [Int32]) {
        var ends: [Int32] = [0, 0]
        try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
        return (RemoteChannel(descriptor: ends[0]), RemoteChannel(descriptor: ends[1]), ends)
    }

    @Test("XP-140: requests and answers come over as they were sent")
    func messages() throws {
        let (test, app, _) = try pair()
        let requests: [RemoteRequest] = [
            .tree, .pass(0.5), .tap(.element(3), taps: 2, fingers: 1), .press(.point(CGPoint(x: 1, y: 2.5)), duration: 1),
            .swipe(.element(0), dx: 0, dy: -1, velocity: 750), .type("Žluťoučký\n"), .turn(isLandscape: true),
        ]
        for request in requests {
            try test.send(request)
            #expect(try app.receive(RemoteRequest.self) == request)
        }
        var record = ElementRecord(type: 9)
        record.children = [ElementRecord(type: 48)]
        for reply in [RemoteReply.tree(record), .picture(Data([1, 2])), .failure("no"), .done] {
            try app.send(reply)
            #expect(try test.receive(RemoteReply.self) == reply)
        }
    }

    @Test("XP-140: the end of the other process is no error, what it cannot have said is one")
    func ends() throws {
        let (test, app, ends) = try pair()
        _ = write(ends[0], [2, 0, 0, 0] as [UInt8] + Array("{]".utf8), 6)
        #expect(throws: RemoteError.self) { try app.receive(RemoteRequest.self) }
        _ = write(ends[0], [255, 255, 255, 255] as [UInt8], 4)
        #expect(throws: RemoteError.self) { try app.receive(RemoteRequest.self) }
        _ = shutdown(ends[0], Int32(SHUT_RDWR))
        #expect(try app.receive(RemoteRequest.self) == nil)
        #expect(throws: RemoteError.self) { try test.send(RemoteRequest.tree) }
    }

    @Test("A socket is found by its name, and goes with its listener")
    func sockets() throws {
        let path = NSTemporaryDirectory() + "/remote-\(getpid())"
        var listener: RemoteSocket? = try RemoteSocket(listeningAt: path)
        let app = try RemoteSocket.connect(to: path)
        let test = try #require(listener?.accept { true })
        try app.send(RemoteReply.done)
        #expect(try test.receive(RemoteReply.self) == .done)
        #expect(listener?.accept { false } == nil)
        listener = nil
        #expect(throws: RemoteError.self) { try RemoteSocket.connect(to: path) }
        #expect(throws: RemoteError.self) { try RemoteSocket(listeningAt: "/" + String(repeating: "x", count: 200)) }
        // What is there already is somebody else's, and stays.
        try Data("text".utf8).write(to: URL(fileURLWithPath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        #expect(throws: RemoteError.self) { try RemoteSocket(listeningAt: path) }
        #expect(FileManager.default.fileExists(atPath: path))
    }
}

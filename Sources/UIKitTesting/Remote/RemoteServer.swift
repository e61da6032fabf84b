@_spi(ForasteroInternal) import UIKitDrive
internal import Drive
import Foundation
@_spi(ForasteroInternal) public import UIKitCore

/// Does with the app what a test in another process asks for, one request after the other.
///
/// Between two requests the app stands still, as its clock does: the test says how much time has passed.
@_spi(ForasteroInternal)
@MainActor
public final class RemoteServer: RemoteControlling {
    private let driver: ScreenDriver
    private let channel: RemoteChannel
    /// A person needs longer than this from one touch to the next, so that two taps are no double tap; in seconds.
    private static let pause: TimeInterval = 0.5

    /// The objects of the latest tree's elements, by their numbers.
    private var origins: [ElementTreeReader.Origin] = []

    private init(driver: ScreenDriver, channel: RemoteChannel) {
        self.driver = driver
        self.channel = channel
    }

    public static func serve(_ host: DisplayHost, socket path: String) -> Never {
        do {
            let server = RemoteServer(driver: ScreenDriver(host: host), channel: try RemoteSocket.connect(to: path))
            try server.run()
            exit(0)
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(1)
        }
    }

    private func run() throws {
        driver.waitUntilIdle()
        try channel.send(RemoteReply.done)
        while let request = try channel.receive(RemoteRequest.self) {
            try channel.send(answer(request))
        }
    }

    private func answer(_ request: RemoteRequest) -> RemoteReply {
        do {
            switch request {
            case .tree: return .tree(readTree())
            case .picture: return try picture()
            case .pass(let seconds): driver.wait(seconds)
            case .tap, .press, .drag, .swipe, .pinch, .rotate, .slide, .turnWheel: try touch(request)
            default: try perform(request)
            }
            return .done
        } catch {
            return .failure("\(error)")
        }
    }

    private func readTree() -> ElementRecord {
        var reader = ElementTreeReader(driver: driver)
        let tree = reader.read()
        origins = reader.origins
        return tree
    }

    private func picture() throws -> RemoteReply {
        guard let data = driver.snapshot()?.pngData() else { throw RemoteError("the picture cannot be made: memory is short") }
        return .picture(data)
    }

    private func perform(_ request: RemoteRequest) throws {
        switch request {
        case .type(let text): try type(text)
        case .key(let name): try press(name)
        case .turn(let isLandscape): driver.rotateDevice(isLandscape ? .left : .up)
        case .background: driver.setVisible(false)
        case .foreground: driver.setVisible(true)
        case .appearance(let isDark): driver.changeAppearance(to: isDark ? .dark : .light)
        default: break
        }
        driver.waitUntilIdle()
    }

    /// Return is a key; so is what deletes.
    private func type(_ text: String) throws {
        for character in text {
            switch character {
            case "\n", "\r", "\r\n": try press("return")
            case "\t": try press("tab")
            case "\u{8}", "\u{7F}": try press("delete")
            default: try driver.type(String(character))
            }
        }
    }

    private func press(_ name: String) throws {
        guard let key = DriveKey(parsing: name) else { throw TestScreenError.unknownKey(name, known: DriveKey.names.sorted()) }
        try driver.press(key)
    }

    // MARK: Touches

    private func touch(_ request: RemoteRequest) throws {
        driver.waitUntilIdle()
        switch request {
        case .tap(let target, let taps, let fingers): try tap(target, taps, fingers)
        case .press(let target, let duration): try driver.press(driveTarget(target), for: duration)
        case .drag(let start, let end, let press, let velocity, let hold):
            try driver.pressAndDrag(
                from: point(start), for: press, to: point(end), GestureVelocity(velocity), hold: hold)
        case .swipe(let target, let dx, let dy, let velocity):
            try driver.swipe(from: point(target), CGVector(dx: dx, dy: dy), GestureVelocity(velocity))
        case .pinch(let target, let scale, let velocity): try element(target).pinch(withScale: scale, velocity: velocity)
        case .rotate(let target, let angle, let velocity): try element(target).rotate(angle, withVelocity: velocity)
        case .slide(let target, let position): try element(target).adjust(toNormalizedSliderPosition: position)
        case .turnWheel(let target, let value): try element(target).adjust(toPickerWheelValue: value)
        default: break
        }
        driver.wait(Self.pause)
        driver.waitUntilIdle()
    }

    private func tap(_ target: RemoteTarget, _ taps: Int, _ fingers: Int) throws {
        if fingers == 1 {
            try driver.tap(driveTarget(target), count: taps)
        } else {
            try element(target).tap(withNumberOfTaps: taps, numberOfTouches: fingers)
        }
    }

    private func driveTarget(_ target: RemoteTarget) throws -> DriveTarget { .point(try point(target)) }

    private func point(_ target: RemoteTarget) throws -> CGPoint {
        if case .point(let point) = target { return point }
        let view = try scrolledTo(target)
        return try driver.touchPoint(of: view, called: String(describing: ElementType(view)))
    }

    private func element(_ target: RemoteTarget) throws -> Element {
        if case .point = target { throw RemoteError("this needs an element, not a place") }
        let view = try scrolledTo(target)
        return Element(driver: driver, words: String(describing: ElementType(view)), view: view)
    }

    /// The view of an element, after what it is in has been scrolled so that a touch can reach it.
    private func scrolledTo(_ target: RemoteTarget) throws -> UIView {
        guard case .element(let number) = target, origins.indices.contains(number), let view = origins[number].appear() else {
            throw RemoteError("the element is not there any more")
        }
        if driver.reachablePoint(of: view) != nil { return view }
        driver.scrollIntoSight(view)
        driver.waitUntilIdle()
        return view
    }
}

@_spi(ForasteroInternal) import UIKitDrive
import CoreGraphics
import Display
@_spi(ForasteroInternal) import Drive
import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// Records the events of the display as the steps of a script.
@MainActor
final class InputRecorder {
    /// The steps up to now. The last turn of a wheel is among them, though it may go on. The last turn of a wheel is among it, though it
    /// may go on.
    var steps: [RecordedStep] { finished + (wheelStep.map { [$0] } ?? []) }
    private var finished: [RecordedStep] = []
    private let namer: TargetNamer
    private let typing: Typing
    /// The text that is being edited.
    struct Typing {
        /// True if there is one, so that plain keys come as text.
        var isActive: @MainActor () -> Bool
        /// True if it is hidden from those who look on; then it is not recorded either.
        var isSecret: @MainActor () -> Bool = { false }
        /// True if a point of the screen is on a keyboard, whose keys are recorded as text.
        var isOnKeyboard: @MainActor (CGPoint) -> Bool = { _ in false }
    }
    /// Fingers that are down.
    private var strokes: [Int: Stroke] = [:]
    /// Fingers that were lifted while others are still down.
    private var lifted: [Stroke] = []
    private var wheel: (location: CGPoint, delta: CGSize, start: Double, end: Double)?
    private var screenSize: CGSize

    /// A longer recording is none that anybody reads.
    static let mostSteps = 2000
    private static let doubleTapPause = 0.35

    init(namer: TargetNamer, screenSize: CGSize, typing: Typing) {
        self.namer = namer
        self.screenSize = screenSize
        self.typing = typing
    }

    /// To be called before anything is done about the event.
    func record(_ event: DisplayEvent, at time: Double) {
        if case .scroll = event {} else { endWheel() }
        switch event {
        case .pointer(let pointer): record(pointer)
        case .scroll(let scroll): record(scroll)
        case .text(.committed(let text)): type(text, at: time)
        case .key(let key): press(key)
        case .visibilityChanged(let isVisible): add(isVisible ? .foreground : .background, from: time, to: time)
        case .memoryWarning: add(.memoryWarning, from: time, to: time)
        case .resized(let geometry): resize(to: geometry.size, at: time)
        case .appearanceChanged(let appearance) where appearance != present:
            add(.appearance(appearance == .dark ? .dark : .light), from: time, to: time)
        case .textSizeChanged(let steps): add(.textSize(steps: steps), from: time, to: time)
        case .text(.deletedBackward): add(.key(DriveKey(name: "delete")), from: time, to: time)
        // No script drags what belongs to another program.
        case .text(.composing), .closeRequested, .focusChanged, .appearanceChanged, .drag, .clipboardChanged: break
        }
    }

    /// How the system looks up to now; pages say it anew when they come.
    private var present: DisplayAppearance { UIScreen.main.traitCollection.userInterfaceStyle == .dark ? .dark : .light }

    private func add(_ command: DriveCommand, element: String? = nil, from start: Double, to end: Double) {
        guard finished.count < Self.mostSteps else { return }
        finished.append(RecordedStep(command: command, element: element, start: start, end: end))
    }

    // MARK: Fingers

    private func record(_ pointer: PointerEvent) {
        let sample = Stroke.Sample(location: pointer.location, time: pointer.timestamp)
        switch pointer.phase {
        case .began where typing.isOnKeyboard(pointer.location): break
        case .began: strokes[pointer.id] = Stroke(target: namer.target(at: pointer.location), samples: [sample])
        case .moved: strokes[pointer.id]?.samples.append(sample)
        case .ended:
            guard var stroke = strokes.removeValue(forKey: pointer.id) else { return }
            stroke.samples.append(sample)
            lifted.append(stroke)
            if strokes.isEmpty { finishStrokes() }
        case .cancelled:
            strokes[pointer.id] = nil
            if strokes.isEmpty { finishStrokes() }
        case .hovered: break
        }
    }

    private func finishStrokes() {
        defer { lifted.removeAll() }
        guard let start = lifted.map(\.start.time).min(), let end = lifted.map(\.end.time).max() else { return }
        if lifted.count == 2, lifted[0].start.time < lifted[1].end.time, lifted[1].start.time < lifted[0].end.time {
            let pair = StrokePair(first: lifted[0], second: lifted[1])
            let target = namer.target(at: pair.middle)
            return add(pair.command(on: target.driveTarget), element: target.element, from: start, to: end)
        }
        for stroke in lifted {
            if isSecondTap(stroke), let former = finished.popLast() {
                add(.doubleTap(stroke.target.driveTarget), element: stroke.target.element, from: former.start, to: end)
            } else {
                add(stroke.command, element: stroke.isStill ? stroke.target.element : nil, from: stroke.start.time, to: stroke.end.time)
            }
        }
    }

    private func isSecondTap(_ stroke: Stroke) -> Bool {
        guard let last = finished.last, case .tap(let former) = last.command, case .tap(let latter) = stroke.command else { return false }
        guard stroke.start.time - last.end < Self.doubleTapPause else { return false }
        if case .point(let a) = former, case .point(let b) = latter { return a.distance(to: b) < 20 }
        return former == latter
    }

    // MARK: Wheels

    /// Turns without a pause are one turn.
    private func record(_ scroll: ScrollEvent) {
        if let last = wheel, scroll.timestamp - last.end > 0.5 || last.location.distance(to: scroll.location) > 20 { endWheel() }
        let former = wheel ?? (scroll.location, .zero, scroll.timestamp, scroll.timestamp)
        wheel = (
            former.location,
            CGSize(width: former.delta.width + scroll.delta.width, height: former.delta.height + scroll.delta.height), former.start,
            scroll.timestamp
        )
    }

    private var wheelStep: RecordedStep? {
        guard let wheel, wheel.delta != .zero, finished.count < Self.mostSteps else { return nil }
        let delta = CGVector(dx: wheel.delta.width, dy: wheel.delta.height)
        return RecordedStep(command: .wheel(.point(wheel.location), delta: delta), element: nil, start: wheel.start, end: wheel.end)
    }

    private func endWheel() {
        if let wheelStep { finished.append(wheelStep) }
        wheel = nil
    }

    // MARK: Keys

    private func type(_ text: String, at time: Double) {
        guard typing.isActive() else { return }
        let text = typing.isSecret() ? String(text.map { $0.isNewline ? $0 : "•" }) : text
        if let last = finished.last, case .type(let former) = last.command, time - last.end < 1 {
            finished[finished.count - 1].command = .type(former + text)
            finished[finished.count - 1].end = time
        } else {
            add(.type(text), from: time, to: time)
        }
    }

    private func press(_ key: KeyEvent) {
        guard key.phase == .down, let name = ScreenDriver.key(of: key) else { return }
        // The character of a plain key comes as text.
        let isPlain = name.modifiers.isDisjoint(with: [.command, .control])
        if typing.isActive(), isPlain, name.name.count == 1 || name.name == "space" { return }
        add(.key(name), from: key.timestamp, to: key.timestamp)
    }

    // MARK: The device

    private func resize(to size: CGSize, at time: Double) {
        let isTurned = size.width == screenSize.height && size.height == screenSize.width && size != screenSize
        screenSize = size
        if isTurned { add(.rotateDevice(size.width > size.height ? .left : .up), from: time, to: time) }
    }
}

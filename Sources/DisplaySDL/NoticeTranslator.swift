import Display

/// Turns what the window system says into events: adds times, points and buttons, and keeps pairs of begin and end whole.
struct NoticeTranslator {
    /// The values of an event that its notice lacks.
    struct Circumstances {
        var time: TimeInterval
        var pointsPerUnit: CGFloat
        /// In points.
        var screenSize: CGSize
        /// True if the compositor has the mouse for a drag: it is down still, whoever has the focus.
        var isDragAway = false
    }

    private static let mouseIdentifier = 0
    private var buttons: PointerEvent.Buttons = []
    private var mouseLocation = CGPoint.zero
    /// Kept here, as SDL knows only those that are held after all events that it has read.
    private var modifiers: KeyModifiers = []
    /// The identifiers of fingers that are down, by what the window system calls them.
    private var fingers: [Int: (id: Int, location: CGPoint)] = [:]

    mutating func translate(_ notice: WindowNotice, _ now: Circumstances) -> [DisplayEvent] {
        switch notice {
        case .button(let direction, let number, let x, let y):
            return button(direction, number, at: point(x, y, now), now).map { [.pointer($0)] } ?? []
        case .pointerMoved(let x, let y):
            mouseLocation = point(x, y, now)
            return [.pointer(mouse(buttons.isEmpty ? .hovered : .moved, now))]
        case .wheel(let x, let y, let isPrecise):
            return [
                .scroll(
                    ScrollEvent(
                        source: isPrecise ? .touchpad : .wheel, location: mouseLocation,
                        delta: CGSize(width: -x, height: y), timestamp: now.time, modifiers: modifiers))
            ]
        case .finger(let phase, let id, let x, let y, let pressure):
            let place = CGPoint(x: x * now.screenSize.width, y: y * now.screenSize.height)
            return finger(phase, id, at: place, pressure: pressure, now).map { [.pointer($0)] } ?? []
        case .key(let direction, let usage, let characters, let isRepeat, let held):
            modifiers = held
            return [
                .key(
                    KeyEvent(
                        phase: direction == .down ? .down : .up, usage: usage, charactersIgnoringModifiers: characters,
                        modifiers: modifiers, isRepeat: isRepeat, timestamp: now.time))
            ]
        case .text(let text): return text.isEmpty ? [] : [.text(.committed(text))]
        case .editing(let text, let start, let length):
            return [.text(.composing(text, selection: Self.utf16Range(of: text, start: start, length: length)))]
        case .closeRequested: return [.closeRequested]
        case .focus(let isFocused, let held):
            modifiers = held
            // The owner of buttons that are released from now on is another one.
            return (isFocused || now.isDragAway ? [] : cancelAll(now)) + [.focusChanged(isFocused)]
        case .visibility(let isVisible): return [.visibilityChanged(isVisible)]
        case .resized, .moved, .exposed, .clipboardChanged, .pointerEntered: return []
        }
    }

    private func point(_ x: Double, _ y: Double, _ now: Circumstances) -> CGPoint {
        CGPoint(x: x * now.pointsPerUnit, y: y * now.pointsPerUnit)
    }

    // MARK: Mouse

    private mutating func button(
        _ direction: WindowNotice.Direction, _ number: Int, at place: CGPoint, _ now: Circumstances
    ) -> PointerEvent? {
        let button: PointerEvent.Buttons
        switch number {
        case 1: button = .primary
        case 2: button = .middle
        case 3: button = .secondary
        default: return nil
        }
        mouseLocation = place
        let wasDown = !buttons.isEmpty
        if direction == .down { buttons.insert(button) } else { buttons.remove(button) }
        switch (wasDown, !buttons.isEmpty) {
        case (false, true): return mouse(.began, now)
        case (true, false): return mouse(.ended, now)
        case (true, true): return mouse(.moved, now)
        // The button went down elsewhere.
        case (false, false): return nil
        }
    }

    private func mouse(_ phase: PointerEvent.Phase, _ now: Circumstances) -> PointerEvent {
        PointerEvent(
            id: Self.mouseIdentifier, kind: .mouse, phase: phase, location: mouseLocation, timestamp: now.time, buttons: buttons,
            modifiers: modifiers)
    }

    // MARK: Fingers

    private mutating func finger(
        _ phase: WindowNotice.FingerPhase, _ name: Int, at place: CGPoint, pressure: Double, _ now: Circumstances
    ) -> PointerEvent? {
        if phase == .down, fingers[name] == nil { fingers[name] = (freeIdentifier, place) }
        guard let known = fingers[name] else { return nil }
        fingers[name] = phase == .up ? nil : (known.id, place)
        let eventPhase: PointerEvent.Phase =
            switch phase {
            case .down: .began
            case .moved: .moved
            case .up: .ended
            }
        return PointerEvent(
            id: known.id, kind: .touch, phase: eventPhase, location: place, timestamp: now.time,
            buttons: phase == .up ? [] : .primary, modifiers: modifiers, pressure: min(max(pressure, 0), 1))
    }

    /// The lowest identifier that is neither the mouse's nor in use.
    private var freeIdentifier: Int {
        let used = Set(fingers.values.map(\.id))
        return ((Self.mouseIdentifier + 1)...).first { !used.contains($0) } ?? used.count + 1
    }

    private mutating func cancelAll(_ now: Circumstances) -> [DisplayEvent] {
        var events: [DisplayEvent] = []
        if !buttons.isEmpty {
            buttons = []
            events.append(.pointer(mouse(.cancelled, now)))
        }
        for finger in fingers.values.sorted(by: { $0.id < $1.id }) {
            events.append(
                .pointer(
                    PointerEvent(
                        id: finger.id, phase: .cancelled, location: finger.location, timestamp: now.time, buttons: [],
                        modifiers: modifiers)))
        }
        fingers.removeAll()
        return events
    }

    /// The range in UTF-16 units for one that is counted in Unicode scalars; cut off at the end of the text.
    static func utf16Range(of text: String, start: Int, length: Int) -> Range<Int> {
        let scalars = text.unicodeScalars
        func offset(_ count: Int) -> Int {
            scalars.prefix(max(count, 0)).reduce(0) { $0 + UTF16.width($1) }
        }
        let lower = offset(start)
        return lower..<max(lower, offset(max(start, 0) + max(length, 0)))
    }
}

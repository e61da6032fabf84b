import Foundation

/// What a text should be: plain characters with a number of the look of each, a selection, and the texts that undo leads to.
struct TextModel {
    struct State: Equatable {
        var units: [UInt16] = []
        var looks: [Int] = []
        var selection = NSRange(location: 0, length: 0)
    }

    var state = State()
    var marked: NSRange?
    private(set) var undoStack: [State] = []
    private(set) var redoStack: [State] = []
    private var run: Run?

    private struct Run { var isTyping: Bool; var range: NSRange }

    var string: String { String(decoding: state.units, as: UTF16.self) }
    var length: Int { state.units.count }

    // MARK: Characters

    /// Where characters as people see them begin and end.
    var boundaries: [Int] {
        let text = string
        var locations = [0]
        for character in text { locations.append(locations[locations.count - 1] + character.utf16.count) }
        return locations
    }

    func start(_ location: Int) -> Int { boundaries.last { $0 <= location } ?? 0 }
    func end(_ location: Int) -> Int { boundaries.first { $0 >= location } ?? length }

    func normal(_ range: NSRange) -> NSRange {
        let (start, end) = (start(range.location), range.length == 0 ? self.start(range.location) : end(NSMaxRange(range)))
        return NSRange(location: start, length: end - start)
    }

    /// With the other halves of pairs.
    func wholePairs(_ range: NSRange) -> NSRange {
        func divides(_ location: Int) -> Bool {
            location > 0 && location < length && UTF16.isTrailSurrogate(state.units[location])
                && UTF16.isLeadSurrogate(state.units[location - 1])
        }
        let start = divides(range.location) ? range.location - 1 : range.location
        let end = range.length > 0 && divides(NSMaxRange(range)) ? NSMaxRange(range) + 1 : NSMaxRange(range)
        return NSRange(location: start, length: range.length > 0 ? end - start : 0)
    }

    // MARK: Steps

    mutating func select(_ range: NSRange) {
        let range = normal(range)
        if range != state.selection { run = nil }
        state.selection = range
        if let marked, NSIntersectionRange(marked, range).length == 0,
            range.location < marked.location || NSMaxRange(range) > NSMaxRange(marked)
        {
            self.marked = nil
        }
    }

    /// - Parameter joins: whether the change can be part of a run, and of typing or of deleting.
    mutating func replace(_ range: NSRange, _ text: String, joins: Bool?) {
        guard range.length > 0 || !text.isEmpty else { return }
        let added = Array(text.utf16)
        note(range, added.count, joins)
        let look = self.look(at: range)
        if text.isEmpty, range.length == length { emptied = look }
        state.units.replaceSubrange(range.location..<NSMaxRange(range), with: added)
        state.looks.replaceSubrange(range.location..<NSMaxRange(range), with: Array(repeating: look, count: added.count))
        state.selection = normal(NSRange(location: range.location + added.count, length: 0))
    }

    /// That of the first character that goes, or of the one before.
    private func look(at range: NSRange) -> Int {
        guard !state.looks.isEmpty else { return emptied }
        return range.length > 0 ? state.looks[range.location] : state.looks[max(range.location - 1, 0)]
    }

    /// The look of a text that is empty now.
    var emptied = 0

    private mutating func note(_ range: NSRange, _ added: Int, _ joins: Bool?) {
        redoStack = []
        let isTyping = joins == true
        if var current = run, let joins, joins == current.isTyping {
            if isTyping, range.location >= current.range.location, NSMaxRange(range) == NSMaxRange(current.range) {
                current.range.length = range.location + added - current.range.location
                run = current
                return
            }
            if !isTyping, added == 0, NSMaxRange(range) == current.range.location || range.location == current.range.location {
                run = Run(isTyping: false, range: NSRange(location: range.location, length: 0))
                return
            }
        }
        undoStack.append(state)
        run = joins == nil ? nil : Run(isTyping: isTyping, range: NSRange(location: range.location, length: added))
    }

    // MARK: By a program

    mutating func style(_ range: NSRange, _ look: Int) {
        for index in range.location..<NSMaxRange(range) { state.looks[index] = look }
    }

    /// What was selected stays selected, as far as it is there.
    mutating func replaceByProgram(_ range: NSRange, _ text: String, _ look: Int) {
        let added = Array(text.utf16)
        let (oldEnd, newEnd) = (NSMaxRange(range), range.location + added.count)
        func moved(_ location: Int) -> Int {
            location <= range.location ? location : location >= oldEnd ? location + newEnd - oldEnd : min(location, newEnd)
        }
        let (start, end) = (moved(state.selection.location), moved(NSMaxRange(state.selection)))
        state.units.replaceSubrange(range.location..<oldEnd, with: added)
        state.looks.replaceSubrange(range.location..<oldEnd, with: Array(repeating: look, count: added.count))
        state.selection = normal(NSRange(location: start, length: end - start))
    }

    mutating func undo() {
        guard let former = undoStack.popLast() else { return }
        redoStack.append(state)
        state = former
        marked = nil
        run = nil
    }

    mutating func redo() {
        guard let next = redoStack.popLast() else { return }
        undoStack.append(state)
        state = next
        marked = nil
        run = nil
    }

    mutating func endRun() { run = nil }
    mutating func forget() { (undoStack, redoStack, run) = ([], [], nil) }
}

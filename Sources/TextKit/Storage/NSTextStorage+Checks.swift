import Foundation

extension NSTextStorage {
    /// As programs know it.
    private var nameOfClass: String { NSStringFromClass(type(of: self)) }

    func checkRange(_ range: NSRange, _ method: String) {
        guard range.location < 0 || range.length < 0 || range.location > length || range.length > length - range.location else { return }
        NSException(
            name: .rangeException,
            reason: """
                -[\(nameOfClass) \(method)]: Out of bounds: the range {\(range.location), \(range.length)} does not lie \
                in a text of \(length) UTF-16 units. Ranges count UTF-16 units: make them with NSRange(_:in:) from places in a string, and \
                make them anew after the text has changed.
                """
        ).raise()
    }

    func checkAttributeIndex(_ index: Int) {
        guard index < 0 || index >= length else { return }
        NSException(
            name: .rangeException,
            reason: """
                NSMutableRLEArray objectAtIndex:effectiveRange:: Out of bounds: there is no character at \(index) in a text of \(length) \
                UTF-16 units. An empty text has no attributes to ask for.
                """
        ).raise()
    }

    func checkAttributeRange(_ range: NSRange) {
        guard range.location < 0 || range.length < 0 || range.location > length || range.length > length - range.location else { return }
        NSException(
            name: .rangeException,
            reason: """
                NSMutableRLEArray replaceObjectsInRange:withObject:length:: Out of bounds: the range {\(range.location), \(range.length)} \
                does not lie in a text of \(length) UTF-16 units.
                """
        ).raise()
    }
}

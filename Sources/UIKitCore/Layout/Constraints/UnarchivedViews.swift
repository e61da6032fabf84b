import Foundation

/// The views that an unarchiver of Foundation's has begun to make, by the numbers that they have in the archive.
///
/// Foundation knows an object once it is done. A constraint that a view reads for itself, and that leads back to that view, would have
/// Foundation begin the view anew, without end.
@MainActor
package enum UnarchivedViews {
    private struct Reading {
        weak var coder: NSCoder?
        var views: [Int: WeakView] = [:]
    }
    private struct WeakView { weak var view: UIView? }

    private static let numberKey = "ForasteroViewNumber"
    private static var readings: [Reading] = []

    // MARK: Writing

    /// Notes the number of a view with its state.
    package static func encodeNumber(of view: UIView, to coder: NSCoder) { encodeNumber(of: view, to: coder, forKey: numberKey) }

    /// Notes the number of a view that something else refers to under a key.
    static func encodeReference(to item: AnyObject, in coder: NSCoder, forKey key: String) {
        if let view = item as? UIView { encodeNumber(of: view, to: coder, forKey: key + numberKey) }
    }

    // Views that are being written are alive, so that their addresses tell them apart.
    private static func encodeNumber(of view: UIView, to coder: NSCoder, forKey key: String) {
        guard coder is NSKeyedArchiver else { return }
        coder.encode(Int(bitPattern: ObjectIdentifier(view)), forKey: key)
    }

    // MARK: Reading

    /// Makes a view known that is about to read its state.
    package static func begin(_ view: UIView, from coder: NSCoder) {
        guard coder is NSKeyedUnarchiver, coder.containsValue(forKey: numberKey) else { return }
        let number = coder.decodeInteger(forKey: numberKey)
        readings.removeAll { $0.coder == nil }
        if let index = readings.firstIndex(where: { $0.coder === coder }) {
            readings[index].views[number] = WeakView(view: view)
        } else {
            readings.append(Reading(coder: coder, views: [number: WeakView(view: view)]))
        }
    }

    /// The view that something refers to under a key, if it has been begun.
    static func begun(in coder: NSCoder, forKey key: String) -> UIView? {
        guard coder is NSKeyedUnarchiver, coder.containsValue(forKey: key + numberKey),
            let reading = readings.first(where: { $0.coder === coder })
        else { return nil }
        return reading.views[coder.decodeInteger(forKey: key + numberKey)]?.view
    }
}

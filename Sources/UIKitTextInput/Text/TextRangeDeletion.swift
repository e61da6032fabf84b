import Foundation

/// A text that can delete a stretch for a key without selecting it before.
@MainActor
package protocol TextRangeDeletion: UITextInput {
    /// Deletes a stretch, in UTF-16 units, as far as whoever is asked agrees.
    func deleteByKey(_ range: NSRange)
}

import Foundation
import UIKitCore

/// A value for each state of a control; one that is not there is that of the normal state.
struct SearchStateValues<Value> {
    private var values: [UInt: Value] = [:]

    subscript(state: UIControl.State) -> Value? {
        get { values[state.rawValue] ?? values[UIControl.State.normal.rawValue] }
        set { values[state.rawValue] = newValue }
    }
}

/// The pictures and displacements that an app has given a search bar.
struct SearchBarImages {
    /// A kind of bar.
    struct Kind: Hashable {
        var position: UIBarPosition
        var metrics: UIBarMetrics
    }

    /// The meeting of two scope buttons.
    struct Divider: Hashable {
        var left: UInt
        var right: UInt
    }

    var icons: [UISearchBar.Icon: SearchStateValues<UIImage>] = [:]
    var offsets: [UISearchBar.Icon: UIOffset] = [:]
    var field = SearchStateValues<UIImage>()
    var backgrounds: [Kind: UIImage] = [:]
    var scopeBackground: UIImage?
    var scopeButtons = SearchStateValues<UIImage>()
    var scopeTexts = SearchStateValues<[NSAttributedString.Key: Any]>()
    var scopeDividers: [Divider: UIImage] = [:]
    var fieldOffset = UIOffset.zero
}

import UIKitCore

/// How far the parts of a search field are moved from where they stand by default.
package struct SearchFieldOffsets: Equatable {
    package var text = UIOffset.zero
    package var search = UIOffset.zero
    package var clear = UIOffset.zero
    package var trailing = UIOffset.zero

    package init() {}
}

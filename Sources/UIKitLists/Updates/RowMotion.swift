/// How a row or a section comes and goes. The numbers are those of `UITableView.RowAnimation`.
package enum RowMotion: Int, Sendable {
    case fade = 0
    case right = 1
    case left = 2
    case top = 3
    case bottom = 4
    case none = 5
    case middle = 6
    case automatic = 100
}

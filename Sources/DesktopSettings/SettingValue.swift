/// The value of one setting, as the portal tells it.
enum SettingValue: Sendable, Equatable {
    case number(Int)
    case real(Double)
    case flag(Bool)
    case text(String)
}

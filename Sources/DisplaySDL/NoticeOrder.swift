/// Brings the notices of one reading into the order in which things happened.
enum NoticeOrder {
    /// Puts the loss of the focus before the releases that follow from it.
    ///
    /// SDL lets go of everything that is held when the focus goes, and only then reports the loss, in the same reading. Taken as
    /// they come, these releases would end what the user has not ended. One that he did make at that very moment cannot be distinguished
    /// apart.
    static func corrected(_ notices: [RoutedNotice]) -> [RoutedNotice] {
        var result: [RoutedNotice] = []
        for notice in notices {
            guard case .focus(false, _) = notice.notice else {
                result.append(notice)
                continue
            }
            let place = result.lastIndex { $0.window != notice.window || !isRelease($0.notice) }.map { $0 + 1 } ?? 0
            result.insert(notice, at: place)
        }
        return result
    }

    private static func isRelease(_ notice: WindowNotice) -> Bool {
        switch notice {
        case .button(.up, _, _, _), .key(.up, _, _, _, _): true
        default: false
        }
    }
}

/// The activities that every share sheet has (SV-61).
@MainActor
enum SystemActivities {
    static func all() -> [UIActivity] {
        [MailActivity(), CopyActivity(), SaveImageActivity(), OpenInBrowserActivity(), PrintActivity(), SaveToFilesActivity()]
    }
}

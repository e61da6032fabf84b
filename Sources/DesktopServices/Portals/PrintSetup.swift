/// What the user has chosen in the desktop's dialogue for printing.
public struct PrintSetup: Sendable, Equatable {
    /// What the pages are laid out on.
    public var sheet: PrintSheet
    /// The pages that are printed, counted from 0; nil for all. There may be fewer pages than these say.
    public var pages: [ClosedRange<Int>]?
    /// By which the desktop knows the choice of a printer, when the pages come.
    public var token: UInt32

    /// All pages on a sheet.
    public init(sheet: PrintSheet, pages: [ClosedRange<Int>]? = nil, token: UInt32) {
        (self.sheet, self.pages, self.token) = (sheet, pages, token)
    }

    init(_ results: [String: BusValue]) {
        let settings = results["settings"]?.unwrapped.entries ?? [:]
        let ranges = settings["print-pages"]?.text == "ranges" ? settings["page-ranges"]?.text.map(Self.ranges) : nil
        self.init(
            sheet: PrintSheet(results["page-setup"]?.unwrapped.entries ?? [:]), pages: ranges, token: results["token"]?.number ?? 0)
    }

    /// As in `0-2,5`; what is none is left out.
    private static func ranges(_ text: String) -> [ClosedRange<Int>] {
        text.split(separator: ",").compactMap { part in
            let ends = part.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
            guard ends.count <= 2, let first = ends.first ?? nil, let last = ends.last ?? nil, 0 <= first, first <= last else { return nil }
            return first...last
        }
    }
}

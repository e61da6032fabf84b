import Foundation

/// Where a link or an entry of an outline leads.
enum FoundTarget {
    /// - Parameters:
    ///   - page: counted from 0.
    ///   - left, top: nil for what stays as it is.
    ///   - zoom: nil for the present scale.
    case place(page: Int, left: CGFloat?, top: CGFloat?, zoom: CGFloat?)
    case address(URL)
    /// What a reader does, `NextPage` and so on.
    case command(String)
}

extension Poppler {
    /// What an action of the library means; nil for those that are not carried out.
    func target(_ action: Action?, in document: OpaquePointer) -> FoundTarget? {
        guard let action, let content = action.content else { return nil }
        switch action.kind {
        case Action.goTo: return place(content.assumingMemoryBound(to: Target.self).pointee, in: document)
        case Action.address: return URL(string: String(cString: content.assumingMemoryBound(to: CChar.self))).map(FoundTarget.address)
        case Action.named: return .command(String(cString: content.assumingMemoryBound(to: CChar.self)))
        default: return nil
        }
    }

    private func place(_ target: Target, in document: OpaquePointer) -> FoundTarget? {
        guard target.kind == Target.named else { return Self.place(target) }
        guard let name = target.name, let found = findTarget(document, name) else { return nil }
        defer { freeTarget(found) }
        // A name that stands for a name leads nowhere.
        let target = found.assumingMemoryBound(to: Target.self).pointee
        return target.kind == Target.named ? nil : Self.place(target)
    }

    private static func place(_ target: Target) -> FoundTarget? {
        guard target.page > 0 else { return nil }
        func value(_ number: Double, _ bit: UInt32) -> CGFloat? {
            target.changes & bit != 0 && number.isFinite ? CGFloat(number) : nil
        }
        return .place(
            page: Int(target.page) - 1, left: value(target.left, 1), top: value(target.top, 2),
            zoom: value(target.zoom, 4).flatMap { $0 > 0 ? $0 : nil })
    }
}

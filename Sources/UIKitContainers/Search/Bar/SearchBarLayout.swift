import Foundation

/// Where the parts of a search bar stand. Pure; reading goes from left to right, ``mirrored(in:)`` gives the other direction.
struct SearchBarLayout: Equatable {
    /// Where the bar is, which decides on the room around the field.
    enum Placement: Equatable {
        /// A view like any other.
        case own
        /// A row below the content of a navigation bar.
        case navigationRow
        /// In the row of a navigation bar, beside its buttons.
        case navigationInline
    }

    struct Content: Equatable {
        var placement = Placement.own
        var fieldHeight: CGFloat
        var hasPrompt = false
        var hasScopes = false
        /// True if the scopes are beside the field.
        var isWide = false
        /// The width of the Cancel button; nil while there is none.
        var cancelWidth: CGFloat?
        var scopeWidth: CGFloat = 0
        /// The width that the screen's shape takes at each side.
        var leadingInset: CGFloat = 0
        var trailingInset: CGFloat = 0
    }

    private(set) var prompt = CGRect.zero
    private(set) var field = CGRect.zero
    /// Beyond the edge while there is none.
    private(set) var cancel = CGRect.zero
    private(set) var scopes = CGRect.zero

    /// The natural height of the bar.
    static func height(of content: Content, theme: SearchBarTheme) -> CGFloat {
        var height = rowHeight(of: content, theme: theme)
        if content.hasPrompt { height += theme.promptHeight }
        if content.hasScopes, !content.isWide { height += scopeHeight(of: content, theme: theme) }
        return height
    }

    private static func rowHeight(of content: Content, theme: SearchBarTheme) -> CGFloat {
        switch content.placement {
        case .own: content.fieldHeight + theme.surplus
        case .navigationRow: content.fieldHeight + theme.navigationTop + theme.navigationBottom
        case .navigationInline: content.fieldHeight
        }
    }

    private static func scopeHeight(of content: Content, theme: SearchBarTheme) -> CGFloat {
        content.placement == .own ? theme.scopeHeight : theme.navigationScopeHeight
    }

    init(_ content: Content, in bounds: CGRect, theme: SearchBarTheme) {
        let margin = Self.margin(of: content, width: bounds.width, theme: theme)
        let left = bounds.minX + content.leadingInset + margin
        let right = max(bounds.maxX - content.trailingInset - margin, left)
        let promptHeight = content.hasPrompt ? theme.promptHeight : 0
        let below = content.hasScopes && !content.isWide ? Self.scopeHeight(of: content, theme: theme) : 0
        prompt = CGRect(x: left, y: bounds.minY, width: right - left, height: promptHeight)
        let row = CGRect(
            x: bounds.minX, y: bounds.minY + promptHeight, width: bounds.width, height: bounds.height - promptHeight - below)
        let y = Self.fieldTop(of: content, in: row, theme: theme)
        var end = right
        if let width = content.cancelWidth {
            cancel = CGRect(x: right - width, y: y, width: width, height: content.fieldHeight)
            end = max(cancel.minX - theme.cancelGap, left)
        } else {
            cancel = CGRect(x: bounds.maxX, y: y, width: cancel.width, height: content.fieldHeight)
        }
        if content.hasScopes {
            placeScopes(content, y: y, left: left, right: right, end: &end, row: row, below: below, theme: theme)
        }
        field = CGRect(x: left, y: y, width: max(end - left, 0), height: Self.fieldHeight(of: content, in: row, theme: theme))
    }

    private mutating func placeScopes(
        _ content: Content, y: CGFloat, left: CGFloat, right: CGFloat, end: inout CGFloat, row: CGRect, below: CGFloat,
        theme: SearchBarTheme
    ) {
        let height = theme.scopeControlHeight
        guard content.isWide else {
            let bottom = content.placement == .own ? (below - height) / 2 : theme.navigationBottom
            scopes = CGRect(x: left, y: row.maxY + below - bottom - height, width: right - left, height: height)
            return
        }
        let width = min(content.scopeWidth, (end - left) * theme.scopeShare)
        scopes = CGRect(x: end - width, y: y + (content.fieldHeight - height) / 2, width: width, height: height)
        end = max(scopes.minX - theme.cancelGap, left)
    }

    private static func margin(of content: Content, width: CGFloat, theme: SearchBarTheme) -> CGFloat {
        switch content.placement {
        case .own: theme.margin
        case .navigationRow: theme.bar.margin(forWidth: width)
        case .navigationInline: 0
        }
    }

    private static func fieldTop(of content: Content, in row: CGRect, theme: SearchBarTheme) -> CGFloat {
        if content.placement == .navigationRow { return row.minY + min(theme.navigationTop, max(row.height, 0)) }
        return row.minY + ((row.height - content.fieldHeight) / 2).rounded(.down)
    }

    /// A row that gives way takes height from the field, so that the room below it stays as long as possible.
    private static func fieldHeight(of content: Content, in row: CGRect, theme: SearchBarTheme) -> CGFloat {
        guard content.placement == .navigationRow else { return content.fieldHeight }
        return min(max(row.height - theme.navigationTop - theme.navigationBottom, 0), content.fieldHeight)
    }

    /// The same for reading from right to left.
    func mirrored(in bounds: CGRect) -> SearchBarLayout {
        func mirror(_ rect: CGRect) -> CGRect {
            CGRect(x: bounds.minX + bounds.maxX - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
        }
        var result = self
        result.prompt = mirror(prompt)
        result.field = mirror(field)
        result.cancel = mirror(cancel)
        result.scopes = mirror(scopes)
        return result
    }
}

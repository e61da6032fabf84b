internal import CPango

extension ParagraphStyle {
    /// How many steps of the interval are laid out behind the last tab.
    private static let extraTabs = 32

    /// The tabs as Pango takes them, to be freed by the caller; nil when there are none, which leaves it to Pango.
    func makePangoTabs(isRightToLeft: Bool) -> OpaquePointer? {
        var tabs = tabs.filter { $0.location.isFinite && $0.location > 0 }.sorted { $0.location < $1.location }
        let last = tabs.last?.location ?? 0
        if defaultTabInterval > 0, defaultTabInterval.isFinite {
            tabs += (1...ParagraphStyle.extraTabs).map { TextTab(location: last + CGFloat($0) * defaultTabInterval) }
        }
        guard !tabs.isEmpty, let array = pango_tab_array_new(Int32(tabs.count), gboolean(0)) else { return nil }
        for (index, tab) in tabs.enumerated() {
            // Counted from the edge of the container, where Pango counts from the line that reaches furthest.
            pango_tab_array_set_tab(array, Int32(index), tab.alignment.pangoTab(isRightToLeft), pangoUnits(tab.location - outerIndent))
        }
        return array
    }
}

extension TextAlignment {
    /// Left and right are those of the page, whichever way the paragraph is read.
    fileprivate func pangoTab(_ isRightToLeft: Bool) -> PangoTabAlign {
        switch self {
        case .center: PANGO_TAB_CENTER
        case .right: isRightToLeft ? PANGO_TAB_LEFT : PANGO_TAB_RIGHT
        case .left: isRightToLeft ? PANGO_TAB_RIGHT : PANGO_TAB_LEFT
        case .natural, .justified: PANGO_TAB_LEFT
        }
    }
}

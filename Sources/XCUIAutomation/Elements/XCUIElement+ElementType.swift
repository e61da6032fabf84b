extension XCUIElement {
    /// The kind of an element.
    // apple: https://developer.apple.com/documentation/xcuiautomation/xcuielement/elementtype
    @objc public enum ElementType: UInt, CaseIterable, Sendable {
        case any = 0, other, application, group, window, sheet, drawer, alert, dialog, button
        case radioButton = 10, radioGroup, checkBox, disclosureTriangle, popUpButton, comboBox, menuButton, toolbarButton, popover, keyboard
        case key = 20, navigationBar, tabBar, tabGroup, toolbar, statusBar, table, tableRow, tableColumn, outline
        case outlineRow = 30, browser, collectionView, slider, pageIndicator, progressIndicator, activityIndicator, segmentedControl, picker
        case pickerWheel = 39, `switch`, toggle, link, image, icon, searchField, scrollView, scrollBar, staticText, textField
        case secureTextField = 50, datePicker, textView, menu, menuItem, menuBar, menuBarItem, map, webView, incrementArrow
        case decrementArrow = 60, timeline, ratingIndicator, valueIndicator, splitGroup, splitter, relevanceIndicator, colorWell, helpTag
        case matte = 69, dockItem, ruler, rulerMarker, grid, levelIndicator, cell, layoutArea, layoutItem, handle
        case stepper = 79, tab, touchBar, statusItem

        /// As messages name it, `NavigationBar`.
        var words: String {
            let name = String(describing: self)
            return name.prefix(1).uppercased() + name.dropFirst()
        }
    }

    /// How large an element is, on a screen of a device that is regular or compact in a direction.
    public typealias SizeClass = UIUserInterfaceSizeClass
}

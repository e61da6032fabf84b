import UIKit

extension Page {
    /// All pages in the order in which the list shows them.
    static let all: [Page] = [
        Page("Buttons", .controls, symbol: "hand.tap") { ButtonsController() },
        Page("Switch", .controls, symbol: "switch.2") { SwitchController() },
        Page("Slider", .controls, symbol: "slider.horizontal.3") { SliderController() },
        Page("Stepper", .controls, symbol: "plus") { StepperController() },
        Page("Segmented control", .controls, symbol: "square.grid.2x2") { SegmentedController() },
        Page("Page control", .controls, symbol: "ellipsis") { PageDotsController() },
        Page("Progress and activity", .controls, symbol: "hourglass") { ProgressController() },
        Page("Date picker", .controls, symbol: "calendar") { DatePickerController() },
        Page("Picker", .controls, symbol: "list.bullet") { PickerController() },
        Page("Labels", .text, symbol: "textformat") { LabelsController() },
        Page("Text fields", .text, symbol: "pencil") { TextFieldsController() },
        Page("Text view", .text, symbol: "doc") { TextViewController() },
        Page("Search", .text, symbol: "magnifyingglass") { SearchPageController() },
        Page("Table", .lists, symbol: "list.bullet") { TableController(style: .insetGrouped) },
        Page("Editing a table", .lists, symbol: "pencil") { EditingController() },
        Page("Collection", .lists, symbol: "square.grid.2x2") { CollectionController() },
        Page("Outline", .lists, symbol: "folder") { OutlineController() },
        Page("Bars", .containers, symbol: "gear") { BarsController() },
        Page("Tabs", .containers, symbol: "square.grid.2x2") { TabsPage.makeController() },
        Page("Pages", .containers, symbol: "doc") { PageViewPage.makeController() },
        Page("Stack view", .containers, symbol: "square.grid.2x2") { StackController() },
        Page("Scroll view", .containers, symbol: "magnifyingglass") { ZoomController() },
        Page("Alerts", .presentation, symbol: "exclamationmark.triangle") { AlertsController() },
        Page("Sheets and popovers", .presentation, symbol: "square.and.arrow.up") { SheetsController() },
        Page("Menus", .presentation, symbol: "ellipsis.circle") { MenusController() },
        Page("Images", .drawing, symbol: "photo") { ImagesController() },
        Page("Symbols", .drawing, symbol: "star") { SymbolsController() },
        Page("Materials", .drawing, symbol: "circle") { MaterialsController() },
        Page("Layers", .drawing, symbol: "square") { LayersController() },
        Page("Springs", .drawing, symbol: "arrow.clockwise") { SpringsController() },
        Page("Dynamics", .drawing, symbol: "circle.fill") { DynamicsController() },
    ]
}

/// The description of one object at one moment.
public struct AccessibleNode: Sendable {
    /// A number between bounds, which can be changed in steps.
    public struct Amount: Sendable {
        /// Within ``range``.
        public var current: Double
        /// The least and the greatest amount.
        public var range: ClosedRange<Double>
        /// The smallest change, above 0.
        public var step: Double

        /// The numbers are taken as they are; whoever makes the amount checks them.
        public init(current: Double, range: ClosedRange<Double>, step: Double) {
            self.current = current
            self.range = range
            self.step = step
        }
    }

    /// A rectangle in pixels, from the upper left corner of the window.
    public struct Frame: Sendable, Equatable {
        /// In pixels; width and height are not negative.
        public var x, y, width, height: Int32

        /// A rectangle by its upper left corner and its size.
        public init(x: Int32, y: Int32, width: Int32, height: Int32) {
            (self.x, self.y, self.width, self.height) = (x, y, width, height)
        }

        func contains(_ x: Int32, _ y: Int32) -> Bool {
            x >= self.x && y >= self.y && Int(x) < Int(self.x) + Int(width) && Int(y) < Int(self.y) + Int(height)
        }
    }

    /// The kind of object, in the terms of the accessibility bus.
    public var role: AccessibleRole
    /// Spoken first: the label of the element.
    public var name: String
    public var description = ""
    /// The identifier that tests find the object by; empty where the app gave none.
    public var identifier = ""
    /// The value as words; nil where the object has none, or one that is a number alone.
    public var valueText: String?
    /// Enabled, focused, checked and so on. None by default.
    public var states: AccessibleStates = []
    /// The frame within the window, in pixels. Empty by default.
    public var frame = Frame(x: 0, y: 0, width: 0, height: 0)
    /// Nil of the application.
    public var parent: Int?
    /// The actions of the object, the usual one first.
    public var actions: [String] = []
    /// True if objects inside can be chosen. Default: false.
    public var choosesChildren = false
    /// Its place among its like, counted from 1, and how many there are; nil where that is not known.
    public var place: (index: Int, count: Int)?
    /// The value as a number that can be changed; nil where there is none.
    public var amount: Amount?
    /// Nil of what is no text.
    public var text: String?
    /// The selected part of the text in characters of Unicode; empty for the caret alone. Nil where there is none.
    public var selection: Range<Int>?
    /// Nil of what is no table of data.
    public var table: AccessibleTable?
    /// Nil of what is no cell of a table of data.
    public var cell: AccessibleCell?
    /// True of a field in which one searches. Default: false.
    public var isSearchField = false
    /// How high a heading is, 1 the highest; nil of what is none, and of a heading that does not say.
    public var headingLevel: Int?
    /// The language of its name, as in BCP 47; nil for that of the application.
    public var language: String?

    /// An object without parent, children, actions and value.
    public init(role: AccessibleRole, name: String) {
        self.role = role
        self.name = name
    }

    var interfaces: [AccessibleInterface] {
        var known: [AccessibleInterface] = [.accessible, role == .application ? .application : .component]
        if !actions.isEmpty { known.append(.action) }
        if amount != nil { known.append(.value) }
        if text != nil { known.append(.text) }
        if states.contains(.editable) { known.append(.editableText) }
        if choosesChildren { known.append(.selection) }
        if table != nil { known.append(.table) }
        if cell != nil { known.append(.tableCell) }
        if role == .image, !name.isEmpty { known.append(.image) }
        return known
    }
}

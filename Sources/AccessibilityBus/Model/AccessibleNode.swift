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
    public struct Frame: Sendable {
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
    /// The numbers of the objects inside, in reading order.
    public var children: [Int] = []
    /// The actions of the object, the usual one first.
    public var actions: [String] = []
    /// The value as a number that can be changed; nil where there is none.
    public var amount: Amount?
    /// Nil of what is no text.
    public var text: String?
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
        return known
    }
}

/// What is told of one object at one moment.
public struct AccessibleNode: Sendable {
    /// A number between bounds, which can be changed in steps.
    public struct Amount: Sendable {
        public var current: Double
        public var range: ClosedRange<Double>
        public var step: Double

        public init(current: Double, range: ClosedRange<Double>, step: Double) {
            self.current = current
            self.range = range
            self.step = step
        }
    }

    /// A place in pixels, from the upper left corner of the window.
    public struct Place: Sendable {
        public var x, y, width, height: Int32

        public init(x: Int32, y: Int32, width: Int32, height: Int32) {
            (self.x, self.y, self.width, self.height) = (x, y, width, height)
        }

        func contains(_ x: Int32, _ y: Int32) -> Bool {
            x >= self.x && y >= self.y && Int(x) < Int(self.x) + Int(width) && Int(y) < Int(self.y) + Int(height)
        }
    }

    public var role: AccessibleRole
    public var name: String
    public var description = ""
    public var identifier = ""
    public var valueText: String?
    public var states: AccessibleStates = []
    public var place = Place(x: 0, y: 0, width: 0, height: 0)
    /// Nil of the application.
    public var parent: Int?
    public var children: [Int] = []
    /// What can be done with the object, the usual thing first.
    public var actions: [String] = []
    public var amount: Amount?
    /// Nil of what is no text.
    public var text: String?

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

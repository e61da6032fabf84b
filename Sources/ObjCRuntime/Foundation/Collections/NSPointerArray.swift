public import Foundation

/// An array of addresses of objects that may hold them weakly, and may contain nil.
///
/// A dead object reads as nil and keeps its index until ``compact()``.
// apple: https://developer.apple.com/documentation/foundation/nspointerarray
open class NSPointerArray: Foundation.NSObject, NSCopying {
    private let options: NSPointerFunctions.Options
    private var elements: [PointerElement?] = []

    /// An empty array.
    public init(options: NSPointerFunctions.Options = []) { self.options = options }

    /// An empty array that treats its elements as the functions say.
    public convenience init(pointerFunctions functions: NSPointerFunctions) { self.init(options: functions.options) }

    /// An empty array that keeps its objects alive.
    open class func strongObjects() -> NSPointerArray { NSPointerArray() }

    /// An empty array that does not keep its objects alive.
    open class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }

    /// The number of elements, nil included. Setting it cuts off the end, or adds nil.
    open var count: Int {
        get { elements.count }
        set {
            elements.removeLast(max(0, elements.count - newValue))
            elements += Array(repeating: nil, count: max(0, newValue - elements.count))
        }
    }

    /// The objects that live, in order.
    open var allObjects: [Any] { elements.compactMap { $0?.object } }

    /// The address of the object at an index, or nil.
    /// - Precondition: the index exists.
    open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
        checkIndex(index, below: count)
        return elements[index]?.object.map { Unmanaged.passUnretained($0).toOpaque() }
    }

    /// Appends the object at an address, or nil.
    open func addPointer(_ pointer: UnsafeMutableRawPointer?) { elements.append(element(pointer)) }

    /// Inserts an element before an index.
    /// - Precondition: the index exists, or is the one after the last.
    open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
        checkIndex(index, below: count + 1)
        elements.insert(element(item), at: index)
    }

    /// Replaces an element by another object, or nil.
    /// - Precondition: the index exists.
    open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
        checkIndex(index, below: count)
        elements[index] = element(item)
    }

    /// Removes an element.
    /// - Precondition: the index exists.
    open func removePointer(at index: Int) {
        checkIndex(index, below: count)
        elements.remove(at: index)
    }

    /// Removes all elements that are nil.
    open func compact() { elements.removeAll { $0?.object == nil } }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSPointerArray(options: options)
        copy.elements = elements
        return copy
    }

    private func element(_ pointer: UnsafeMutableRawPointer?) -> PointerElement? {
        pointer.map { PointerElement(Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue(), options) }
    }

    private func checkIndex(_ index: Int, below end: Int) {
        _require(
            (0..<end).contains(index),
            "NSPointerArray: attempt to access pointer at index \(index) beyond bounds \(end). Look at count first.")
    }
}

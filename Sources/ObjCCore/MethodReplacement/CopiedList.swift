/// A list as functions of C return them: its memory is the caller's, to be freed; nil for an empty one.
func copiedList<Element>(_ elements: [Element], _ count: UnsafeMutablePointer<UInt32>?) -> UnsafeMutablePointer<Element>? {
    count?.pointee = UInt32(elements.count)
    guard !elements.isEmpty else { return nil }
    let list = UnsafeMutablePointer<Element>.allocate(capacity: elements.count)
    list.initialize(from: elements, count: elements.count)
    return list
}

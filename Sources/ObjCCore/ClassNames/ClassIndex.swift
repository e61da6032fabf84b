import Synchronization

/// The types that are in modules themselves, by their names, as the compiler's records in the loaded images list them.
///
/// Swift's own look-up by name walks all records of all images, 0.5 to 1 ms each time that a module does not have the type, and a bare
/// name of Objective-C may be in any of three dozen modules: the classes of one storyboard took a quarter of a second at launch.
enum ClassIndex {
    /// The class of that name in that module; nil if no image has one, or if it is generic or private.
    static func find(_ name: String, in module: String) -> AnyClass? {
        descriptor(of: name, in: module).flatMap(TypeContext.type)
    }

    /// Returns true if that module has a class, structure or enumeration of that name.
    static func hasType(_ name: String, in module: String) -> Bool { descriptor(of: name, in: module) != nil }

    private static func descriptor(of name: String, in module: String) -> UnsafeRawPointer? {
        let found: [Descriptor] = contents.withLock { contents in
            if let found = contents.descriptors[name] { return found }
            // An image that has been loaded since may have it.
            return contents.readNewImages() ? contents.descriptors[name] ?? [] : []
        }
        return found.first { TypeContext.module(of: $0.address) == module }?.address
    }

    private static let contents = Mutex(Contents())

    /// The address of a descriptor, which is never written to.
    private struct Descriptor: @unchecked Sendable {
        let address: UnsafeRawPointer
    }

    private struct Contents {
        var descriptors: [String: [Descriptor]] = [:]
        private var images = 0

        /// - Returns: whether there are images that had not been read.
        mutating func readNewImages() -> Bool {
            let sections = TypeRecords.sections()
            guard sections.count != images else { return false }
            images = sections.count
            descriptors = [:]
            for section in sections {
                for descriptor in section where TypeContext.isTypeOfModule(descriptor) {
                    descriptors[TypeContext.name(of: descriptor), default: []].append(Descriptor(address: descriptor))
                }
            }
            return true
        }
    }
}

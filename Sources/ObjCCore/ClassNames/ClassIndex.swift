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
        let found: Descriptor? = contents.withLock { $0.find(name, in: module) }
        return found?.address
    }

    private static let contents = Mutex(Contents())

    /// The address of a descriptor, which is never written to.
    private struct Descriptor: @unchecked Sendable {
        let address: UnsafeRawPointer
    }

    /// What has been read: image by image, the small ones first, as far as names are looked for. The delegate of an app is found without
    /// reading the ten thousand types of UIKit.
    private struct Contents {
        private var descriptors: [String: [Descriptor]] = [:]
        private var unread: [Image] = []
        private var images = 0

        /// The records of an image, which are never written to.
        private struct Image: @unchecked Sendable {
            let records: TypeRecords
        }

        mutating func find(_ name: String, in module: String) -> Descriptor? {
            if let found = known(name, in: module) { return found }
            while readNext() {
                if let found = known(name, in: module) { return found }
            }
            return nil
        }

        private func known(_ name: String, in module: String) -> Descriptor? {
            descriptors[name]?.first { TypeContext.module(of: $0.address) == module }
        }

        /// - Returns: false if every image has been read, also those that have been loaded since.
        private mutating func readNext() -> Bool {
            if unread.isEmpty {
                let sections = TypeRecords.sections()
                guard sections.count != images else { return false }
                images = sections.count
                descriptors = [:]
                unread = sections.sorted { $0.count > $1.count }.map(Image.init)
            }
            guard let image = unread.popLast() else { return false }
            for descriptor in image.records where TypeContext.isTypeOfModule(descriptor) {
                descriptors[TypeContext.name(of: descriptor), default: []].append(Descriptor(address: descriptor))
            }
            return true
        }
    }
}

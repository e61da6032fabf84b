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
    struct Descriptor: @unchecked Sendable {
        let address: UnsafeRawPointer
    }

    /// What has been read: image by image, the small ones first, as far as names are looked for. The delegate of an app is found without
    /// looking at the ten thousand types of UIKit.
    struct Contents {
        private var descriptors: [String: [Descriptor]] = [:]
        private var images: [Image] = []

        mutating func find(_ name: String, in module: String) -> Descriptor? {
            if let found = known(name, in: module) { return found }
            noticeNewImages()
            for index in images.indices where !images[index].isRead(for: name) {
                images[index].read(for: name) { descriptors[$0, default: []].append($1) }
                if let found = known(name, in: module) { return found }
            }
            return nil
        }

        private func known(_ name: String, in module: String) -> Descriptor? {
            descriptors[name]?.first { TypeContext.module(of: $0.address) == module }
        }

        private mutating func noticeNewImages() {
            let sections = TypeRecords.sections()
            guard sections.count != images.count else { return }
            descriptors = [:]
            images = sections.sorted { $0.count < $1.count }.map { Image(records: $0) }
        }
    }

    /// The records of an image, which are never written to, and which of them are known.
    private struct Image: @unchecked Sendable {
        static let largeCount = 2_000
        static let mostSearches = 4
        let records: TypeRecords
        private var isReadWhole = false
        private var searchedNames: [String] = []

        init(records: TypeRecords) { self.records = records }

        func isRead(for name: String) -> Bool { isReadWhole || searchedNames.contains(name) }

        // optimization: keeping the names of all types of a large image was 3.9 % of a start; comparing them with one makes no texts. A
        // program without storyboards looks for one or two.
        /// Reports what has the name, or everything that is not known yet if the image is small or has been searched often.
        mutating func read(for name: String, report: (String, Descriptor) -> Void) {
            if records.count > Self.largeCount, searchedNames.count < Self.mostSearches {
                searchedNames.append(name)
                name.withCString { text in
                    for descriptor in records where TypeContext.isNamed(text, descriptor) && TypeContext.isTypeOfModule(descriptor) {
                        report(name, Descriptor(address: descriptor))
                    }
                }
                return
            }
            isReadWhole = true
            for descriptor in records where TypeContext.isTypeOfModule(descriptor) {
                let name = TypeContext.name(of: descriptor)
                if !searchedNames.contains(name) { report(name, Descriptor(address: descriptor)) }
            }
        }
    }
}

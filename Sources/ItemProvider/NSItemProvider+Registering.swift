public import Foundation
public import UniformTypeIdentifiers

extension NSItemProvider {
    /// Adds a form that is made as data.
    /// - Parameter loadHandler: called on any queue when somebody asks for it; calls what it gets once.
    // apple: https://developer.apple.com/documentation/foundation/nsitemprovider/registerdatarepresentation(fortypeidentifier:visibility:loadhandler:)
    @preconcurrency public func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        add(Representation(typeIdentifier: typeIdentifier, source: .data(loadHandler), visibility: visibility))
    }

    /// As ``registerDataRepresentation(forTypeIdentifier:visibility:loadHandler:)``, by a type in place of its identifier.
    @preconcurrency public func registerDataRepresentation(
        for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        registerDataRepresentation(forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler)
    }

    /// Adds a form that is a file.
    /// - Parameter loadHandler: hands over the file, and whether access to it must be coordinated.
    // apple: https://developer.apple.com/documentation/foundation/nsitemprovider/registerfilerepresentation(fortypeidentifier:fileoptions:visibility:loadhandler:)
    @preconcurrency public func registerFileRepresentation(
        forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
        visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
    ) {
        add(Representation(typeIdentifier: typeIdentifier, source: .file(loadHandler, fileOptions), visibility: visibility))
    }

    /// As ``registerFileRepresentation(forTypeIdentifier:fileOptions:visibility:loadHandler:)``, by a type in place of its identifier.
    /// - Parameter openInPlace: whether the file itself may be handed out, not a copy.
    @preconcurrency public func registerFileRepresentation(
        for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all, openInPlace: Bool = false,
        loadHandler: @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
    ) {
        registerFileRepresentation(
            forTypeIdentifier: contentType.identifier, fileOptions: openInPlace ? .openInPlace : [], visibility: visibility,
            loadHandler: loadHandler)
    }

    /// Adds all forms that an object can be written as.
    public func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility) {
        nonisolated(unsafe) let object = object
        for type in object.writableTypeIdentifiersForItemProvider {
            registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) {
                object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: $0)
            }
        }
    }

    /// Adds all forms of a class whose object is made when somebody asks for it.
    @preconcurrency public func registerObject(
        ofClass aClass: any NSItemProviderWriting.Type, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable ((any NSItemProviderWriting)?, (any Error)?) -> Void) -> Progress?
    ) {
        for type in aClass.writableTypeIdentifiersForItemProvider {
            registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { completion in
                loadHandler { object, error in
                    guard let object else { return completion(nil, error) }
                    _ = object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: completion)
                }
            }
        }
    }

    /// Adds an item of a type, which is made when somebody asks for it.
    @preconcurrency public func registerItem(forTypeIdentifier typeIdentifier: String, loadHandler: @escaping LoadHandler) {
        add(
            Representation(
                typeIdentifier: typeIdentifier,
                source: .item { completion in loadHandler({ completion($0, $1) }, nil, nil) }))
    }
}

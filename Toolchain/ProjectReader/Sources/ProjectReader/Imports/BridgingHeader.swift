/// The header that a target's Swift sees without an import of its own: through it Xcode shows it Objective-C.
package struct BridgingHeader: Equatable {
    /// The modules whose headers it imports, in their order; also those that are not here.
    package internal(set) var modules: [String] = []
    /// Declarations in plain C, of the header and of those that it imports; empty where there are none.
    package internal(set) var text = ""
    /// Headers of the project's own that Swift does not see here: they are missing, or in Objective-C.
    package internal(set) var unseen: [UnseenHeader] = []
}

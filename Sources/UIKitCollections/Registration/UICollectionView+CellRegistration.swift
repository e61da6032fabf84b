import Foundation
@_spi(ForasteroInternal) import UIKitCore
import UIKitLists

extension UICollectionView {
    /// How cells of a class are made, and filled with items of a type. Made once, and kept; it needs no identifier.
    // apple: https://developer.apple.com/documentation/uikit/uicollectionview/cellregistration
    @preconcurrency @MainActor
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// Fills a cell that was just handed out, after `prepareForReuse()`.
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let identity = RegistrationIdentity()
        let handler: Handler
        let source: ElementQueues.Source

        /// A registration of a class, by its type alone.
        public init(handler: @escaping Handler) {
            self.handler = handler
            source = .type(Cell.self)
        }

        /// The same for cells that are copied from a prototype.
        @_spi(ForasteroInternal)
        public init(prototype: any ElementPrototype, handler: @escaping Handler) {
            self.handler = handler
            source = .prototype(prototype, externals: [:])
        }
    }

    /// How supplementary views of a class are made, and filled.
    // apple: https://developer.apple.com/documentation/uikit/uicollectionview/supplementaryregistration
    @preconcurrency @MainActor
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// Fills a view that was just handed out, after `prepareForReuse()`.
        public typealias Handler = (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) -> Void

        let identity = RegistrationIdentity()
        let kind: String
        let handler: Handler
        let source: ElementQueues.Source

        /// A registration of a class, by its type alone, for views of a kind.
        public init(elementKind: String, handler: @escaping Handler) {
            kind = elementKind
            self.handler = handler
            source = .type(Supplementary.self)
        }

        /// The same for views that are copied from a prototype.
        @_spi(ForasteroInternal)
        public init(prototype: any ElementPrototype, elementKind: String, handler: @escaping Handler) {
            kind = elementKind
            self.handler = handler
            source = .prototype(prototype, externals: [:])
        }
    }

    /// A cell that was used before, or a new one, filled by its registration. Without an item it is not filled.
    /// - Precondition: the registration was not made in the call that asks for the cell.
    public func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        let identifier = registration.identity.identifier
        if queues.cellSources[identifier] == nil {
            checkOrigin(registration.identity, of: "cell", asking: "-collectionView:cellForItemAtIndexPath:", provider: "cell provider")
            queues.cellSources[identifier] = registration.source
        }
        guard let cell = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath) as? Cell else {
            _requireFailure("The nib of a registration does not hold a \(Cell.self). Give its cell that class.")
        }
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// A supplementary view that was used before, or a new one, filled by its registration.
    /// - Precondition: the registration was not made in the call that asks for the view.
    public func dequeueConfiguredReusableSupplementary<Supplementary>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let identifier = registration.identity.identifier
        if queues.viewSources[registration.kind]?[identifier] == nil {
            checkOrigin(
                registration.identity, of: "supplementary view",
                asking: "-collectionView:viewForSupplementaryElementOfKind:atIndexPath:", provider: "supplementary view provider")
            queues.viewSources[registration.kind, default: [:]][identifier] = registration.source
        }
        let dequeued = dequeueReusableSupplementaryView(
            ofKind: registration.kind, withReuseIdentifier: identifier, for: indexPath)
        guard let view = dequeued as? Supplementary else {
            _requireFailure("The nib of a registration does not hold a \(Supplementary.self). Give its view that class.")
        }
        registration.handler(view, registration.kind, indexPath)
        return view
    }

    private func checkOrigin(_ identity: RegistrationIdentity, of name: String, asking method: String, provider: String) {
        _require(
            !identity.isMadeWhileAsked,
            "Attempted to dequeue a \(name) using a registration that was created inside \(method) or inside a "
                + "UICollectionViewDiffableDataSource \(provider). Creating a new registration each time a \(name) is requested will prevent "
                + "reuse and cause created \(name)s to remain inaccessible in memory for the lifetime of the collection view. Registrations "
                + "should be created up front and reused. Registration: \(identity.identifier)")
    }
}

import Foundation
@_spi(ForasteroInternal) import UIKitCore
import UIKitLists

extension UICollectionView {
    /// Has cells of an identifier made of a class, with `init(frame:)`, when none waits to be used again; nil takes that back.
    /// - Precondition: the class is one of cells.
    // apple: https://developer.apple.com/documentation/uikit/uicollectionview/register(_:forcellwithreuseidentifier:)
    @objc(registerClass:forCellWithReuseIdentifier:)
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        guard let cellClass else {
            queues.cellSources[identifier] = nil
            return
        }
        guard let type = cellClass as? UICollectionViewCell.Type else {
            fatalError(
                "The class \(cellClass), registered for the identifier \(identifier), must be a subclass of UICollectionViewCell.")
        }
        queues.cellSources[identifier] = .type(type)
    }

    /// The same for supplementary views of a kind.
    @objc(registerClass:forSupplementaryViewOfKind:withReuseIdentifier:)
    open func register(_ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String) {
        guard let viewClass else {
            queues.viewSources[elementKind]?[identifier] = nil
            return
        }
        guard let type = viewClass as? UICollectionReusableView.Type else {
            fatalError(
                "The class \(viewClass), registered for the identifier \(identifier) of the kind \(elementKind), must be a subclass of "
                    + "UICollectionReusableView.")
        }
        queues.viewSources[elementKind, default: [:]][identifier] = .type(type)
    }

    /// A cell that was used before, or a new one of what is registered, with the attributes of its item.
    /// - Precondition: something is registered for the identifier.
    @objc(dequeueReusableCellWithReuseIdentifier:forIndexPath:)
    open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
        dequeueCell(identifier, for: indexPath)
    }

    /// The same for a supplementary view.
    @objc(dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath:)
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        let key = ElementKey(category: .supplementaryView, kind: elementKind, path: indexPath)
        if let view = queues.views[elementKind]?.take(identifier) { return reuse(view, for: key) }
        guard let source = queues.viewSources[elementKind]?[identifier] else { stopWithoutSource(kind: elementKind, identifier) }
        return handOut(make(source, identifier: identifier, frame: expectedFrame(of: key)), identifier, for: key)
    }

    // MARK: Internal

    final func dequeueCell(_ identifier: String, for path: IndexPath) -> UICollectionViewCell {
        if let cell = takeReconfiguredCell(identifier: identifier, at: path) { return cell }
        let key = ElementKey(cellAt: path)
        if let cell = queues.cells.take(identifier) as? UICollectionViewCell { return reuse(cell, for: key) }
        guard let source = queues.cellSources[identifier] else { stopWithoutSource(kind: "UICollectionElementKindCell", identifier) }
        guard let cell = make(source, identifier: identifier, frame: expectedFrame(of: key)) as? UICollectionViewCell else {
            fatalError(
                "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which must be a "
                    + "UICollectionViewCell instance. Leave nothing else at the top of the file.")
        }
        return handOut(cell, identifier, for: key)
    }

    private func stopWithoutSource(kind: String, _ identifier: String) -> Never {
        fatalError(
            "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib or a class for the identifier "
                + "or connect a prototype cell in a storyboard. Call register of \(self) before.")
    }

    private func make(_ source: ElementQueues.Source, identifier: String, frame: CGRect) -> UICollectionReusableView {
        switch source {
        case .type(let type): return _objcNew(type, frame: frame)
        case .prototype(let prototype, let externals):
            guard let view = prototype.makeView(externals: externals) else {
                fatalError(
                    "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which must be a "
                        + "UICollectionReusableView instance. Leave nothing else at the top of the file.")
            }
            return view
        }
    }

    private func reuse<View: UICollectionReusableView>(_ view: View, for key: ElementKey) -> View {
        view.prepareForReuse()
        return place(view, for: key)
    }

    private func handOut<View: UICollectionReusableView>(_ view: View, _ identifier: String, for key: ElementKey) -> View {
        view.element.identifier = identifier
        return place(view, for: key)
    }

    /// Brings a view to where its element stands, as far as that is known.
    private func place<View: UICollectionReusableView>(_ view: View, for key: ElementKey) -> View {
        view.element.owner = self
        if shown.isAsking { shown.dequeued.append(view) }
        guard let attributes = expectedAttributes(of: key) else { return view }
        UIView.performWithoutAnimation { view.place(by: attributes, in: arrangement.layout.host(of: attributes)) }
        return view
    }

    private func expectedFrame(of key: ElementKey) -> CGRect {
        guard let attributes = expectedAttributes(of: key) else { return .zero }
        let size = attributes.size
        return CGRect(
            x: attributes.center.x - size.width / 2, y: attributes.center.y - size.height / 2, width: size.width, height: size.height)
    }

    /// The attributes of the element that is being asked for; of another one, those that the layout gives if it can be asked.
    private func expectedAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        if let requested = shown.requested, ElementKey(requested) == key { return requested }
        let layout = arrangement.layout
        guard content.isCounted, !layout.status.needsPrepare, key.path.count == 2, content.contains(ListPosition(key.path)) else {
            return nil
        }
        return key.category == .decorationView ? nil : layout.placedAttributes(of: key)
    }
}

/// The controllers of input views that come and go in one change, and what they are notified of it.
@MainActor
struct InputControllers {
    private let going: [UIInputViewController]
    private let coming: [UIInputViewController]

    init(going former: InputViewsContainer?, coming present: InputViewsContainer?) {
        let (old, new) = (former?.content.controllers ?? [], present?.content.controllers ?? [])
        going = old.filter { candidate in !new.contains { $0 === candidate } }
        coming = new.filter { candidate in !old.contains { $0 === candidate } }
    }

    func begin() {
        for controller in going {
            controller.openDocument(for: nil)
            controller.beginAppearanceTransition(false, animated: true)
        }
        for controller in coming { controller.beginAppearanceTransition(true, animated: true) }
    }

    func end() { for controller in going + coming { controller.endAppearanceTransition() } }
}

import Testing
import UIKitTesting

/// What cannot be a constraint stops the program, and says why.
@MainActor
struct ConstraintMisuseTests {
    @Test("A place is compared with a place, a length with a length")
    func invalidPairing() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (a, b) = (UIView(), UIView())
                _ = NSLayoutConstraint(
                    item: a, attribute: .left, relatedBy: .equal, toItem: b, attribute: .width, multiplier: 1, constant: 0)
            }
        }
        expect(result?.standardErrorContent, toHave: "constraintWithItem:", "Invalid pairing of layout attributes")
    }

    @Test("Leading and left are not compared")
    func leadingWithLeft() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (a, b) = (UIView(), UIView())
                _ = NSLayoutConstraint(
                    item: a, attribute: .leading, relatedBy: .equal, toItem: b, attribute: .left, multiplier: 1, constant: 0)
            }
        }
        expect(
            result?.standardErrorContent,
            toHave: "A constraint cannot be made between a leading/trailing attribute and a right/left attribute.")
    }

    @Test("A place needs a second item")
    func lonelyPosition() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = NSLayoutConstraint(
                    item: UIView(), attribute: .top, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 5)
            }
        }
        expect(result?.standardErrorContent, toHave: "Location attributes must be specified in pairs")
    }

    @Test("A place is not multiplied by zero")
    func zeroMultiplier() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (a, b) = (UIView(), UIView())
                _ = NSLayoutConstraint(item: a, attribute: .top, relatedBy: .equal, toItem: b, attribute: .top, multiplier: 0, constant: 5)
            }
        }
        expect(result?.standardErrorContent, toHave: "A multiplier of 0")
    }

    @Test("Constants are finite, when made and when set")
    func infiniteConstant() async {
        let made = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = UIView().widthAnchor.constraint(equalToConstant: .infinity) }
        }
        expect(made?.standardErrorContent, toHave: "Constant is not finite!  That's illegal.")
        let set = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = UIView()
                view.widthAnchor.constraint(equalToConstant: 1).constant = .nan
            }
        }
        expect(set?.standardErrorContent, toHave: "Constant is not finite!  That's illegal.")
    }

    @Test("Items are views and guides")
    func foreignItem() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = NSLayoutConstraint(
                    item: NSString("view"), attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
                    constant: 5)
            }
        }
        expect(result?.standardErrorContent, toHave: "needs views and layout guides as items")
    }

    @Test("Views of different trees have no constraint in common")
    func noCommonAncestor() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (a, b) = (UIView(), UIView())
                a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true
            }
        }
        expect(result?.standardErrorContent, toHave: "Unable to activate constraint with anchors", "because they have no common ancestor.")
    }

    @Test("A view takes constraints of what is inside it only")
    func unpreparedHierarchy() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (holder, root, inside) = (UIView(), UIView(), UIView())
                root.addSubview(inside)
                holder.addConstraint(inside.topAnchor.constraint(equalTo: root.topAnchor))
            }
        }
        expect(result?.standardErrorContent, toHave: "The view hierarchy is not prepared for the constraint")
    }

    @Test("While it is active a constraint does not become required, nor cease to be; from 999 to 1 it may")
    func priorityChange() async {
        let view = UIView()
        let soft = view.widthAnchor.constraint(equalToConstant: 3)
        soft.priority = .defaultHigh
        soft.isActive = true
        soft.priority = .defaultLow
        #expect(soft.priority == .defaultLow)
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = UIView()
                let constraint = view.widthAnchor.constraint(equalToConstant: 3)
                constraint.isActive = true
                constraint.priority = .defaultHigh
            }
        }
        expect(
            result?.standardErrorContent,
            toHave: "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.",
            "You passed priority 750 and the existing priority was 1000.")
    }

    @Test("Priorities are above zero and at most 1000")
    func illegalPriority() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UIView().setContentHuggingPriority(UILayoutPriority(0), for: .vertical) }
        }
        expect(result?.standardErrorContent, toHave: "It's illegal to set priority:0.")
    }

    private func expect(_ output: [UInt8]?, toHave texts: String..., sourceLocation: SourceLocation = #_sourceLocation) {
        let message = String(decoding: output ?? [], as: UTF8.self)
        for text in texts { #expect(message.contains(text), sourceLocation: sourceLocation) }
    }
}

import Testing
import UIKitTesting

@MainActor
struct ViewKeyValueCodingTests {
    @Test("Properties of views are read and written by either of their names")
    func bothNames() {
        let view = UIView()
        view.setValue(true, forKey: "hidden")
        #expect(view.isHidden)
        #expect(view.value(forKey: "isHidden") as? Bool == true)
        #expect(view.value(forKey: "hidden") as? Bool == true)
        view.setValue(NSNumber(value: false), forKey: "userInteractionEnabled")
        #expect(!view.isUserInteractionEnabled)
    }

    @Test("Numbers, enumerations and structures convert both ways")
    func boxing() {
        let view = UIView()
        view.setValue(NSNumber(value: 0.5), forKey: "alpha")
        view.setValue(4, forKey: "contentMode")
        view.setValue(18, forKey: "autoresizingMask")
        view.setValue(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)), forKey: "frame")
        #expect(view.alpha == 0.5)
        #expect(view.contentMode == .center)
        #expect(view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
        #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(view.value(forKey: "contentMode") as? Int == 4)
        #expect(view.value(forKey: "autoresizingMask") as? Int == 18)
        #expect((view.value(forKey: "frame") as? NSValue)?.cgRectValue == view.frame)
        view.setValue(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), forKey: "layoutMargins")
        #expect(view.value(forKey: "layoutMargins") as? UIEdgeInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }

    @Test("Paths lead through layers, items and collections")
    func paths() {
        let view = UIView(), controller = UIViewController()
        view.setValue(4, forKeyPath: "layer.cornerRadius")
        #expect(view.layer.cornerRadius == 4)
        controller.setValue("Title", forKeyPath: "navigationItem.title")
        #expect(controller.navigationItem.title == "Title")
        for tag in [3, 1, 2] {
            let inner = UIView()
            inner.tag = tag
            view.addSubview(inner)
        }
        #expect(view.value(forKeyPath: "subviews.tag") as? [Int] == [3, 1, 2])
        #expect(view.value(forKeyPath: "subviews.@max.tag") as? Int == 3)
        #expect(view.value(forKeyPath: "subviews.@count") as? Int == 3)
    }

    @Test("DF-23: an array of controllers gives the names of their classes")
    func namesOfClasses() {
        let controllers: [UIViewController] = [UIViewController(), Page()]
        let names = (controllers as NSArray).value(forKeyPath: "class.description") as? [String]
        #expect(names == ["UIViewController", "A"])
        #expect(names?.compactMap { NSClassFromString($0) }.count == 2)
    }

    @Test("What UIKit cannot set stops with UIKit's text")
    func unknownKey() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            UIView().setValue(1, forKey: "nose")
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("[<UIView 0x"))
        #expect(text.contains("setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key nose."))
    }
}

@objc(A) private final class Page: UIViewController {}

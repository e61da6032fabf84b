extension UIView {
    // MARK: Naming

    /// Gives the view a name by which it is found from any view that holds it; a former name is lost.
    ///
    /// A view without a tag gets one, 10000 or above. Views are not kept alive by their names.
    /// - Returns: the view's tag; 0 if another view, or this one, has the name already.
    @discardableResult
    public func register(name: String) -> Int { ViewIndexer.shared.register(self, name: name) }

    /// Takes the view's name away and sets its tag to 0.
    /// - Returns: false, with nothing changed, if the view does not have the name, or if its tag has been changed since it got it.
    @discardableResult
    public func unregister(name: String) -> Bool { ViewIndexer.shared.unregister(self, name: name) }

    // MARK: Finding

    /// The view with a name, as the class that is asked for; nil when no view has the name, when that view is neither the receiver nor
    /// inside it, or when it is of another class.
    ///
    /// Takes the same time however many views there are: the tree is not searched.
    public func view<View: UIView>(_ type: View.Type = View.self, named name: String) -> View? {
        guard let found = ViewIndexer.shared.view(named: name) as? View, contains(found) else { return nil }
        return found
    }

    /// The view of that name, the receiver or one inside; nil for none, and for one of another class.
    public func label(named name: String) -> UILabel? { view(named: name) }
    /// The view of that name, the receiver or one inside; nil for none, and for one of another class.
    public func imageView(named name: String) -> UIImageView? { view(named: name) }
    /// The view of that name, the receiver or one inside; nil for none, and for one of another class.
    public func visualEffectView(named name: String) -> UIVisualEffectView? { view(named: name) }
    /// The view of that name, the receiver or one inside; nil for none, and for one of another class.
    public func window(named name: String) -> UIWindow? { view(named: name) }
    /// The view of that name, the receiver or one inside; nil for none, and for one of another class.
    public func control(named name: String) -> UIControl? { view(named: name) }
    /// The view of that name, the receiver or one inside; nil for none, and for one of another class.
    public func button(named name: String) -> UIButton? { view(named: name) }
    /// The view of that name, the receiver or one inside; nil for none, and for one of another class.
    public func `switch`(named name: String) -> UISwitch? { view(named: name) }
    /// The view of that name, the receiver or one inside; nil for none, and for one of another class.
    public func slider(named name: String) -> UISlider? { view(named: name) }
    /// The view of that name, the receiver or one inside; nil for none, and for one of another class.
    public func stepper(named name: String) -> UIStepper? { view(named: name) }
    /// The view of that name, the receiver or one inside; nil for none, and for one of another class.
    public func segmentedControl(named name: String) -> UISegmentedControl? { view(named: name) }
    /// The view of that name, the receiver or one inside; nil for none, and for one of another class.
    public func pageControl(named name: String) -> UIPageControl? { view(named: name) }
    /// The view of that name, the receiver or one inside; nil for none, and for one of another class.
    public func pickerView(named name: String) -> UIPickerView? { view(named: name) }
    /// The view of that name, the receiver or one inside; nil for none, and for one of another class.
    public func datePicker(named name: String) -> UIDatePicker? { view(named: name) }
    /// The view of that name, the receiver or one inside; nil for none, and for one of another class.
    public func progressView(named name: String) -> UIProgressView? { view(named: name) }
    /// The view of that name, the receiver or one inside; nil for none, and for one of another class.
    public func activityIndicatorView(named name: String) -> UIActivityIndicatorView? { view(named: name) }
    /// The view of that name, the receiver or one inside; nil for none, and for one of another class.
    public func tabBar(named name: String) -> UITabBar? { view(named: name) }
    /// The view of that name, the receiver or one inside; nil for none, and for one of another class.
    public func navigationBar(named name: String) -> UINavigationBar? { view(named: name) }
    /// The view of that name, the receiver or one inside; nil for none, and for one of another class.
    public func toolbar(named name: String) -> UIToolbar? { view(named: name) }

    /// A view knows its window, so from a window there is no way up to be walked.
    private func contains(_ view: UIView) -> Bool { view.window === self || view.isDescendant(of: self) }
}

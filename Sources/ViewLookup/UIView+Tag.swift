extension UIView {
    /// The first view with a tag, as the class that is asked for; nil when no view has the tag, or when that view is of another class.
    ///
    /// Searches like `viewWithTag(_:)`: the receiver, then those inside, depth first. The class can be left to what the result is
    /// used as: `let label: UILabel? = view.view(withTag: 101)`.
    public func view<View: UIView>(_ type: View.Type = View.self, withTag tag: Int) -> View? { viewWithTag(tag) as? View }

    /// The first view with a tag, the receiver or one inside; nil for none, and if that is of another class.
    public func label(withTag tag: Int) -> UILabel? { view(withTag: tag) }
    /// The first view with a tag, the receiver or one inside; nil for none, and if that is of another class.
    public func imageView(withTag tag: Int) -> UIImageView? { view(withTag: tag) }
    /// The first view with a tag, the receiver or one inside; nil for none, and if that is of another class.
    public func visualEffectView(withTag tag: Int) -> UIVisualEffectView? { view(withTag: tag) }
    /// The first view with a tag, the receiver or one inside; nil for none, and if that is of another class.
    public func window(withTag tag: Int) -> UIWindow? { view(withTag: tag) }
    /// The first view with a tag, the receiver or one inside; nil for none, and if that is of another class.
    public func control(withTag tag: Int) -> UIControl? { view(withTag: tag) }
    /// The first view with a tag, the receiver or one inside; nil for none, and if that is of another class.
    public func button(withTag tag: Int) -> UIButton? { view(withTag: tag) }
    /// The first view with a tag, the receiver or one inside; nil for none, and if that is of another class.
    public func `switch`(withTag tag: Int) -> UISwitch? { view(withTag: tag) }
    /// The first view with a tag, the receiver or one inside; nil for none, and if that is of another class.
    public func slider(withTag tag: Int) -> UISlider? { view(withTag: tag) }
    /// The first view with a tag, the receiver or one inside; nil for none, and if that is of another class.
    public func stepper(withTag tag: Int) -> UIStepper? { view(withTag: tag) }
    /// The first view with a tag, the receiver or one inside; nil for none, and if that is of another class.
    public func segmentedControl(withTag tag: Int) -> UISegmentedControl? { view(withTag: tag) }
    /// The first view with a tag, the receiver or one inside; nil for none, and if that is of another class.
    public func pageControl(withTag tag: Int) -> UIPageControl? { view(withTag: tag) }
    /// The first view with a tag, the receiver or one inside; nil for none, and if that is of another class.
    public func pickerView(withTag tag: Int) -> UIPickerView? { view(withTag: tag) }
    /// The first view with a tag, the receiver or one inside; nil for none, and if that is of another class.
    public func datePicker(withTag tag: Int) -> UIDatePicker? { view(withTag: tag) }
    /// The first view with a tag, the receiver or one inside; nil for none, and if that is of another class.
    public func progressView(withTag tag: Int) -> UIProgressView? { view(withTag: tag) }
    /// The first view with a tag, the receiver or one inside; nil for none, and if that is of another class.
    public func activityIndicatorView(withTag tag: Int) -> UIActivityIndicatorView? { view(withTag: tag) }
    /// The first view with a tag, the receiver or one inside; nil for none, and if that is of another class.
    public func tabBar(withTag tag: Int) -> UITabBar? { view(withTag: tag) }
    /// The first view with a tag, the receiver or one inside; nil for none, and if that is of another class.
    public func navigationBar(withTag tag: Int) -> UINavigationBar? { view(withTag: tag) }
    /// The first view with a tag, the receiver or one inside; nil for none, and if that is of another class.
    public func toolbar(withTag tag: Int) -> UIToolbar? { view(withTag: tag) }
}

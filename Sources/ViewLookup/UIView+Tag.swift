extension UIView {
    /// The first view with a tag, as the class that is asked for; nil when no view has the tag, or when that view is of another class.
    ///
    /// Searches like `viewWithTag(_:)`: the receiver, then those inside, depth first. The class can be left to what the result is
    /// used as: `let label: UILabel? = view.view(withTag: 101)`.
    public func view<View: UIView>(_ type: View.Type = View.self, withTag tag: Int) -> View? { viewWithTag(tag) as? View }

    public func label(withTag tag: Int) -> UILabel? { view(withTag: tag) }
    public func imageView(withTag tag: Int) -> UIImageView? { view(withTag: tag) }
    public func visualEffectView(withTag tag: Int) -> UIVisualEffectView? { view(withTag: tag) }
    public func window(withTag tag: Int) -> UIWindow? { view(withTag: tag) }
    public func control(withTag tag: Int) -> UIControl? { view(withTag: tag) }
    public func button(withTag tag: Int) -> UIButton? { view(withTag: tag) }
    public func `switch`(withTag tag: Int) -> UISwitch? { view(withTag: tag) }
    public func slider(withTag tag: Int) -> UISlider? { view(withTag: tag) }
    public func stepper(withTag tag: Int) -> UIStepper? { view(withTag: tag) }
    public func segmentedControl(withTag tag: Int) -> UISegmentedControl? { view(withTag: tag) }
    public func pageControl(withTag tag: Int) -> UIPageControl? { view(withTag: tag) }
    public func pickerView(withTag tag: Int) -> UIPickerView? { view(withTag: tag) }
    public func datePicker(withTag tag: Int) -> UIDatePicker? { view(withTag: tag) }
    public func progressView(withTag tag: Int) -> UIProgressView? { view(withTag: tag) }
    public func activityIndicatorView(withTag tag: Int) -> UIActivityIndicatorView? { view(withTag: tag) }
    public func tabBar(withTag tag: Int) -> UITabBar? { view(withTag: tag) }
    public func navigationBar(withTag tag: Int) -> UINavigationBar? { view(withTag: tag) }
    public func toolbar(withTag tag: Int) -> UIToolbar? { view(withTag: tag) }
}

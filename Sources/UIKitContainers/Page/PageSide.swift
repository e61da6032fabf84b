/// Where a page is beside those that are shown: to the left or above, to the right or below.
enum PageSide {
    case before
    case after

    init(_ direction: UIPageViewController.NavigationDirection) { self = direction == .forward ? .after : .before }

    var opposite: PageSide { self == .before ? .after : .before }
}

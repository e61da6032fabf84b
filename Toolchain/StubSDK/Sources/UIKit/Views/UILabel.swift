import QuartzCore

@preconcurrency @MainActor open class UILabel: UIView {
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open var text: String?
    open var attributedText: NSAttributedString?
    open var font: UIFont! = UIFont.systemFont(ofSize: 17), textColor: UIColor! = UIColor.black, highlightedTextColor: UIColor?
    open var textAlignment = NSTextAlignment.natural, numberOfLines = 1, lineBreakMode = NSLineBreakMode.byTruncatingTail
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = [], baselineAdjustment = UIBaselineAdjustment.alignBaselines
    open var adjustsFontSizeToFitWidth = false, minimumScaleFactor: CGFloat = 0, allowsDefaultTighteningForTruncation = false
    open var adjustsFontForContentSizeCategory = false, preferredMaxLayoutWidth: CGFloat = 0
    open var isEnabled = true, isHighlighted = false, shadowColor: UIColor?, shadowOffset = CGSize(width: 0, height: -1)
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect { bounds }
    open func drawText(in rect: CGRect) {}
    open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        (text ?? attributedText?.string ?? "").size(withAttributes: [.font: font!])
    }
}
public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }

/// How the sum of a constraint compares with 0.
public enum LayoutRelation: Int8, Sendable, BitwiseCopyable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
}

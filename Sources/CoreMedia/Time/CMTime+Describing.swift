extension CMTime {
    /// As in `{900/600 = 1.500}`.
    var text: String {
        if !isValid { return "{INVALID}" }
        if isPositiveInfinity { return "{+INFINITY}" }
        if isNegativeInfinity { return "{-INFINITY}" }
        if isIndefinite { return "{INDEFINITE}" }
        let rest = (epoch == 0 ? "" : ", epoch = \(epoch)") + (hasBeenRounded ? ", rounded" : "")
        return "{\(value)/\(timescale) = \(String(format: "%.3f", seconds))\(rest)}"
    }
}

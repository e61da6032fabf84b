internal import CPango

/// A length in the fixed point of Pango, 1024 to a point, cut to what it can hold.
func pangoUnits(_ points: CGFloat, _ rounding: FloatingPointRoundingRule = .toNearestOrEven) -> Int32 {
    let units = (points * CGFloat(PANGO_SCALE)).rounded(rounding)
    return units.isNaN ? 0 : Int32(min(max(units, -1e9), 1e9))
}

func points(_ units: Int32) -> CGFloat { CGFloat(units) / CGFloat(PANGO_SCALE) }

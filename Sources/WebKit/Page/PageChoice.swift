/// One line of the choices that a page offers.
struct PageChoice {
    let index: Int
    let title: String
    let isEnabled: Bool
    let isSelected: Bool
}

import UIKit

/// A part of the shop. The list has a section for each.
enum Aisle: Int, CaseIterable, Codable, Hashable {
    case fruit, bakery, dairy, household

    var title: String {
        switch self {
        case .fruit: return "Fruit and vegetables"
        case .bakery: return "Bakery"
        case .dairy: return "Milk and cheese"
        case .household: return "Household"
        }
    }

    var shortTitle: String {
        switch self {
        case .fruit: return "Fruit"
        case .bakery: return "Bread"
        case .dairy: return "Milk"
        case .household: return "Home"
        }
    }

    var symbol: UIImage? {
        switch self {
        case .fruit: return UIImage(systemName: "leaf")
        case .bakery: return UIImage(systemName: "bag")
        case .dairy: return UIImage(systemName: "drop")
        case .household: return UIImage(systemName: "house")
        }
    }

    var color: UIColor {
        switch self {
        case .fruit: return .systemGreen
        case .bakery: return .systemOrange
        case .dairy: return .systemBlue
        case .household: return .systemPurple
        }
    }
}

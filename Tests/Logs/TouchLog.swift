import UIKitTesting

/// Writes down what a view and its recognisers get, in order.
@MainActor
package final class TouchLog {
    package var calls: [String] = []

    package init() {}
}

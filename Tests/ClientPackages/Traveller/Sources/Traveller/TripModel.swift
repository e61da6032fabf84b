import Combine
import UIKit

/// What is typed, what is found, and how long it has taken.
final class TripModel: ObservableObject {
    @Published var query = ""
    @Published private(set) var matches: [String] = []
    @Published private(set) var seconds = 0

    private let places = ["Prague", "Paris", "Perugia", "Brno"]
    private var cancellables = Set<AnyCancellable>()

    init() {
        $query
            .dropFirst()
            .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
            .removeDuplicates()
            .map { [places] query in query.isEmpty ? [] : places.filter { $0.hasPrefix(query) } }
            .assign(to: &$matches)
        Timer.publish(every: 1, on: .main, in: .common)
            .autoconnect()
            .scan(0) { count, _ in count + 1 }
            .sink { [weak self] in self?.seconds = $0 }
            .store(in: &cancellables)
    }
}

extension TripModel {
    /// What is at an address, as text.
    func text(at address: URL) -> AnyPublisher<String, URLError> {
        URLSession.shared.dataTaskPublisher(for: address)
            .map { String(decoding: $0.data, as: UTF8.self) }
            .receive(on: DispatchQueue.main)
            .eraseToAnyPublisher()
    }
}

/// Shows it.
final class TripController: UIViewController {
    let model = TripModel()
    let label = UILabel()
    private(set) var changes = 0
    private(set) var titles: [String?] = []
    private var cancellables = Set<AnyCancellable>()

    override func viewDidLoad() {
        super.viewDidLoad()
        model.$matches.map { $0.joined(separator: ", ") }.map(Optional.some).assign(to: \.text, on: label).store(in: &cancellables)
        model.objectWillChange.sink { [weak self] in self?.changes += 1 }.store(in: &cancellables)
        publisher(for: \.title).sink { [weak self] in self?.titles.append($0) }.store(in: &cancellables)
        NotificationCenter.default.publisher(for: UIApplication.didEnterBackgroundNotification)
            .sink { [weak self] _ in self?.title = "Away" }
            .store(in: &cancellables)
    }
}

import Foundation

/// The container of this process, whose folders exist from the first time that somebody asks for it.
enum PreparedContainer {
    static let shared: AppContainer = {
        let container = AppContainer.ofProcess
        do {
            try container.prepare()
        } catch {
            let message = "\(container.home): the app's folders cannot be made, so what it saves is lost: \(error.localizedDescription)\n"
            FileHandle.standardError.write(Data(message.utf8))
        }
        return container
    }()
}

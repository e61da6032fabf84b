/// Where the items of an app are.
protocol KeychainStore: Sendable {
    /// The items, oldest first.
    /// - Parameter mayAsk: false if the call fails where a person would have to be asked.
    func items(mayAsk: Bool) throws -> [KeychainItem]

    /// Changes the items: nobody else sees or writes any meanwhile.
    func update<Result>(mayAsk: Bool, _ change: (inout [KeychainItem]) throws -> Result) throws -> Result
}

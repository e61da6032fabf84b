import Testing

@testable import My_Greeter

@MainActor @Test func theButtonGreets() throws {
    let controller = try #require((UIApplication.shared.delegate as? AppDelegate)?.window?.rootViewController as? GreetingController)
    controller.greet(controller.button)
    #expect(controller.greeting.text == "Greeted 1 times")
}

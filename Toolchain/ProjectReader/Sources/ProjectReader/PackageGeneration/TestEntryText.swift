/// The file that has the package manager leave the list of tests to the compiler, which fills it in.
enum TestEntryText {
    static let text = "// The tests are found by the compiler.\n"
}

import ObjCRuntime
import Testing

@MainActor @Suite struct SortDescriptorTests {
    private func names(sortedBy descriptors: NSSortDescriptor...) -> [String] {
        let people: NSArray =
            [("b", 1), ("a", 2), ("C", 1)].map { name, wage in
                let person = Employee(name: name)
                person.wage = wage
                return person
            } as NSArray
        return people.sortedArray(using: descriptors).compactMap { ($0 as? Employee)?.name }
    }

    @Test func keysInOrder() {
        #expect(names(sortedBy: NSSortDescriptor(key: "name", ascending: true)) == ["C", "a", "b"])
        #expect(
            names(sortedBy: NSSortDescriptor(key: "wage", ascending: false), NSSortDescriptor(key: "name", ascending: true))
                == ["a", "C", "b"])
    }

    @Test func selectorsAndClosuresCompare() {
        let insensitive = NSSortDescriptor(key: "name", ascending: true, selector: "caseInsensitiveCompare:")
        #expect(names(sortedBy: insensitive) == ["a", "b", "C"])
        #expect(insensitive.key == "name")
        #expect(insensitive.ascending)
        let byClosure = NSSortDescriptor(key: "name", ascending: false) { first, second in
            ("\(first)" as NSString).caseInsensitiveCompare("\(second)")
        }
        #expect(names(sortedBy: byClosure) == ["C", "b", "a"])
    }

    @Test func theObjectsThemselves() {
        let sorted = NSArray(array: [3, 1, 2]).sortedArray(using: [NSSortDescriptor(key: nil, ascending: true)])
        #expect(sorted as? [Int] == [1, 2, 3])
    }

    @Test func valuesWithoutOrderAreFatal() async {
        await #expect(processExitsWith: .failure) {
            _ = NSSortDescriptor(key: "self", ascending: true).compare(somePerson(), to: somePerson())
        }
    }
}

import CoreData
import Foundation

/// A model of people, their departments and tags, as Xcode would write it, and stores for it.
enum Company {
    static let text = """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift" userDefinedModelVersionIdentifier="7">
            <entity name="Being" isAbstract="YES" syncable="YES">
                <attribute name="name" optional="YES" attributeType="String"/>
            </entity>
            <entity name="Person" representedClassName="Person" parentEntity="Being" syncable="YES" codeGenerationType="class">
                <attribute name="age" optional="YES" attributeType="Integer 16" defaultValueString="18" usesScalarValueType="YES"/>
                <attribute name="balance" optional="YES" attributeType="Decimal" defaultValueString="0.0"/>
                <attribute name="born" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
                <attribute name="code" optional="YES" attributeType="String" maxValueString="4"/>
                <attribute name="home" optional="YES" attributeType="URI"/>
                <attribute name="id" optional="YES" attributeType="UUID" usesScalarValueType="NO"/>
                <attribute name="isAdmin" attributeType="Boolean" defaultValueString="NO" usesScalarValueType="YES"/>
                <attribute name="nicknames" optional="YES" attributeType="Transformable"/>
                <attribute name="photo" optional="YES" attributeType="Binary"/>
                <attribute name="score" optional="YES" attributeType="Double" defaultValueString="0.0" usesScalarValueType="YES"/>
                <attribute name="shown" optional="YES" transient="YES" attributeType="String"/>
                <relationship name="department" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Department" inverseName="people" inverseEntity="Department"/>
                <relationship name="tags" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Tag" inverseName="people" inverseEntity="Tag"/>
                <fetchIndex name="byAge"><fetchIndexElement property="age" type="Binary" order="ascending"/></fetchIndex>
                <userInfo><entry key="plural" value="people"/></userInfo>
            </entity>
            <entity name="Robot" parentEntity="Person" syncable="YES">
                <attribute name="serial" attributeType="Integer 64" defaultValueString="1" usesScalarValueType="YES"/>
            </entity>
            <entity name="Department" syncable="YES">
                <attribute name="title" attributeType="String" defaultValueString="New"/>
                <relationship name="people" optional="YES" toMany="YES" deletionRule="Cascade" destinationEntity="Person" inverseName="department" inverseEntity="Person"/>
                <relationship name="steps" optional="YES" toMany="YES" deletionRule="Deny" ordered="YES" destinationEntity="Step" inverseName="department" inverseEntity="Step"/>
            </entity>
            <entity name="Step" syncable="YES">
                <attribute name="number" optional="YES" attributeType="Integer 32" usesScalarValueType="YES"/>
                <relationship name="department" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Department" inverseName="steps" inverseEntity="Department"/>
            </entity>
            <entity name="Tag" syncable="YES">
                <attribute name="word" attributeType="String"/>
                <relationship name="people" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Person" inverseName="tags" inverseEntity="Person"/>
                <uniquenessConstraints><uniquenessConstraint><constraint value="word"/></uniquenessConstraint></uniquenessConstraints>
            </entity>
            <fetchRequest name="Adults" entity="Person" predicateString="age &gt;= $LIMIT"/>
            <configuration name="Local"><memberEntity name="Tag"/></configuration>
        </model>
        """

    /// A new model, read from a folder such as Xcode keeps.
    static func model(_ text: String = text) throws -> NSManagedObjectModel {
        let folder = TemporaryFolder()
        let version = folder.url.appendingPathComponent("Company.xcdatamodeld/Company 2.xcdatamodel")
        try FileManager.default.createDirectory(at: version, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: version.appendingPathComponent("contents"))
        let old = folder.url.appendingPathComponent("Company.xcdatamodeld/Company.xcdatamodel")
        try FileManager.default.createDirectory(at: old, withIntermediateDirectories: true)
        try Data("<model/>".utf8).write(to: old.appendingPathComponent("contents"))
        let current = ["_XCCurrentVersionName": "Company 2.xcdatamodel"]
        try PropertyListSerialization.data(fromPropertyList: current, format: .xml, options: 0)
            .write(to: folder.url.appendingPathComponent("Company.xcdatamodeld/.xccurrentversion"))
        guard let model = NSManagedObjectModel(contentsOf: folder.url.appendingPathComponent("Company.momd")) else { throw NoModel() }
        return model
    }

    struct NoModel: Error {}

    static func coordinator(_ url: URL? = nil, _ text: String = text, options: [String: Any] = migrating) throws
        -> NSPersistentStoreCoordinator
    {
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: try model(text))
        try coordinator.addPersistentStore(
            ofType: url == nil ? NSInMemoryStoreType : NSSQLiteStoreType, configurationName: nil, at: url, options: options)
        return coordinator
    }

    nonisolated(unsafe) static let migrating: [String: Any] = [
        NSMigratePersistentStoresAutomaticallyOption: true, NSInferMappingModelAutomaticallyOption: true,
    ]

    static func context(_ coordinator: NSPersistentStoreCoordinator) -> NSManagedObjectContext {
        let context = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
        context.persistentStoreCoordinator = coordinator
        return context
    }

    static func context() throws -> NSManagedObjectContext { context(try coordinator()) }
}

extension NSManagedObjectContext {
    @discardableResult
    func add(_ entity: String, _ values: [String: Any] = [:]) -> NSManagedObject {
        let object = NSEntityDescription.insertNewObject(forEntityName: entity, into: self)
        for (key, value) in values { object.setValue(value, forKey: key) }
        return object
    }

    func all(_ entity: String, _ format: String? = nil, _ arguments: [Any] = [], by keys: [String] = []) throws -> [NSManagedObject] {
        let request = NSFetchRequest<NSManagedObject>(entityName: entity)
        request.predicate = format.map { NSPredicate(format: $0, argumentArray: arguments) }
        request.sortDescriptors = keys.map { NSSortDescriptor(key: $0, ascending: true) }
        return try fetch(request)
    }

    func names(_ format: String? = nil, _ arguments: Any...) throws -> [String] {
        try all("Person", format, arguments).map { $0.value(forKey: "name") as? String ?? "nil" }.sorted()
    }
}

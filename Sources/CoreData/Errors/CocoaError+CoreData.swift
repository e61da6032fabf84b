// The same numbers as codes of errors of the Cocoa domain.
// apple: https://developer.apple.com/documentation/foundation/cocoaerror/code

extension CocoaError.Code {
    public static let managedObjectValidation = CocoaError.Code(rawValue: NSManagedObjectValidationError)
    public static let validationMultipleErrors = CocoaError.Code(rawValue: NSValidationMultipleErrorsError)
    public static let validationMissingMandatoryProperty = CocoaError.Code(rawValue: NSValidationMissingMandatoryPropertyError)
    public static let validationRelationshipLacksMinimumCount = CocoaError.Code(rawValue: NSValidationRelationshipLacksMinimumCountError)
    /// A relationship has more objects than it may have.
    public static let validationRelationshipExceedsMaximumCount = CocoaError.Code(
        rawValue: NSValidationRelationshipExceedsMaximumCountError)
    public static let validationRelationshipDeniedDelete = CocoaError.Code(rawValue: NSValidationRelationshipDeniedDeleteError)
    public static let validationNumberTooLarge = CocoaError.Code(rawValue: NSValidationNumberTooLargeError)
    public static let validationNumberTooSmall = CocoaError.Code(rawValue: NSValidationNumberTooSmallError)
    public static let validationDateTooLate = CocoaError.Code(rawValue: NSValidationDateTooLateError)
    public static let validationDateTooSoon = CocoaError.Code(rawValue: NSValidationDateTooSoonError)
    public static let validationInvalidDate = CocoaError.Code(rawValue: NSValidationInvalidDateError)
    public static let validationStringTooLong = CocoaError.Code(rawValue: NSValidationStringTooLongError)
    public static let validationStringTooShort = CocoaError.Code(rawValue: NSValidationStringTooShortError)
    public static let validationStringPatternMatching = CocoaError.Code(rawValue: NSValidationStringPatternMatchingError)
    public static let managedObjectReferentialIntegrity = CocoaError.Code(rawValue: NSManagedObjectReferentialIntegrityError)
    public static let managedObjectMerge = CocoaError.Code(rawValue: NSManagedObjectMergeError)
    public static let managedObjectConstraintMerge = CocoaError.Code(rawValue: NSManagedObjectConstraintMergeError)
    public static let persistentStoreInvalidType = CocoaError.Code(rawValue: NSPersistentStoreInvalidTypeError)
    public static let persistentStoreIncompatibleSchema = CocoaError.Code(rawValue: NSPersistentStoreIncompatibleSchemaError)
    public static let persistentStoreSave = CocoaError.Code(rawValue: NSPersistentStoreSaveError)
    public static let persistentStoreSaveConflicts = CocoaError.Code(rawValue: NSPersistentStoreSaveConflictsError)
    public static let coreData = CocoaError.Code(rawValue: NSCoreDataError)
    public static let persistentStoreOperation = CocoaError.Code(rawValue: NSPersistentStoreOperationError)
    public static let persistentStoreOpen = CocoaError.Code(rawValue: NSPersistentStoreOpenError)
    public static let persistentStoreUnsupportedRequestType = CocoaError.Code(rawValue: NSPersistentStoreUnsupportedRequestTypeError)
    public static let persistentStoreIncompatibleVersionHash = CocoaError.Code(rawValue: NSPersistentStoreIncompatibleVersionHashError)
    public static let migration = CocoaError.Code(rawValue: NSMigrationError)
    public static let migrationMissingSourceModel = CocoaError.Code(rawValue: NSMigrationMissingSourceModelError)
    public static let migrationMissingMappingModel = CocoaError.Code(rawValue: NSMigrationMissingMappingModelError)
    public static let inferredMappingModel = CocoaError.Code(rawValue: NSInferredMappingModelError)
    public static let sqlite = CocoaError.Code(rawValue: NSSQLiteError)
}

// The numbers of errors in NSCocoaErrorDomain.
// apple: https://developer.apple.com/documentation/coredata/core-data-constants

/// A value may not be saved as it is.
public let NSManagedObjectValidationError = 1550
/// A value that must be unique is there twice.
public let NSManagedObjectConstraintValidationError = 1551
/// Several values may not be saved; ``NSDetailedErrorsKey`` has them.
public let NSValidationMultipleErrorsError = 1560
/// A value is missing that must be there.
public let NSValidationMissingMandatoryPropertyError = 1570
/// A relationship has fewer objects than it must have.
public let NSValidationRelationshipLacksMinimumCountError = 1580
/// A relationship has more objects than it may have.
public let NSValidationRelationshipExceedsMaximumCountError = 1590
/// An object may not be deleted while others are related to it.
public let NSValidationRelationshipDeniedDeleteError = 1600
/// A number is above the greatest.
public let NSValidationNumberTooLargeError = 1610
/// A number is below the least.
public let NSValidationNumberTooSmallError = 1620
/// A date is after the latest.
public let NSValidationDateTooLateError = 1630
/// A date is before the earliest.
public let NSValidationDateTooSoonError = 1640
/// A date makes no sense.
public let NSValidationInvalidDateError = 1650
/// A text is longer than the longest.
public let NSValidationStringTooLongError = 1660
/// A text is shorter than the shortest.
public let NSValidationStringTooShortError = 1670
/// A text does not look as it must.
public let NSValidationStringPatternMatchingError = 1680
/// An address makes no sense.
public let NSValidationInvalidURIError = 1690
/// A context could not be locked.
public let NSManagedObjectContextLockingError = 132000
/// A coordinator could not be locked.
public let NSPersistentStoreCoordinatorLockingError = 132010
/// An object was used that is not in the store any more.
public let NSManagedObjectReferentialIntegrityError = 133000
/// An object is related to one of another store.
public let NSManagedObjectExternalRelationshipError = 133010
/// Changes could not be merged.
public let NSManagedObjectMergeError = 133020
/// Changes could not be merged, since a value must be unique.
public let NSManagedObjectConstraintMergeError = 133021
/// There is no such kind of store.
public let NSPersistentStoreInvalidTypeError = 134000
/// The store is of another kind.
public let NSPersistentStoreTypeMismatchError = 134010
/// The store does not know the entities of the model.
public let NSPersistentStoreIncompatibleSchemaError = 134020
/// The store could not be written to.
public let NSPersistentStoreSaveError = 134030
/// Only a part was saved.
public let NSPersistentStoreIncompleteSaveError = 134040
/// Somebody else has saved the same objects.
public let NSPersistentStoreSaveConflictsError = 134050
/// Something else went wrong.
public let NSCoreDataError = 134060
/// The store could not do what was asked for.
public let NSPersistentStoreOperationError = 134070
/// The store could not be opened.
public let NSPersistentStoreOpenError = 134080
/// The store was not reached in time.
public let NSPersistentStoreTimeoutError = 134090
/// The store does not know such a request.
public let NSPersistentStoreUnsupportedRequestTypeError = 134091
/// The store was made with another version of the model.
public let NSPersistentStoreIncompatibleVersionHashError = 134100
/// The store could not be changed to the new version.
public let NSMigrationError = 134110
/// The change was cancelled.
public let NSMigrationCancelledError = 134120
/// The version that the store was made with is not found.
public let NSMigrationMissingSourceModelError = 134130
/// The changes to make are not described.
public let NSMigrationMissingMappingModelError = 134140
/// The store to be changed could not be read.
public let NSMigrationManagerSourceStoreError = 134150
/// The new store could not be written.
public let NSMigrationManagerDestinationStoreError = 134160
/// The change of an entity makes no sense.
public let NSEntityMigrationPolicyError = 134170
/// The changes to make could not be found by comparing the versions.
public let NSInferredMappingModelError = 134190
/// A record from outside could not be read.
public let NSExternalRecordImportError = 134200
/// SQLite has failed.
public let NSSQLiteError = 134180

/// The errors of several objects, in the information of one.
public let NSDetailedErrorsKey = "NSDetailedErrors"
/// The object that cannot be saved.
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
/// The property whose value cannot be saved.
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
/// The predicate that the value must match.
public let NSValidationPredicateErrorKey = "NSValidationErrorPredicate"
/// The value that cannot be saved.
public let NSValidationValueErrorKey = "NSValidationErrorValue"
/// The stores that an error came from.
public let NSAffectedStoresErrorKey = "NSAffectedStoresErrorKey"
/// The objects that an error came from.
public let NSAffectedObjectsErrorKey = "NSAffectedObjectsErrorKey"
/// The ``NSMergeConflict``s of an error, under the name that it has in the information.
public let NSPersistentStoreSaveConflictsErrorKey = "conflictList"
/// The domain of errors of SQLite.
public let NSSQLiteErrorDomain = "NSSQLiteErrorDomain"

/// Makes errors of the Cocoa domain.
enum CoreDataError {
    static func make(_ code: Int, _ text: String, _ information: [String: Any] = [:]) -> NSError {
        NSError(
            domain: NSCocoaErrorDomain, code: code, userInfo: information.merging([NSLocalizedDescriptionKey: text]) { first, _ in first })
    }
}

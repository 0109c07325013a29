// SPDX-License-Identifier: MIT

import Foundation

public let NSManagedObjectValidationError = 1550
public let NSManagedObjectConstraintValidationError = 1551
public let NSValidationMultipleErrorsError = 1560
public let NSValidationMissingMandatoryPropertyError = 1570
public let NSValidationRelationshipDeniedDeleteError = 1600
public let NSManagedObjectMergeError = 133020
public let NSManagedObjectConstraintMergeError = 133021
public let NSManagedObjectReferentialIntegrityError = 133000
public let NSPersistentStoreUnsupportedRequestTypeError = 134091
public let NSDetailedErrorsKey = "NSDetailedErrors"
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
public let NSValidationKeyErrorKey = "NSValidationErrorKey"

enum CoreDataErrors {
    private static func error(_ code: Int, _ text: String, _ info: [String: Any] = [:]) -> NSError {
        NSError(
            domain: NSCocoaErrorDomain, code: code, userInfo: info.merging([NSLocalizedDescriptionKey: text]) { $1 })
    }

    static func missing(_ key: String, of object: NSManagedObject) -> NSError {
        error(
            NSValidationMissingMandatoryPropertyError, "\(key) is a required value.",
            [NSValidationKeyErrorKey: key, NSValidationObjectErrorKey: object])
    }

    static func several(_ errors: [NSError]) -> NSError {
        error(NSValidationMultipleErrorsError, "Multiple validation errors occurred.", [NSDetailedErrorsKey: errors])
    }

    static func denied(_ key: String, of object: NSManagedObject) -> NSError {
        error(
            NSValidationRelationshipDeniedDeleteError, "Items cannot be deleted from \(key).",
            [NSValidationKeyErrorKey: key, NSValidationObjectErrorKey: object])
    }

    static func conflict(_ entity: String) -> NSError {
        error(NSManagedObjectConstraintMergeError, "Could not merge changes: \(entity) has a constraint conflict.")
    }

    static func unknownObject() -> NSError {
        error(NSManagedObjectReferentialIntegrityError, "The object does not exist in the store.")
    }

    static func noContext() -> NSError {
        error(NSManagedObjectReferentialIntegrityError, "A fetch request is executed outside of a context's block.")
    }

    static func unknownRequest(_ request: NSPersistentStoreRequest) -> NSError {
        error(NSPersistentStoreUnsupportedRequestTypeError, "\(type(of: request)) is not supported here.")
    }

    static func noEntity(_ name: String) -> NSError {
        error(NSManagedObjectReferentialIntegrityError, "The data model has no entity named '\(name)'.")
    }
}

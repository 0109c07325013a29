// SPDX-License-Identifier: MIT

import Foundation

public struct AppIntentError: LocalizedError, Equatable {
    private let name: String
    public let errorDescription: String?

    private init(_ name: String, _ text: String) { (self.name, errorDescription) = (name, text) }

    public static func == (first: Self, second: Self) -> Bool { first.name == second.name }

    public static var restartPerform: AppIntentError { Self("restartPerform", "A value is needed from a person.") }

    public enum PermissionRequired {
        public static let bluetooth = AppIntentError("bluetooth", "Bluetooth is not permitted.")
        public static let contacts = AppIntentError("contacts", "Contacts are not permitted.")
        public static let localNetwork = AppIntentError("localNetwork", "The local network is not permitted.")
        public static let photos = AppIntentError("photos", "Photos are not permitted.")
        public static let siri = AppIntentError("siri", "Siri is not permitted.")
        public static func location(precise: Bool = false) -> AppIntentError {
            AppIntentError(precise ? "preciseLocation" : "location", "The location is not permitted.")
        }
    }
    public enum UserActionRequired {
        public static let accountSetup = AppIntentError("accountSetup", "An account must be set up.")
        public static let confirmation = AppIntentError("confirmation", "The action must be confirmed.")
        public static let signin = AppIntentError("signin", "A sign-in is needed.")
    }
    public enum Unrecoverable {
        public static let entityNotFound = AppIntentError("entityNotFound", "No entity was found.")
        public static let featureCurrentlyRestricted = AppIntentError(
            "featureCurrentlyRestricted", "This feature is restricted.")
        public static let networkFailure = AppIntentError("networkFailure", "There is no network.")
        public static let notAllowed = AppIntentError("notAllowed", "This action is not allowed.")
        public static let unknown = AppIntentError("unknown", "Something went wrong.")
    }
}

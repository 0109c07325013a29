// SPDX-License-Identifier: MIT

import Interaction

public enum UIKeyboardType: Int, Sendable {
    case `default`
    case asciiCapable
    case numbersAndPunctuation
    case URL
    case numberPad
    case phonePad
    case namePhonePad
    case emailAddress
    case decimalPad
    case twitter
    case webSearch
    case asciiCapableNumberPad

    public static var alphabet: UIKeyboardType { .asciiCapable }
}

public enum UIReturnKeyType: Int, Sendable {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

public enum UIKeyboardAppearance: Int, Sendable {
    case `default`, dark, light
}

public enum UITextAutocapitalizationType: Int, Sendable {
    case none, words, sentences, allCharacters
}

public enum UITextAutocorrectionType: Int, Sendable {
    case `default`, no, yes
}

public enum UITextSpellCheckingType: Int, Sendable {
    case `default`, no, yes
}

public struct UITextContentType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let name = Self(rawValue: "name")
    public static let namePrefix = Self(rawValue: "name-prefix")
    public static let givenName = Self(rawValue: "given-name")
    public static let middleName = Self(rawValue: "middle-name")
    public static let familyName = Self(rawValue: "family-name")
    public static let nameSuffix = Self(rawValue: "name-suffix")
    public static let nickname = Self(rawValue: "nickname")
    public static let jobTitle = Self(rawValue: "job-title")
    public static let organizationName = Self(rawValue: "organization-name")
    public static let location = Self(rawValue: "location")
    public static let fullStreetAddress = Self(rawValue: "full-street-address")
    public static let streetAddressLine1 = Self(rawValue: "street-address-line-1")
    public static let streetAddressLine2 = Self(rawValue: "street-address-line-2")
    public static let addressCity = Self(rawValue: "address-city")
    public static let addressState = Self(rawValue: "address-state")
    public static let addressCityAndState = Self(rawValue: "address-city-and-state")
    public static let sublocality = Self(rawValue: "sublocality")
    public static let countryName = Self(rawValue: "country-name")
    public static let postalCode = Self(rawValue: "postal-code")
    public static let telephoneNumber = Self(rawValue: "telephone-number")
    public static let emailAddress = Self(rawValue: "email-address")
    public static let URL = Self(rawValue: "url")
    public static let creditCardNumber = Self(rawValue: "credit-card-number")
    public static let creditCardName = Self(rawValue: "credit-card-name")
    public static let creditCardGivenName = Self(rawValue: "credit-card-given-name")
    public static let creditCardMiddleName = Self(rawValue: "credit-card-middle-name")
    public static let creditCardFamilyName = Self(rawValue: "credit-card-family-name")
    public static let creditCardSecurityCode = Self(rawValue: "credit-card-security-code")
    public static let creditCardExpiration = Self(rawValue: "credit-card-expiration")
    public static let creditCardExpirationMonth = Self(rawValue: "credit-card-expiration-month")
    public static let creditCardExpirationYear = Self(rawValue: "credit-card-expiration-year")
    public static let creditCardType = Self(rawValue: "credit-card-type")
    public static let username = Self(rawValue: "username")
    public static let password = Self(rawValue: "password")
    public static let newPassword = Self(rawValue: "new-password")
    public static let oneTimeCode = Self(rawValue: "one-time-code")
    public static let shipmentTrackingNumber = Self(rawValue: "shipment-tracking-number")
    public static let flightNumber = Self(rawValue: "flight-number")
    public static let dateTime = Self(rawValue: "date-time")
    public static let birthdate = Self(rawValue: "birthdate")
    public static let birthdateDay = Self(rawValue: "birthdate-day")
    public static let birthdateMonth = Self(rawValue: "birthdate-month")
    public static let birthdateYear = Self(rawValue: "birthdate-year")
}

// These modifiers do nothing: no keyboard is drawn, nothing is autofilled, and scripted input is typed as it is.

extension View {
    nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { withoutEffect(self, .keyboard) }

    nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
        withoutEffect(self, .keyboard)
    }

    nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
        withoutEffect(self, .keyboard)
    }
}

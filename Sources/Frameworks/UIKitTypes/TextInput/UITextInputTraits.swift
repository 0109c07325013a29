// SPDX-License-Identifier: MIT

import Interaction

/// Which keys a keyboard on the screen has.
public enum UIKeyboardType: Int, Sendable {
    /// The letters of the language.
    case `default`
    /// Letters of ASCII.
    case asciiCapable
    /// Digits and punctuation.
    case numbersAndPunctuation
    /// For addresses of the web.
    case URL
    /// Digits.
    case numberPad
    /// For numbers of telephones.
    case phonePad
    /// For names and numbers of telephones.
    case namePhonePad
    /// For addresses of mail.
    case emailAddress
    /// Digits and the decimal separator.
    case decimalPad
    /// Letters, @ and #.
    case twitter
    /// For searches of the web.
    case webSearch
    /// Digits of ASCII.
    case asciiCapableNumberPad

    /// The older name of `.asciiCapable`.
    public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// What is said on the Return key of a keyboard on the screen.
public enum UIReturnKeyType: Int, Sendable {
    /// Return, and other words.
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// Whether a keyboard is light or dark.
public enum UIKeyboardAppearance: Int, Sendable {
    /// As the place is, dark, or light.
    case `default`, dark, light
}

/// Which letters a keyboard makes capitals by itself.
public enum UITextAutocapitalizationType: Int, Sendable {
    /// None; the first of each word; the first of each sentence; all.
    case none, words, sentences, allCharacters
}

/// Whether what is written is corrected.
public enum UITextAutocorrectionType: Int, Sendable {
    /// As the place has it, no, or yes.
    case `default`, no, yes
}

/// Whether words are looked up in a dictionary.
public enum UITextSpellCheckingType: Int, Sendable {
    /// As the place has it, no, or yes.
    case `default`, no, yes
}

/// What a field is for, so that the system can fill it in.
public struct UITextContentType: Hashable, RawRepresentable, Sendable {
    /// Its name.
    public let rawValue: String
    /// A kind of content by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A name.
    public static let name = Self(rawValue: "name")
    /// A name prefix.
    public static let namePrefix = Self(rawValue: "name-prefix")
    /// A given name.
    public static let givenName = Self(rawValue: "given-name")
    /// A middle name.
    public static let middleName = Self(rawValue: "middle-name")
    /// A family name.
    public static let familyName = Self(rawValue: "family-name")
    /// A name suffix.
    public static let nameSuffix = Self(rawValue: "name-suffix")
    /// A nickname.
    public static let nickname = Self(rawValue: "nickname")
    /// A job title.
    public static let jobTitle = Self(rawValue: "job-title")
    /// An organization name.
    public static let organizationName = Self(rawValue: "organization-name")
    /// A location.
    public static let location = Self(rawValue: "location")
    /// A full street address.
    public static let fullStreetAddress = Self(rawValue: "full-street-address")
    /// A street address line 1.
    public static let streetAddressLine1 = Self(rawValue: "street-address-line-1")
    /// A street address line 2.
    public static let streetAddressLine2 = Self(rawValue: "street-address-line-2")
    /// An address city.
    public static let addressCity = Self(rawValue: "address-city")
    /// An address state.
    public static let addressState = Self(rawValue: "address-state")
    /// An address city and state.
    public static let addressCityAndState = Self(rawValue: "address-city-and-state")
    /// A sublocality.
    public static let sublocality = Self(rawValue: "sublocality")
    /// A country name.
    public static let countryName = Self(rawValue: "country-name")
    /// A postal code.
    public static let postalCode = Self(rawValue: "postal-code")
    /// A telephone number.
    public static let telephoneNumber = Self(rawValue: "telephone-number")
    /// An email address.
    public static let emailAddress = Self(rawValue: "email-address")
    /// An address of the web.
    public static let URL = Self(rawValue: "url")
    /// A credit card number.
    public static let creditCardNumber = Self(rawValue: "credit-card-number")
    /// A credit card name.
    public static let creditCardName = Self(rawValue: "credit-card-name")
    /// A credit card given name.
    public static let creditCardGivenName = Self(rawValue: "credit-card-given-name")
    /// A credit card middle name.
    public static let creditCardMiddleName = Self(rawValue: "credit-card-middle-name")
    /// A credit card family name.
    public static let creditCardFamilyName = Self(rawValue: "credit-card-family-name")
    /// A credit card security code.
    public static let creditCardSecurityCode = Self(rawValue: "credit-card-security-code")
    /// A credit card expiration.
    public static let creditCardExpiration = Self(rawValue: "credit-card-expiration")
    /// A credit card expiration month.
    public static let creditCardExpirationMonth = Self(rawValue: "credit-card-expiration-month")
    /// A credit card expiration year.
    public static let creditCardExpirationYear = Self(rawValue: "credit-card-expiration-year")
    /// A credit card type.
    public static let creditCardType = Self(rawValue: "credit-card-type")
    /// A username.
    public static let username = Self(rawValue: "username")
    /// A password.
    public static let password = Self(rawValue: "password")
    /// A new password.
    public static let newPassword = Self(rawValue: "new-password")
    /// An one time code.
    public static let oneTimeCode = Self(rawValue: "one-time-code")
    /// A shipment tracking number.
    public static let shipmentTrackingNumber = Self(rawValue: "shipment-tracking-number")
    /// A flight number.
    public static let flightNumber = Self(rawValue: "flight-number")
    /// A date time.
    public static let dateTime = Self(rawValue: "date-time")
    /// A birthdate.
    public static let birthdate = Self(rawValue: "birthdate")
    /// A birthdate day.
    public static let birthdateDay = Self(rawValue: "birthdate-day")
    /// A birthdate month.
    public static let birthdateMonth = Self(rawValue: "birthdate-month")
    /// A birthdate year.
    public static let birthdateYear = Self(rawValue: "birthdate-year")
}

// Keyboards are not drawn here, nothing is filled in, and a script types what it says.

extension View {
    /// Which keys the keyboard has. No keyboard is drawn here.
    nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { self }

    /// What fields in this view are for. Nothing is filled in here.
    nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View { self }

    /// Which letters the keyboard makes capitals by itself. What a script types stays as it is.
    nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
}

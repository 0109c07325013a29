// SPDX-License-Identifier: MIT

// Generated from StandIns/UIKit-TextInput.table by `make stand-ins`: change the table instead.
// swift-format-ignore-file

import SwiftUICore
import Foundation
import Geometry
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
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
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
public enum UIReturnKeyType: Int, Sendable { case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue` }
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
public enum UIKeyboardAppearance: Int, Sendable { case `default`, dark, light }
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
public struct UITextContentType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let name = UITextContentType(rawValue: "name")
    public static let namePrefix = UITextContentType(rawValue: "name-prefix")
    public static let givenName = UITextContentType(rawValue: "given-name")
    public static let middleName = UITextContentType(rawValue: "middle-name")
    public static let familyName = UITextContentType(rawValue: "family-name")
    public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
    public static let nickname = UITextContentType(rawValue: "nickname")
    public static let jobTitle = UITextContentType(rawValue: "job-title")
    public static let organizationName = UITextContentType(rawValue: "organization-name")
    public static let location = UITextContentType(rawValue: "location")
    public static let fullStreetAddress = UITextContentType(rawValue: "full-street-address")
    public static let streetAddressLine1 = UITextContentType(rawValue: "street-address-line-1")
    public static let streetAddressLine2 = UITextContentType(rawValue: "street-address-line-2")
    public static let addressCity = UITextContentType(rawValue: "address-city")
    public static let addressState = UITextContentType(rawValue: "address-state")
    public static let addressCityAndState = UITextContentType(rawValue: "address-city-and-state")
    public static let sublocality = UITextContentType(rawValue: "sublocality")
    public static let countryName = UITextContentType(rawValue: "country-name")
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    public static let telephoneNumber = UITextContentType(rawValue: "telephone-number")
    public static let emailAddress = UITextContentType(rawValue: "email-address")
    public static let URL = UITextContentType(rawValue: "url")
    public static let creditCardNumber = UITextContentType(rawValue: "credit-card-number")
    public static let creditCardName = UITextContentType(rawValue: "credit-card-name")
    public static let creditCardGivenName = UITextContentType(rawValue: "credit-card-given-name")
    public static let creditCardMiddleName = UITextContentType(rawValue: "credit-card-middle-name")
    public static let creditCardFamilyName = UITextContentType(rawValue: "credit-card-family-name")
    public static let creditCardSecurityCode = UITextContentType(rawValue: "credit-card-security-code")
    public static let creditCardExpiration = UITextContentType(rawValue: "credit-card-expiration")
    public static let creditCardExpirationMonth = UITextContentType(rawValue: "credit-card-expiration-month")
    public static let creditCardExpirationYear = UITextContentType(rawValue: "credit-card-expiration-year")
    public static let creditCardType = UITextContentType(rawValue: "credit-card-type")
    public static let username = UITextContentType(rawValue: "username")
    public static let password = UITextContentType(rawValue: "password")
    public static let newPassword = UITextContentType(rawValue: "new-password")
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
    public static let flightNumber = UITextContentType(rawValue: "flight-number")
    public static let dateTime = UITextContentType(rawValue: "date-time")
    public static let birthdate = UITextContentType(rawValue: "birthdate")
    public static let birthdateDay = UITextContentType(rawValue: "birthdate-day")
    public static let birthdateMonth = UITextContentType(rawValue: "birthdate-month")
    public static let birthdateYear = UITextContentType(rawValue: "birthdate-year")
}
// The modifier has no effect: text fields are not filled in automatically.
extension View {
    public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View { withoutEffect(self, .keyboard) }
}
/// Reports every word as correct, with a warning: there is no dictionary.
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
@MainActor open class UITextChecker: NSObject {
    private static var learned: Set<String> = []
    public nonisolated override init() { super.init() }
    /// Warns and returns `NSNotFound`.
    open func rangeOfMisspelledWord(in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String) -> NSRange {
        HostServices.warn("UITextChecker has no dictionary here: all words count as spelled right")
        return NSRange(location: NSNotFound, length: 0)
    }
    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
    open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
    open func ignoreWord(_ wordToIgnore: String) {}
    /// Kept until the process ends.
    open class func learnWord(_ word: String) { learned.insert(word) }
    open class func unlearnWord(_ word: String) { learned.remove(word) }
    open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }
    open class var availableLanguages: [String] { ["en_US"] }
}
/// The field keeps its delegate but never calls it.
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
@MainActor @preconcurrency
public protocol UITextFieldDelegate: NSObjectProtocol {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    func textFieldDidBeginEditing(_ textField: UITextField)
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    func textFieldDidEndEditing(_ textField: UITextField)
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool
    func textFieldDidChangeSelection(_ textField: UITextField)
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}
extension UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    public func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool { true }
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
public struct UIDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
    public static let link = UIDataDetectorTypes(rawValue: 2)
    public static let address = UIDataDetectorTypes(rawValue: 4)
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
    public static let all = UIDataDetectorTypes(rawValue: UInt.max)
}
/// Kept and ignored.
open class NSTextContainer: NSObject {
    open var size = CGSize.zero
    open var lineFragmentPadding: CGFloat = 5
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
    open var maximumNumberOfLines = 0
    open var widthTracksTextView = true
    open var heightTracksTextView = false
    public override init() { super.init() }
    public init(size: CGSize) {
        self.size = size
    }
}
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
public enum UITextItemInteraction: Int, Sendable { case invokeDefaultAction, presentActions, preview }
/// The text view keeps its delegate but never calls it.
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
@MainActor @preconcurrency
public protocol UITextViewDelegate: UIScrollViewDelegate {
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    func textViewDidBeginEditing(_ textView: UITextView)
    func textViewDidEndEditing(_ textView: UITextView)
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    func textViewDidChange(_ textView: UITextView)
    func textViewDidChangeSelection(_ textView: UITextView)
    func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction) -> Bool
}
extension UITextViewDelegate {
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    public func textViewDidEndEditing(_ textView: UITextView) {}
    public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { true }
    public func textViewDidChange(_ textView: UITextView) {}
    public func textViewDidChangeSelection(_ textView: UITextView) {}
    public func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction) -> Bool { true }
}

// SPDX-License-Identifier: MIT

// Generated from StandIns/Contacts.table by `make stand-ins`: change the table instead.
// swift-format-ignore-file

import Foundation
public let CNContactIdentifierKey = "identifier"
public let CNContactNamePrefixKey = "namePrefix"
public let CNContactGivenNameKey = "givenName"
public let CNContactMiddleNameKey = "middleName"
public let CNContactFamilyNameKey = "familyName"
public let CNContactPreviousFamilyNameKey = "previousFamilyName"
public let CNContactNameSuffixKey = "nameSuffix"
public let CNContactNicknameKey = "nickname"
public let CNContactOrganizationNameKey = "organizationName"
public let CNContactDepartmentNameKey = "departmentName"
public let CNContactJobTitleKey = "jobTitle"
public let CNContactBirthdayKey = "birthday"
public let CNContactNoteKey = "note"
public let CNContactImageDataKey = "imageData"
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
public let CNContactImageDataAvailableKey = "imageDataAvailable"
public let CNContactTypeKey = "contactType"
public let CNContactPhoneNumbersKey = "phoneNumbers"
public let CNContactEmailAddressesKey = "emailAddresses"
public let CNContactPostalAddressesKey = "postalAddresses"
public let CNContactDatesKey = "dates"
public let CNContactUrlAddressesKey = "urlAddresses"
public let CNContactRelationsKey = "contactRelations"
public let CNContactSocialProfilesKey = "socialProfiles"
public let CNContactInstantMessageAddressesKey = "instantMessageAddresses"
public let CNLabelHome = "_$!<Home>!$_"
public let CNLabelWork = "_$!<Work>!$_"
public let CNLabelSchool = "_$!<School>!$_"
public let CNLabelOther = "_$!<Other>!$_"
public let CNLabelPhoneNumberiPhone = "iPhone"
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
public let CNLabelEmailiCloud = "iCloud"
public let CNLabelURLAddressHomePage = "_$!<HomePage>!$_"
public let CNErrorDomain = "CNErrorDomain"
public protocol CNKeyDescriptor {
}
extension NSString: CNKeyDescriptor {}
extension String: CNKeyDescriptor {}
public enum CNEntityType: Int, Sendable { case contacts }
public enum CNAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized, limited }
public enum CNContactType: Int, Sendable { case person, organization }
public enum CNContactSortOrder: Int, Sendable { case none, userDefault, givenName, familyName }
public enum CNContactFormatterStyle: Int, Sendable { case fullName, phoneticFullName }
open class CNContact: NSObject, @unchecked Sendable {
    public internal(set) var identifier = ""
    public internal(set) var contactType = CNContactType.person
    public internal(set) var namePrefix = "", givenName = "", middleName = "", familyName = "", nameSuffix = "", nickname = ""
    public internal(set) var organizationName = "", departmentName = "", jobTitle = "", note = ""
    public internal(set) var imageData: Data?
    public internal(set) var thumbnailImageData: Data?
    public internal(set) var birthday: DateComponents?
    public internal(set) var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
    public internal(set) var emailAddresses: [CNLabeledValue<NSString>] = []
    public internal(set) var urlAddresses: [CNLabeledValue<NSString>] = []
    public internal(set) var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
    open var imageDataAvailable: Bool { imageData != nil }
    public override init() { super.init() }
    open func isKeyAvailable(_ key: String) -> Bool { true }
    open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }
    open class func localizedString(forKey key: String) -> String { key }
    open class func predicateForContacts(matchingName name: String) -> NSPredicate { NSPredicate(value: false) }
    open class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate { NSPredicate(value: false) }
    open override func mutableCopy() -> Any {
        let copy = CNMutableContact()
        (copy.identifier, copy.contactType, copy.note) = (identifier, contactType, note)
        (copy.namePrefix, copy.givenName, copy.middleName, copy.familyName, copy.nameSuffix, copy.nickname) = (namePrefix, givenName, middleName, familyName, nameSuffix, nickname)
        (copy.organizationName, copy.departmentName, copy.jobTitle, copy.birthday) = (organizationName, departmentName, jobTitle, birthday)
        (copy.imageData, copy.thumbnailImageData, copy.phoneNumbers, copy.emailAddresses) = (imageData, thumbnailImageData, phoneNumbers, emailAddresses)
        (copy.urlAddresses, copy.postalAddresses) = (urlAddresses, postalAddresses)
        return copy
    }
}
open class CNMutableContact: CNContact, @unchecked Sendable {
    public override var contactType: CNContactType { get { super.contactType } set { super.contactType = newValue } }
    public override var namePrefix: String { get { super.namePrefix } set { super.namePrefix = newValue } }
    public override var givenName: String { get { super.givenName } set { super.givenName = newValue } }
    public override var middleName: String { get { super.middleName } set { super.middleName = newValue } }
    public override var familyName: String { get { super.familyName } set { super.familyName = newValue } }
    public override var nickname: String { get { super.nickname } set { super.nickname = newValue } }
    public override var organizationName: String { get { super.organizationName } set { super.organizationName = newValue } }
    public override var jobTitle: String { get { super.jobTitle } set { super.jobTitle = newValue } }
    public override var note: String { get { super.note } set { super.note = newValue } }
    public override var imageData: Data? { get { super.imageData } set { super.imageData = newValue } }
    public override var birthday: DateComponents? { get { super.birthday } set { super.birthday = newValue } }
    public override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { get { super.phoneNumbers } set { super.phoneNumbers = newValue } }
    public override var emailAddresses: [CNLabeledValue<NSString>] { get { super.emailAddresses } set { super.emailAddresses = newValue } }
    public override var urlAddresses: [CNLabeledValue<NSString>] { get { super.urlAddresses } set { super.urlAddresses = newValue } }
    public override var postalAddresses: [CNLabeledValue<CNPostalAddress>] { get { super.postalAddresses } set { super.postalAddresses = newValue } }
}
open class CNLabeledValue<ValueType>: NSObject {
    public let identifier = ""
    public let label: String?
    public let value: ValueType
    public init(label: String?, value: ValueType) {
        (self.label, self.value) = (label, value)
    }
    open class func localizedString(forLabel label: String) -> String {
        label.replacingOccurrences(of: "_$!<", with: "").replacingOccurrences(of: ">!$_", with: "")
    }
}
open class CNPhoneNumber: NSObject, @unchecked Sendable {
    public let stringValue: String
    public init(stringValue: String) { self.stringValue = stringValue }
}
open class CNPostalAddress: NSObject, @unchecked Sendable {
    public internal(set) var street = "", city = "", state = "", postalCode = "", country = "", isoCountryCode = ""
    public override init() { super.init() }
}
open class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {
    public override var street: String { get { super.street } set { super.street = newValue } }
    public override var city: String { get { super.city } set { super.city = newValue } }
    public override var state: String { get { super.state } set { super.state = newValue } }
    public override var postalCode: String { get { super.postalCode } set { super.postalCode = newValue } }
    public override var country: String { get { super.country } set { super.country = newValue } }
}
open class CNContactFetchRequest: NSObject {
    open var keysToFetch: [any CNKeyDescriptor]
    open var predicate: NSPredicate?
    open var sortOrder = CNContactSortOrder.none
    open var unifyResults: Bool = true
    open var mutableObjects: Bool = true
    public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}
open class CNSaveRequest: NSObject {
    public override init() { super.init() }
    open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
    open func update(_ contact: CNMutableContact) {}
    open func delete(_ contact: CNMutableContact) {}
}
/// An address book to which access is denied.
open class CNContactStore: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { .denied }
    open func requestAccess(for entityType: CNEntityType, completionHandler: @escaping (Bool, (any Error)?) -> Void) {
        completionHandler(false, CNError(.authorizationDenied))
    }
    @discardableResult open func requestAccess(for entityType: CNEntityType) async throws -> Bool { throw CNError(.authorizationDenied) }
    open func enumerateContacts(with fetchRequest: CNContactFetchRequest,
            usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void) throws { throw CNError(.authorizationDenied) }
    open func unifiedContacts(matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]) throws -> [CNContact] {
        throw CNError(.authorizationDenied)
    }
    open func unifiedContact(withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]) throws -> CNContact {
        throw CNError(.authorizationDenied)
    }
    open func execute(_ saveRequest: CNSaveRequest) throws { throw CNError(.authorizationDenied) }
}
public struct CNError: Error {
    public enum Code: Int, Sendable { case communicationError = 1, dataAccessError, authorizationDenied = 100, recordDoesNotExist = 200 }
    public let code: Code
    public init(_ code: Code) {
        self.code = code
    }
}
open class CNContactFormatter: Formatter, @unchecked Sendable {
    open var style = CNContactFormatterStyle.fullName
    open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
        let names = [contact.givenName, contact.familyName].filter { !$0.isEmpty }
        return names.isEmpty ? nil : names.joined(separator: " ")
    }
    open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor { CNContactGivenNameKey as NSString }
    open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }
}
open class CNPostalAddressFormatter: Formatter, @unchecked Sendable {
    open class func string(from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle) -> String {
        [postalAddress.street, postalAddress.postalCode + " " + postalAddress.city, postalAddress.country].joined(separator: "\n")
    }
}
public enum CNPostalAddressFormatterStyle: Int, Sendable { case mailingAddress }

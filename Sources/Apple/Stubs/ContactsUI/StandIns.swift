// SPDX-License-Identifier: MIT

// Generated from StandIns/ContactsUI.table by `make stand-ins`: change the table instead.
// swift-format-ignore-file

import Contacts
import Foundation
import UIKitTypes
open class CNContactPickerViewController: UIViewController {
    open var displayedPropertyKeys: [String]?
    open var predicateForEnablingContact: NSPredicate?
    open var predicateForSelectionOfContact: NSPredicate?
    open var predicateForSelectionOfProperty: NSPredicate?
    open weak var delegate: (any CNContactPickerDelegate)?
}
/// The picker keeps its delegate, but never calls it.
@MainActor @preconcurrency
public protocol CNContactPickerDelegate: AnyObject {
    func contactPickerDidCancel(_ picker: CNContactPickerViewController)
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
}
extension CNContactPickerDelegate {
    public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {}
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {}
}
open class CNContactViewController: UIViewController {
    public private(set) var contact = CNContact()
    open var allowsEditing: Bool = true
    open var allowsActions: Bool = true
    open var contactStore: CNContactStore?
    open weak var delegate: (any CNContactViewControllerDelegate)?
    public convenience init(for contact: CNContact) {
        self.init()
        self.contact = contact
    }
    public convenience init(forNewContact contact: CNContact?) { self.init() }
    public convenience init(forUnknownContact contact: CNContact) {
        self.init()
        self.contact = contact
    }
}
@MainActor @preconcurrency
public protocol CNContactViewControllerDelegate: AnyObject {
    func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
}
extension CNContactViewControllerDelegate {
    public func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?) {}
}

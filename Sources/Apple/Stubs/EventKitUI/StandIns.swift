// SPDX-License-Identifier: MIT

// Generated from StandIns/EventKitUI.table by `make stand-ins`: change the table instead.
// swift-format-ignore-file

import EventKit
import Foundation
import UIKitTypes
public enum EKEventEditViewAction: Int, Sendable { case canceled, saved, deleted }
public enum EKEventViewAction: Int, Sendable { case done, responded, deleted }
open class EKEventEditViewController: UINavigationController {
    open var event: EKEvent?
    open var eventStore: EKEventStore!
    open weak var editViewDelegate: (any EKEventEditViewDelegate)?
    open func cancelEditing() {}
}
@MainActor @preconcurrency
public protocol EKEventEditViewDelegate: NSObjectProtocol {
    func eventEditViewController(_ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
}
open class EKEventViewController: UIViewController {
    open var event: EKEvent!
    open var allowsEditing: Bool = false
    open var allowsCalendarPreview: Bool = false
    open weak var delegate: (any EKEventViewDelegate)?
}
@MainActor @preconcurrency
public protocol EKEventViewDelegate: NSObjectProtocol {
    func eventViewController(_ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
}

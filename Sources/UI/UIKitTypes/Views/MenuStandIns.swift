// SPDX-License-Identifier: MIT

// Generated from StandIns/UIKit-Menus.table by `make stand-ins`: change the table instead.
// swift-format-ignore-file

import Foundation
import Quartz2D
import Geometry
import UniformTypeIdentifiers
import SwiftUICore
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
@MainActor @preconcurrency
open class UIMenuElement: NSObject {
    public enum State: Int, Sendable { case off, on, mixed }
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let disabled = Attributes(rawValue: 1)
        public static let destructive = Attributes(rawValue: 2)
        public static let hidden = Attributes(rawValue: 4)
        public static let keepsMenuPresented = Attributes(rawValue: 8)
    }
    public internal(set) var title: String
    open var subtitle: String?
    public internal(set) var image: UIImage?
    init(title: String = "", subtitle: String? = nil, image: UIImage? = nil) {
        (self.title, self.subtitle, self.image) = (title, subtitle, image)
        super.init()
    }
}
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
open class UIAction: UIMenuElement {
    public struct Identifier: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }
    public let identifier: Identifier
    open var discoverabilityTitle: String?
    open var attributes: Attributes
    open var state: State
    /// The control whose `sendActions(for:)` performed the action.
    public internal(set) var sender: Any?
    private let handler: UIActionHandler
    public init(title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
            discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
            handler: @escaping UIActionHandler) {
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, subtitle: subtitle, image: image)
    }
    func perform(on sender: Any?) {
        self.sender = sender
        handler(self)
    }
}
public typealias UIActionHandler = @MainActor (UIAction) -> Void
/// Kept and not shown.
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
open class UIMenu: UIMenuElement {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let displayInline = Options(rawValue: 1)
        public static let destructive = Options(rawValue: 2)
        public static let singleSelection = Options(rawValue: 32)
    }
    public enum ElementSize: Int, Sendable { case small, medium, large, automatic = -1 }
    public struct Identifier: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let application = Identifier(rawValue: "application")
        public static let file = Identifier(rawValue: "file")
        public static let edit = Identifier(rawValue: "edit")
        public static let view = Identifier(rawValue: "view")
        public static let window = Identifier(rawValue: "window")
        public static let help = Identifier(rawValue: "help")
        public static let about = Identifier(rawValue: "about")
        public static let preferences = Identifier(rawValue: "preferences")
        public static let services = Identifier(rawValue: "services")
        public static let hide = Identifier(rawValue: "hide")
        public static let quit = Identifier(rawValue: "quit")
        public static let newScene = Identifier(rawValue: "newScene")
        public static let openRecent = Identifier(rawValue: "openRecent")
        public static let close = Identifier(rawValue: "close")
        public static let print = Identifier(rawValue: "print")
        public static let document = Identifier(rawValue: "document")
        public static let undoRedo = Identifier(rawValue: "undoRedo")
        public static let standardEdit = Identifier(rawValue: "standardEdit")
        public static let find = Identifier(rawValue: "find")
        public static let replace = Identifier(rawValue: "replace")
        public static let share = Identifier(rawValue: "share")
        public static let textStyle = Identifier(rawValue: "textStyle")
        public static let spelling = Identifier(rawValue: "spelling")
        public static let spellingPanel = Identifier(rawValue: "spellingPanel")
        public static let substitutions = Identifier(rawValue: "substitutions")
        public static let transformations = Identifier(rawValue: "transformations")
        public static let speech = Identifier(rawValue: "speech")
        public static let lookup = Identifier(rawValue: "lookup")
        public static let learn = Identifier(rawValue: "learn")
        public static let format = Identifier(rawValue: "format")
        public static let font = Identifier(rawValue: "font")
        public static let textSize = Identifier(rawValue: "textSize")
        public static let textColor = Identifier(rawValue: "textColor")
        public static let textStylePasteboard = Identifier(rawValue: "textStylePasteboard")
        public static let text = Identifier(rawValue: "text")
        public static let writingDirection = Identifier(rawValue: "writingDirection")
        public static let alignment = Identifier(rawValue: "alignment")
        public static let toolbar = Identifier(rawValue: "toolbar")
        public static let sidebar = Identifier(rawValue: "sidebar")
        public static let fullscreen = Identifier(rawValue: "fullscreen")
        public static let minimizeAndZoom = Identifier(rawValue: "minimizeAndZoom")
        public static let bringAllToFront = Identifier(rawValue: "bringAllToFront")
        public static let root = Identifier(rawValue: "root")
    }
    public let identifier: Identifier
    public let children: [UIMenuElement]
    public let options: Options
    open var preferredElementSize: ElementSize
    public init(title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
            options: Options = [], preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []) {
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.preferredElementSize = preferredElementSize
        self.children = children
        self.options = options
        super.init(title: title, subtitle: subtitle, image: image)
    }
}
/// Keeps its actions and text fields; is never presented.
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
open class UIAlertController: UIViewController {
    public enum Style: Int, Sendable { case actionSheet, alert }
    public private(set) var preferredStyle = Style.alert
    open var message: String?
    open private(set) var actions: [UIAlertAction] = []
    open var preferredAction: UIAlertAction?
    open private(set) var textFields: [UITextField]?
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
    }
    open func addAction(_ action: UIAlertAction) { actions.append(action) }
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let field = UITextField()
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
    }
}
/// An action whose handler is never called, because no alert is presented.
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
@MainActor @preconcurrency
open class UIAlertAction: NSObject {
    public enum Style: Int, Sendable { case `default`, cancel, destructive }
    public let title: String?
    public let style: Style
    open var isEnabled = true
    package let handler: ((UIAlertAction) -> Void)?
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        (self.title, self.style, self.handler) = (title, style, handler)
        super.init()
    }
}
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}
/// A controller that keeps its settings but presents nothing.
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
@MainActor @preconcurrency
open class UIPresentationController: NSObject {
    // Unowned, because the presented controller owns this object.
    public unowned let presentedViewController: UIViewController
    private weak var presenting: UIViewController?
    /// The presented controller, if there is none that presents it.
    open var presentingViewController: UIViewController { presenting ?? presentedViewController }
    /// Kept and never called.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        (self.presentedViewController, presenting) = (presentedViewController, presentingViewController)
    }
    /// Always nil: controllers are presented without a container.
    open var containerView: UIView? { nil }
    open var presentedView: UIView? { presentedViewController.view }
    open var frameOfPresentedViewInContainerView: CGRect { .zero }
    open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
    open var overrideTraitCollection: UITraitCollection?
    open var shouldPresentInFullscreen: Bool { false }
    open var shouldRemovePresentersView: Bool { false }
    open func containerViewWillLayoutSubviews() {}
    open func containerViewDidLayoutSubviews() {}
    open func presentationTransitionWillBegin() {}
    open func dismissalTransitionWillBegin() {}
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
}
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
open class UIPopoverPresentationController: UIPresentationController {
    open var sourceView: UIView?
    open var sourceRect = CGRect.zero
    open var permittedArrowDirections = UIPopoverArrowDirection.any
    open var backgroundColor: UIColor?
}
/// The presentation controller keeps its delegate but never calls it.
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
@MainActor @preconcurrency
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}
extension UIAdaptivePresentationControllerDelegate {
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .automatic }
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
}
/// Keeps its settings; draws no calendar.
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
open class UICalendarView: UIView {
    /// A decoration that keeps nothing: the calendar is not drawn.
    @MainActor @preconcurrency
    open class Decoration: NSObject {
        public enum Size: Int, Sendable { case small, medium, large }
        public override init() { super.init() }
        public init(image: UIImage?, color: UIColor? = nil, size: Size = .medium) { super.init() }
        public init(customViewProvider: @escaping () -> UIView) { super.init() }
        public class func `default`(color: UIColor? = nil, size: Size = .medium) -> Decoration { Decoration() }
        public class func image(_ image: UIImage?, color: UIColor? = nil, size: Size = .medium) -> Decoration { Decoration(image: image, color: color, size: size) }
        public class func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration { Decoration(customViewProvider: customViewProvider) }
    }
    /// Kept and never called.
    open weak var delegate: (any UICalendarViewDelegate)?
    open var selectionBehavior: UICalendarSelection?
    open var calendar = Calendar.current
    open var locale = Locale.current
    open var timeZone: TimeZone?
    open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture)
    open var visibleDateComponents = DateComponents()
    open var fontDesign = UIFontDescriptor.SystemDesign.default
    open var wantsDateDecorations = true
    open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
        visibleDateComponents = dateComponents
    }
    open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {}
}
/// The calendar keeps its delegate but never calls it.
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
@MainActor @preconcurrency
public protocol UICalendarViewDelegate: NSObjectProtocol {
    func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents) -> UICalendarView.Decoration?
    func calendarView(_ calendarView: UICalendarView,
            didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}
extension UICalendarViewDelegate {
    public func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents) -> UICalendarView.Decoration? { nil }
    public func calendarView(_ calendarView: UICalendarView,
            didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents) {}
}
/// A selection that only code changes: no user selects dates here.
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
@MainActor @preconcurrency
open class UICalendarSelection: NSObject {
    open func updateSelectableDates() {}
}
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
open class UICalendarSelectionSingleDate: UICalendarSelection {
    /// Kept and never called.
    open weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
    open var selectedDate: DateComponents?
    public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }
    open func setSelected(_ dateComponents: DateComponents?, animated: Bool) { selectedDate = dateComponents }
}
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
@MainActor @preconcurrency
public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
    func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool
}
extension UICalendarSelectionSingleDateDelegate {
    public func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool { true }
}
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
open class UICalendarSelectionMultiDate: UICalendarSelection {
    /// Kept and never called.
    open weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
    open var selectedDates: [DateComponents] = []
    public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }
    open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) { self.selectedDates = selectedDates }
}
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
@MainActor @preconcurrency
public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
}
/// Picks nothing: there are neither photos nor cameras, and it is never presented.
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
open class UIImagePickerController: UINavigationController {
    public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
    public enum CameraDevice: Int, Sendable { case rear, front }
    public enum CameraCaptureMode: Int, Sendable { case photo, video }
    public enum CameraFlashMode: Int, Sendable { case off = -1, auto, on }
    public enum QualityType: Int, Sendable { case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540 }
    public enum ImageURLExportPreset: Int, Sendable { case compatible, current }
    public struct InfoKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
        public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
        public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
        public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
        public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
    }
    open var sourceType = SourceType.photoLibrary
    open var mediaTypes = ["public.image"]
    open var allowsEditing = false
    open var cameraDevice = CameraDevice.rear
    open var cameraCaptureMode = CameraCaptureMode.photo
    open var cameraFlashMode = CameraFlashMode.auto
    open var showsCameraControls = true
    open var cameraOverlayView: UIView?
    open var cameraViewTransform = CGAffineTransform.identity
    open var videoQuality = QualityType.typeMedium
    open var videoMaximumDuration: TimeInterval = 600
    open var videoExportPreset = ""
    open var imageExportPreset = ImageURLExportPreset.compatible
    open func takePicture() {}
    open func stopVideoCapture() {}
    open func startVideoCapture() -> Bool { false }
    private weak var listener: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
    /// Kept and never called. A delegate that is not a `UIImagePickerControllerDelegate` is dropped.
    open override var delegate: (any UINavigationControllerDelegate)? {
        get { listener }
        set { listener = newValue as? any UIImagePickerControllerDelegate & UINavigationControllerDelegate }
    }
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { nil }
    open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
    open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
    open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }
}
/// The picker keeps its delegate, but never calls it.
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
@MainActor @preconcurrency
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
    func imagePickerController(_ picker: UIImagePickerController,
            didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}
extension UIImagePickerControllerDelegate {
    public func imagePickerController(_ picker: UIImagePickerController,
            didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]) {}
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}
/// Picks nothing: it is never presented.
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
open class UIDocumentPickerViewController: UIViewController {
    /// Kept and never called.
    open weak var delegate: (any UIDocumentPickerDelegate)?
    open var allowsMultipleSelection = false
    open var shouldShowFileExtensions = false
    open var directoryURL: URL?
    public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) { super.init(nibName: nil, bundle: nil) }
    public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
        self.init(forOpeningContentTypes: contentTypes, asCopy: false)
    }
    public init(forExporting urls: [URL], asCopy: Bool) { super.init(nibName: nil, bundle: nil) }
    public convenience init(forExporting urls: [URL]) { self.init(forExporting: urls, asCopy: false) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
/// The picker keeps its delegate, but never calls it.
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
@MainActor @preconcurrency
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}
extension UIDocumentPickerDelegate {
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
/// The scroll view keeps its delegate but never calls it.
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
@MainActor @preconcurrency
public protocol UIScrollViewDelegate: NSObjectProtocol {
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>)
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
}
extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    public func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>) {}
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}

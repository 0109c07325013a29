// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import UniformTypeIdentifiers

/// Picks nothing: there are neither photos nor cameras, and it is never presented.
open class UIImagePickerController: UINavigationController {
    public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
    public enum CameraDevice: Int, Sendable { case rear, front }
    public struct InfoKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    }

    open var sourceType = SourceType.photoLibrary
    open var mediaTypes = ["public.image"]
    open var allowsEditing = false
    open var cameraDevice = CameraDevice.rear
    private weak var listener: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
    /// Kept and never called. A delegate that is not a `UIImagePickerControllerDelegate` is dropped.
    open override var delegate: (any UINavigationControllerDelegate)? {
        get { listener }
        set { listener = newValue as? any UIImagePickerControllerDelegate & UINavigationControllerDelegate }
    }
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { nil }
}

/// Kept by the picker; none of its methods is called.
@MainActor @preconcurrency
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    public func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {}
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

/// Picks nothing: it is never presented.
open class UIDocumentPickerViewController: UIViewController {
    /// Kept and never called.
    open weak var delegate: (any UIDocumentPickerDelegate)?
    open var allowsMultipleSelection = false
    open var directoryURL: URL?
    open var shouldShowFileExtensions = false

    public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
        super.init(nibName: nil, bundle: nil)
    }
    public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
        self.init(forOpeningContentTypes: contentTypes, asCopy: false)
    }
    public init(forExporting urls: [URL], asCopy: Bool) { super.init(nibName: nil, bundle: nil) }
    public convenience init(forExporting urls: [URL]) { self.init(forExporting: urls, asCopy: false) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Kept by the picker; none of its methods is called.
@MainActor @preconcurrency
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

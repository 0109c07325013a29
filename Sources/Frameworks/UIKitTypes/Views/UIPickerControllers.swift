// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import UniformTypeIdentifiers

/// Takes and chooses pictures; there are none here.
open class UIImagePickerController: UINavigationController {
    /// Where pictures come from.
    public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
    /// Which camera.
    public enum CameraDevice: Int, Sendable { case rear, front }
    /// What is said of a picture.
    public struct InfoKey: Hashable, RawRepresentable, Sendable {
        /// The name.
        public let rawValue: String
        /// A name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A `UIImage`.
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// A `UIImage` that somebody has changed.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// A `URL`.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
        /// A `URL`.
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
        /// A `String`.
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    }

    /// Where pictures come from.
    open var sourceType = SourceType.photoLibrary
    /// Pictures or films.
    open var mediaTypes = ["public.image"]
    /// Whether somebody may change it.
    open var allowsEditing = false
    /// Which camera.
    open var cameraDevice = CameraDevice.rear
    private weak var listener: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
    /// Told which picture: none.
    open override var delegate: (any UINavigationControllerDelegate)? {
        get { listener }
        set { listener = newValue as? any UIImagePickerControllerDelegate & UINavigationControllerDelegate }
    }
    /// False: there are neither pictures nor cameras.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
    /// None.
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { nil }
}

/// Told which picture was chosen: none.
@MainActor @preconcurrency
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
    /// A picture was chosen.
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    /// None was chosen.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    /// Nothing.
    public func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {}
    /// Nothing.
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

/// Chooses files; nobody chooses here.
open class UIDocumentPickerViewController: UIViewController {
    /// Told which files: none.
    open weak var delegate: (any UIDocumentPickerDelegate)?
    /// Whether several may be chosen.
    open var allowsMultipleSelection = false
    /// Where it begins.
    open var directoryURL: URL?
    /// Whether ends of names are shown.
    open var shouldShowFileExtensions = false

    /// Files of types, to open.
    public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
        super.init(nibName: nil, bundle: nil)
    }
    /// Files of types, to open.
    public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
        self.init(forOpeningContentTypes: contentTypes, asCopy: false)
    }
    /// Where files are to be put.
    public init(forExporting urls: [URL], asCopy: Bool) { super.init(nibName: nil, bundle: nil) }
    /// Where files are to be put.
    public convenience init(forExporting urls: [URL]) { self.init(forExporting: urls, asCopy: false) }
    /// Nothing is decoded here: no files.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Told which files were chosen: none.
@MainActor @preconcurrency
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
    /// Files were chosen.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    /// None were chosen.
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
    /// Nothing.
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
    /// Nothing.
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

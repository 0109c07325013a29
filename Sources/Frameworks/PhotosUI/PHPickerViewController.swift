// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import UIKit
import Interaction

/// What may be chosen, and how.
public struct PHPickerConfiguration {
    /// Which pictures; nil: all.
    public var filter: PHPickerFilter?
    /// How many; 0: any number.
    public var selectionLimit = 1
    /// In which form.
    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
    /// In which order.
    public var selection = Selection.default
    /// What was chosen before.
    public var preselectedAssetIdentifiers: [String] = []

    /// In which form.
    public enum AssetRepresentationMode: Int, Sendable { case automatic, current, compatible }
    /// In which order.
    public enum Selection: Int, Sendable { case `default`, ordered, continuous, continuousAndOrdered }

    /// One picture.
    public init() {}
}

/// Chooses pictures, of which there are none.
open class PHPickerViewController: UIViewController {
    /// What may be chosen, and how.
    public let configuration: PHPickerConfiguration
    /// Told what was chosen: nothing.
    open weak var delegate: (any PHPickerViewControllerDelegate)?

    /// Chooses pictures.
    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }
    /// Chooses pictures: nothing is decoded here.
    public required init?(coder: NSCoder) {
        configuration = PHPickerConfiguration()
        super.init(coder: coder)
    }
}

/// Told what was chosen: nothing.
@MainActor @preconcurrency
public protocol PHPickerViewControllerDelegate: AnyObject {
    /// Pictures were chosen; none: it was closed.
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// A picture that was chosen.
public struct PHPickerResult {
    /// What holds it.
    public let itemProvider: NSItemProvider
    /// Its name among all pictures.
    public let assetIdentifier: String?
}

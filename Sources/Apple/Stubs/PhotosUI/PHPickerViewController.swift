// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import UIKit
import Interaction

public struct PHPickerConfiguration {
    public var filter: PHPickerFilter?
    public var selectionLimit = 1
    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
    public var selection = Selection.default
    public var preselectedAssetIdentifiers: [String] = []

    public enum AssetRepresentationMode: Int, Sendable { case automatic, current, compatible }
    public enum Selection: Int, Sendable { case `default`, ordered, continuous, continuousAndOrdered }

    public init() {}
}

/// Picks nothing and is never presented: there is no photo library.
open class PHPickerViewController: UIViewController {
    public let configuration: PHPickerConfiguration
    /// Kept and never called.
    open weak var delegate: (any PHPickerViewControllerDelegate)?

    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) {
        configuration = PHPickerConfiguration()
        super.init(coder: coder)
    }
}

/// Kept by the picker; never called.
@MainActor @preconcurrency
public protocol PHPickerViewControllerDelegate: AnyObject {
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

public struct PHPickerResult {
    public let itemProvider: NSItemProvider
    public let assetIdentifier: String?
}

// SPDX-License-Identifier: MIT

// UIKit's types, and the modules that UIKit re-exports. SwiftUI re-exports the same modules.
@_exported import CoreImage
@_exported import Foundation
@_exported import Geometry
@_exported import NotificationTypes
@_exported import PreviewSupport
@_exported import UIKitTypes

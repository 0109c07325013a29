// SPDX-License-Identifier: MIT

// The modules whose public names view code uses under `import SwiftUI`.
@_exported import AppStructure
@_exported import Screens
@_exported import Foundation
@_exported import Geometry
@_exported import Motion
@_exported import NotificationTypes
@_exported import Observation
@_exported import PreviewSupport
@_exported import Quartz2D
@_exported import UIKitTypes
@_exported import URLLoading
@_exported import UniformTypeIdentifiers

// SPDX-License-Identifier: MIT

// What UIKit hands on, and what view code takes from it: SwiftUI hands on the same.
@_exported import Foundation
@_exported import Geometry
@_exported import PreviewSupport
@_exported import UIKitTypes

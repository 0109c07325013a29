// SPDX-License-Identifier: MIT

@_exported import Quartz2D
@_exported import UIKitTypes

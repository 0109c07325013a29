// SPDX-License-Identifier: MIT

// The name that view code imports to be heard. Only the player is here; on Apple's systems the framework holds more.
@_exported import Foundation

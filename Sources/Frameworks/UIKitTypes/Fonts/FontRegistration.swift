// SPDX-License-Identifier: MIT

import Foundation
import VirtualTime
import Quartz2D

/// How far a registration of fonts reaches.
public enum CTFontManagerScope: UInt32, Sendable {
    /// Nowhere.
    case none
    /// This process.
    case process
    /// All of a user's.
    case persistent
    /// Until the user goes.
    case session
}

/// Makes the fonts of a file known. Those in the folders that `render` looks through are known without it; others are not
/// added here, which a warning says. The result is whether there is such a file.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    guard FileManager.default.fileExists(atPath: fontURL.path) else { return false }
    HostServices.warn(
        "CTFontManagerRegisterFontsForURL: \(fontURL.lastPathComponent) is used where it lies among the fonts that are known"
    )
    return true
}

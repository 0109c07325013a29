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
    warnOfRegistration("CTFontManagerRegisterFontsForURL: \(fontURL.lastPathComponent)")
    return true
}

/// A font of a file's bytes.
public final class CGFont: Sendable {
    /// Its PostScript name; not read here.
    public let postScriptName: CFString?

    /// nil where there are no bytes.
    public init?(_ provider: CGDataProvider) {
        guard provider.data?.isEmpty == false else { return nil }
        postScriptName = nil
    }
}

/// Makes a font known. Those in the folders that `render` looks through are known without it; others are not added here, which
/// a warning says.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    warnOfRegistration("CTFontManagerRegisterGraphicsFont: a font")
    return true
}

private func warnOfRegistration(_ font: String) {
    HostServices.warn("\(font) is used where its file lies among the fonts that are known")
}

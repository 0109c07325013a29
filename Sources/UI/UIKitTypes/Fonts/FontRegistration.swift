// SPDX-License-Identifier: MIT

import Foundation
import VirtualTime
import Quartz2D

public enum CTFontManagerScope: UInt32, Sendable {
    case none
    case process
    case persistent
    case session
}

/// Registers nothing and warns: `render` uses the fonts in its font folders. The result is whether the file exists.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    guard FileManager.default.fileExists(atPath: fontURL.path) else { return false }
    warnOfRegistration("CTFontManagerRegisterFontsForURL: \(fontURL.lastPathComponent)")
    return true
}

public final class CGFont: Sendable {
    /// Always nil: the font's bytes are not read.
    public let postScriptName: CFString?

    /// Nil if the provider has no bytes.
    public init?(_ provider: CGDataProvider) {
        guard provider.data?.isEmpty == false else { return nil }
        postScriptName = nil
    }
}

/// Registers nothing and warns: `render` uses the fonts in its font folders.
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

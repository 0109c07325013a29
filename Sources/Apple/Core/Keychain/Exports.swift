// SPDX-License-Identifier: MIT

// Foundation declares these names on Apple's platforms; files that import only Foundation use them with the keychain.
@_exported import typealias Quartz2D.CFBoolean
@_exported import typealias Quartz2D.CFDictionary
@_exported import typealias Quartz2D.CFString
@_exported import typealias Quartz2D.CFTypeRef
@_exported import let Quartz2D.kCFBooleanFalse
@_exported import let Quartz2D.kCFBooleanTrue

// SPDX-License-Identifier: MIT

import Foundation
import VirtualTime

// What Core Foundation calls what Foundation has. There is one of each here, so that `as` leads from one to the other.

/// A string.
public typealias CFString = String
/// An address.
public typealias CFURL = URL
/// An error.
public typealias CFError = NSError
/// Values by keys.
public typealias CFDictionary = [AnyHashable: Any]
/// A number.
public typealias CFNumber = NSNumber
/// Any object.
public typealias CFTypeRef = AnyObject
/// A place in a list.
public typealias CFIndex = Int
/// Seconds since the beginning of 2001.
public typealias CFAbsoluteTime = Double
/// Seconds.
public typealias CFTimeInterval = Double

/// Of a bundle's information: the number of its build.
public let kCFBundleVersionKey: CFString! = "CFBundleVersion"
/// Of a bundle's information: its name.
public let kCFBundleNameKey: CFString! = "CFBundleName"
/// Of a bundle's information: its identifier.
public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
/// Of a bundle's information: the program in it.
public let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"

/// The bytes of `theData`; they are valid as long as nobody changes it.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
    guard let theData, !theData.isEmpty else { return nil }
    return theData.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
        // A few bytes lie in the value itself, which moves: they get a place of their own, for good.
        guard theData.count < 64 else { return bytes.baseAddress?.assumingMemoryBound(to: UInt8.self) }
        let place = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 1)
        place.copyMemory(from: bytes)
        return UnsafePointer(place.baseAddress?.assumingMemoryBound(to: UInt8.self))
    }
}

/// How many bytes `theData` has.
public func CFDataGetLength(_ theData: CFData?) -> CFIndex { theData?.count ?? 0 }

/// The present moment of the host at work, in seconds since the beginning of 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { VirtualClock.now }

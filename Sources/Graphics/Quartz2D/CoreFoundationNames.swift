// SPDX-License-Identifier: MIT

import Foundation
import VirtualTime

// Core Foundation's names are aliases of Foundation's types, so that `as` casts between them.

public typealias CFString = String
public typealias CFURL = URL
public typealias CFError = NSError
public typealias CFDictionary = [AnyHashable: Any]
public typealias CFNumber = NSNumber
public typealias CFTypeRef = AnyObject
public typealias CFIndex = Int
public typealias CFAbsoluteTime = Double
public typealias CFTimeInterval = Double

public typealias CFBoolean = NSNumber
public let kCFBooleanTrue: CFBoolean! = true
public let kCFBooleanFalse: CFBoolean! = false

public let kCFBundleVersionKey: CFString! = "CFBundleVersion"
public let kCFBundleNameKey: CFString! = "CFBundleName"
public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
public let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"

/// The pointer is valid until `theData` changes.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
    guard let theData, !theData.isEmpty else { return nil }
    return theData.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
        // `Data` stores a few bytes inline, so their address is unstable. Copies short data to memory that is never
        // freed.
        guard theData.count < 64 else { return bytes.baseAddress?.assumingMemoryBound(to: UInt8.self) }
        let place = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 1)
        place.copyMemory(from: bytes)
        return UnsafePointer(place.baseAddress?.assumingMemoryBound(to: UInt8.self))
    }
}

public func CFDataGetLength(_ theData: CFData?) -> CFIndex { theData?.count ?? 0 }

/// Returns the virtual time of the current host, in seconds since 1 January 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { VirtualClock.now }

// SPDX-License-Identifier: MIT

import Foundation

/// The number of a sound of the system.
public typealias SystemSoundID = UInt32
/// A number that says what went wrong; 0: nothing.
public typealias OSStatus = Int32
/// Buzzes.
public let kSystemSoundID_Vibrate: SystemSoundID = 4095

/// Nothing: the sounds of a system are not here.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}
/// Nothing: the sounds of a system are not here.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}
/// Calls the block: the sounds of a system are not here.
public func AudioServicesPlaySystemSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) { inCompletionBlock?() }
/// Calls the block: the sounds of a system are not here.
public func AudioServicesPlayAlertSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) { inCompletionBlock?() }
/// -1500, as for a sound that cannot be played.
public func AudioServicesCreateSystemSoundID(
    _ inFileURL: URL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus { -1500 }
/// Nothing: no sound was made.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus { 0 }

// SPDX-License-Identifier: MIT

// Generated from StandIns/AudioToolbox.table by `make stand-ins`: change the table instead.
// swift-format-ignore-file

import Foundation
import FoundationAdditions
public typealias SystemSoundID = UInt32
public let kSystemSoundID_Vibrate: SystemSoundID = 4095
/// Does nothing: there are no system sounds. The same holds for the functions below.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}
/// Calls the block immediately.
public func AudioServicesPlaySystemSoundWithCompletion(_ inSystemSoundID: SystemSoundID,
        _ inCompletionBlock: (() -> Void)?) {
    inCompletionBlock?()

}
/// Calls the block immediately.
public func AudioServicesPlayAlertSoundWithCompletion(_ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?) {
    inCompletionBlock?()

}
/// Always fails, with -1500; leaves `outSystemSoundID` unchanged.
public func AudioServicesCreateSystemSoundID(_ inFileURL: URL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>) -> OSStatus { -1500 }
@discardableResult public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus { 0 }

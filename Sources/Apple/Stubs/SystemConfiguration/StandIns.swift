// SPDX-License-Identifier: MIT

// Generated from StandIns/SystemConfiguration.table by `make stand-ins`: change the table instead.
// swift-format-ignore-file

import Dispatch
import Foundation
open class SCNetworkReachability: @unchecked Sendable {
    init() {}
}
public struct SCNetworkReachabilityFlags: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1)
    public static let reachable = SCNetworkReachabilityFlags(rawValue: 2)
    public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 4)
    public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 8)
    public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 16)
    public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 32)
    public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 65536)
    public static let isDirect = SCNetworkReachabilityFlags(rawValue: 131072)
    public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 262144)
}
public typealias SCNetworkReachabilityCallBack = (SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?) -> Void
public struct SCNetworkReachabilityContext {
    public var version: Int
    public var info: UnsafeMutableRawPointer?
    public var retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?
    public var release: ((UnsafeRawPointer) -> Void)?
    public var copyDescription: ((UnsafeRawPointer) -> Unmanaged<AnyObject>)?
    public init(version: Int, info: UnsafeMutableRawPointer?, retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?, release: ((UnsafeRawPointer) -> Void)?, copyDescription: ((UnsafeRawPointer) -> Unmanaged<AnyObject>)?) {
        (self.version, self.info, self.retain, self.release, self.copyDescription) = (version, info, retain, release, copyDescription)
    }
}
public func SCNetworkReachabilityCreateWithName(_ allocator: AnyObject?, _ nodename: UnsafePointer<CChar>)
        -> SCNetworkReachability? { SCNetworkReachability() }
public func SCNetworkReachabilityCreateWithAddress(_ allocator: AnyObject?, _ address: UnsafePointer<sockaddr>)
        -> SCNetworkReachability? { SCNetworkReachability() }
/// No flag is set: the host is not reachable.
@discardableResult public func SCNetworkReachabilityGetFlags(_ target: SCNetworkReachability,
        _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>) -> Bool {
    flags.pointee = []
    return true
}
@discardableResult public func SCNetworkReachabilitySetCallback(_ target: SCNetworkReachability,
        _ callout: SCNetworkReachabilityCallBack?, _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?)
        -> Bool { true }
@discardableResult public func SCNetworkReachabilitySetDispatchQueue(_ target: SCNetworkReachability, _ queue: DispatchQueue?)
        -> Bool { true }

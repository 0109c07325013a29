// SPDX-License-Identifier: MIT

import Dispatch
import Foundation
import VirtualTime

/// A way to others. There is none here: renderings do without the network.
public struct NWPath: Equatable, Sendable {
    /// Whether the way can be taken.
    public enum Status: Sendable { case satisfied, unsatisfied, requiresConnection }
    /// Why it cannot.
    public enum UnsatisfiedReason: Sendable {
        case notAvailable, cellularDenied, wifiDenied, localNetworkDenied, vpnInactive
    }

    /// It cannot.
    public let status = Status.unsatisfied
    /// There is none.
    public let unsatisfiedReason = UnsatisfiedReason.notAvailable
    /// None.
    public let availableInterfaces: [NWInterface] = []
    /// Whether it costs.
    public let isExpensive = false
    /// Whether somebody saves on it.
    public let isConstrained = false
    /// Whether there are addresses of the old kind.
    public let supportsIPv4 = false
    /// Whether there are addresses of the new kind.
    public let supportsIPv6 = false
    /// Whether names are looked up.
    public let supportsDNS = false
    /// False.
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { false }
}

/// What ways go through.
public struct NWInterface: Hashable, Sendable {
    /// What kind of thing.
    public enum InterfaceType: Hashable, Sendable { case other, wifi, cellular, wiredEthernet, loopback }
    /// What kind of thing.
    public let type: InterfaceType
    /// What the system calls it.
    public let name: String
}

/// Tells which ways there are. It says once that there is none.
public final class NWPathMonitor: @unchecked Sendable {
    /// The way that there is.
    public let currentPath = NWPath()
    /// Told of a way, when the monitor has started.
    public var pathUpdateHandler: (@Sendable (_ newPath: NWPath) -> Void)?
    /// Told that the monitor has ended.
    public var cancelHandler: (@Sendable () -> Void)?
    /// Where the handler is called.
    public let queue: DispatchQueue? = nil
    private var isCancelled = false

    /// Of all ways.
    public init() {}
    /// Of ways through a kind of thing.
    public init(requiredInterfaceType: NWInterface.InterfaceType) {}
    /// Of ways but those through some kinds of things.
    public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {}

    /// Says, in virtual time, that there is no way.
    public func start(queue: VirtualDispatchQueue) { start() }
    /// Says, in virtual time, that there is no way.
    @_disfavoredOverload
    public func start(queue: DispatchQueue) { start() }
    private func start() {
        VirtualDispatchQueue.main.async { [self] in if !isCancelled { pathUpdateHandler?(currentPath) } }
    }
    /// Says nothing more.
    public func cancel() {
        isCancelled = true
        cancelHandler?()
    }
}

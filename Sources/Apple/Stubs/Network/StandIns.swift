// SPDX-License-Identifier: MIT

// Generated from StandIns/Network.table by `make stand-ins`: change the table instead.
// swift-format-ignore-file

import Dispatch
import Foundation
import VirtualTime
/// Always unsatisfied, even with `render --network`.
public struct NWPath: Equatable, Sendable {
    public enum Status: Sendable { case satisfied, unsatisfied, requiresConnection }
    public enum UnsatisfiedReason: Sendable { case notAvailable, cellularDenied, wifiDenied, localNetworkDenied, vpnInactive }
    public let status = Status.unsatisfied
    public let unsatisfiedReason = UnsatisfiedReason.notAvailable
    public let availableInterfaces: [NWInterface] = []
    public let isExpensive = false
    public let isConstrained = false
    public let supportsIPv4 = false
    public let supportsIPv6 = false
    public let supportsDNS = false
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { false }
}
public struct NWInterface: Hashable, Sendable {
    public enum InterfaceType: Hashable, Sendable { case other, wifi, cellular, wiredEthernet, loopback }
    public let type: InterfaceType
    public let name: String
}
/// Reports an unsatisfied path once after it starts.
public final class NWPathMonitor: AsyncSequence, @unchecked Sendable {
    public typealias Element = NWPath
    public struct AsyncIterator: AsyncIteratorProtocol, Sendable {
        private var hasReported = false
        /// The path once, then the end.
        public mutating func next() async -> NWPath? {
            defer { hasReported = true }
            return hasReported ? nil : NWPath()
        }
        public init() {}
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    public let currentPath = NWPath()
    public var pathUpdateHandler: (@Sendable (_ newPath: NWPath) -> Void)?
    public var cancelHandler: (@Sendable () -> Void)?
    /// Always nil: handlers run on the view's queue.
    public let queue: DispatchQueue? = nil
    private var isCancelled = false
    public init() {}
    /// Reports the same path for all interface types.
    public init(requiredInterfaceType: NWInterface.InterfaceType) {}
    /// Reports the same path for all interface types.
    public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {}
    /// Reports the path once, on the virtual clock; ignores `queue`.
    public func start(queue: VirtualDispatchQueue) { start() }
    /// Reports the path once, on the virtual clock; ignores `queue`.
    @_disfavoredOverload public func start(queue: DispatchQueue) { start() }
    private func start() {
        VirtualDispatchQueue.main.async { [self] in if !isCancelled { pathUpdateHandler?(currentPath) } }
    }
    public func cancel() {
        isCancelled = true
        cancelHandler?()
    }
}

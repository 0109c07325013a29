// SPDX-License-Identifier: MIT

// Generated from StandIns/BackgroundTasks.table by `make stand-ins`: change the table instead.
// swift-format-ignore-file

import Foundation
import VirtualTime
open class BGTask: NSObject, @unchecked Sendable {
    public let identifier = ""
    open var expirationHandler: (() -> Void)?
    override init() { super.init() }
    open func setTaskCompleted(success: Bool) {}
}
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}
open class BGProcessingTask: BGTask, @unchecked Sendable {}
open class BGTaskRequest: NSObject {
    public let identifier: String
    open var earliestBeginDate: Date?
    init(_ identifier: String) { self.identifier = identifier }
}
open class BGAppRefreshTaskRequest: BGTaskRequest {
    public init(identifier: String) { super.init(identifier) }
}
open class BGProcessingTaskRequest: BGTaskRequest {
    open var requiresNetworkConnectivity: Bool = false
    open var requiresExternalPower: Bool = false
    public init(identifier: String) { super.init(identifier) }
}
open class BGTaskScheduler: NSObject, @unchecked Sendable {
    public static let shared = BGTaskScheduler()
    public struct Error: Swift.Error {
        public enum Code: Int, Sendable { case unavailable = 1, tooManyPendingTaskRequests, notPermitted }
        public let code: Code
    }
    @discardableResult open func register(forTaskWithIdentifier identifier: String, using queue: VirtualDispatchQueue?, launchHandler: @escaping (BGTask) -> Void) -> Bool { true }
    open func submit(_ taskRequest: BGTaskRequest) throws {}
    open func cancel(taskRequestWithIdentifier identifier: String) {}
    open func cancelAllTaskRequests() {}
    open func getPendingTaskRequests(completionHandler: @escaping ([BGTaskRequest]) -> Void) { completionHandler([]) }
    open func pendingTaskRequests() async -> [BGTaskRequest] { [] }
}

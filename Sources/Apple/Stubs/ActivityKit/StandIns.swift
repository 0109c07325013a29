// SPDX-License-Identifier: MIT

// Generated from StandIns/ActivityKit.table by `make stand-ins`: change the table instead.
// swift-format-ignore-file

import Foundation
import SwiftUI
public protocol ActivityAttributes: Codable {
    associatedtype ContentState: Codable, Hashable
}
public struct ActivityContent<State: Codable & Hashable & Sendable>: Sendable {
    public var state: State
    public var staleDate: Date?
    public var relevanceScore: Double
    public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
        self.state = state
        self.staleDate = staleDate
        self.relevanceScore = relevanceScore
    }
}
public enum ActivityState: Sendable { case active, ended, dismissed, stale, pending }
public struct ActivityUIDismissalPolicy: Equatable, Sendable {
    private let date: Date?
    public static let `default` = ActivityUIDismissalPolicy(date: nil)
    public static let immediate = ActivityUIDismissalPolicy(date: .distantPast)
    public static func after(_ date: Date) -> ActivityUIDismissalPolicy { ActivityUIDismissalPolicy(date: date) }
}
public struct PushType: Sendable {
    public static let token = PushType()
}
public struct AlertConfiguration: Sendable {
    public struct AlertSound: Sendable {
        public static let `default` = AlertSound()
        public static func named(_ name: String) -> AlertSound { AlertSound() }
    }
    public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {}
}
public enum ActivityAuthorizationError: Error { case unsupported, denied, targetMaximumExceeded, visibility }
open class ActivityAuthorizationInfo: @unchecked Sendable {
    open var areActivitiesEnabled: Bool { false }
    open var frequentPushesEnabled: Bool { false }
    public init() {}
}
/// A live activity. None can be started: `request` always throws.
open class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable where Attributes.ContentState: Sendable {
    public typealias ContentState = Attributes.ContentState
    public let id = ""
    public let attributes: Attributes
    public private(set) var content: ActivityContent<Attributes.ContentState>
    open var contentState: Attributes.ContentState { content.state }
    open var activityState: ActivityState { .dismissed }
    open var pushToken: Data? { nil }
    open class var activities: [Activity<Attributes>] { [] }
    private init(attributes: Attributes, content: ActivityContent<Attributes.ContentState>) {
        self.attributes = attributes
        self.content = content
    }
    public static func request(attributes: Attributes, content: ActivityContent<Attributes.ContentState>, pushType: PushType? = nil) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }
    public static func request(attributes: Attributes, contentState: Attributes.ContentState, pushType: PushType? = nil) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }
    open func update(_ content: ActivityContent<Attributes.ContentState>) async { self.content = content }
    open func update(_ content: ActivityContent<Attributes.ContentState>, alertConfiguration: AlertConfiguration?) async { self.content = content }
    open func update(using contentState: Attributes.ContentState, alertConfiguration: AlertConfiguration? = nil) async {}
    open func end(_ content: ActivityContent<Attributes.ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default) async {}
    open func end(using contentState: Attributes.ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default) async {}
    open var activityStateUpdates: AsyncStream<ActivityState> { AsyncStream { $0.finish() } }
    open var contentUpdates: AsyncStream<ActivityContent<Attributes.ContentState>> { AsyncStream { $0.finish() } }
    open var pushTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }
}

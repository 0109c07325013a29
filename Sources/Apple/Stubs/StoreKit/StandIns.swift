// SPDX-License-Identifier: MIT

// Generated from StandIns/StoreKit.table by `make stand-ins`: change the table instead.
// swift-format-ignore-file

import Foundation
import SwiftUI
import ViewGraph
/// Does nothing when called.
@MainActor public struct RequestReviewAction: Sendable {
    nonisolated init() {}
    public func callAsFunction() {}
}
extension EnvironmentValues {
    public var requestReview: RequestReviewAction { RequestReviewAction() }
}
public enum SKStoreReviewController {
    @MainActor public static func requestReview() {}
    @MainActor public static func requestReview(in windowScene: UIWindowScene) {}
}

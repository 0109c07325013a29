// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import ViewGraph

/// Asks people what they think of the app. Nobody is asked here.
@MainActor
public struct RequestReviewAction: Sendable {
    nonisolated init() {}

    /// Asks.
    public func callAsFunction() {}
}

extension EnvironmentValues {
    /// Asks people what they think of the app.
    public var requestReview: RequestReviewAction { RequestReviewAction() }
}

/// Asks people what they think of the app, for UIKit.
public enum SKStoreReviewController {
    /// Nobody is asked here.
    @MainActor public static func requestReview() {}
    /// Nobody is asked here.
    @MainActor public static func requestReview(in windowScene: UIWindowScene) {}
}

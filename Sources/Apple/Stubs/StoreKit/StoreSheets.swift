// SPDX-License-Identifier: MIT

import Controls
import SwiftUI

private let noStore = "the sheets of the App Store are not shown here"

extension Transaction {
    public enum RefundRequestStatus: Hashable, Sendable { case userCancelled, success }
    public enum RefundRequestError: Error, Hashable, Sendable { case duplicateRequest, failed }
}

extension View {
    /// Warns and resets `isPresented`.
    public nonisolated func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View {
        warning(noStore, instead: isPresented)
    }
    /// Warns and resets `isPresented`.
    public nonisolated func manageSubscriptionsSheet(
        isPresented: Binding<Bool>, subscriptionGroupID: String
    ) -> some View { warning(noStore, instead: isPresented) }
    /// Warns and resets `isPresented`; `onCompletion` is never called.
    public nonisolated func offerCodeRedemption(
        isPresented: Binding<Bool>, onCompletion: @escaping (Result<Void, any Error>) -> Void = { _ in }
    ) -> some View { warning(noStore, instead: isPresented) }
    /// Warns and resets `isPresented`.
    public nonisolated func appStoreOverlay(
        isPresented: Binding<Bool>, configuration: @escaping () -> SKOverlay.Configuration
    ) -> some View { warning(noStore, instead: isPresented) }
    /// Warns and resets `isPresented`; `onDismiss` is never called.
    public nonisolated func refundRequestSheet(
        for transactionID: UInt64, isPresented: Binding<Bool>,
        onDismiss: ((Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>) -> Void)? = nil
    ) -> some View { warning(noStore, instead: isPresented) }
}

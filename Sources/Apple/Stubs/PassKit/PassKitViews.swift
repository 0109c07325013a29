// SPDX-License-Identifier: MIT

import Controls
import SwiftUI
import UIKitTypes

/// Draws the fallback, because no card can pay; without a fallback, a grey box with the button's name.
@MainActor @preconcurrency public struct PayWithApplePayButton<Fallback: View>: View {
    private nonisolated(unsafe) let fallback: Fallback?

    public nonisolated init(
        _ label: PayWithApplePayButtonLabel = .plain, action: @escaping () -> Void,
        @ViewBuilder fallback: () -> Fallback
    ) { self.fallback = fallback() }
    public nonisolated init(
        _ label: PayWithApplePayButtonLabel = .plain, request: PKPaymentRequest,
        onPaymentAuthorizationChange: @escaping (PayWithApplePayButtonPaymentAuthorizationPhase) -> Void,
        @ViewBuilder fallback: () -> Fallback
    ) { self.fallback = fallback() }
    public nonisolated init(_ label: PayWithApplePayButtonLabel = .plain, action: @escaping () -> Void)
    where Fallback == EmptyView { fallback = nil }
    public nonisolated init(
        _ label: PayWithApplePayButtonLabel = .plain, request: PKPaymentRequest,
        onPaymentAuthorizationChange: @escaping (PayWithApplePayButtonPaymentAuthorizationPhase) -> Void
    ) where Fallback == EmptyView { fallback = nil }

    public var body: some View {
        if let fallback { fallback } else { NamedField("PayWithApplePayButton") }
    }
}

/// Draws the fallback, because there is no library of passes; without a fallback, a grey box with the button's name.
@MainActor @preconcurrency public struct AddPassToWalletButton<Fallback: View>: View {
    private nonisolated(unsafe) let fallback: Fallback?

    public nonisolated init(
        _ passes: [PKPass], onCompletion: @escaping (Bool) -> Void, @ViewBuilder fallback: () -> Fallback
    ) { self.fallback = fallback() }
    public nonisolated init(_ passes: [PKPass], onCompletion: @escaping (Bool) -> Void)
    where Fallback == EmptyView { fallback = nil }
    public nonisolated init(action: @escaping () -> Void) where Fallback == EmptyView { fallback = nil }

    public var body: some View {
        if let fallback { fallback } else { NamedField("AddPassToWalletButton") }
    }
}

extension View {
    public nonisolated func payWithApplePayButtonStyle(_ style: PayWithApplePayButtonStyle) -> some View {
        withoutEffect(self, .system)
    }
    public nonisolated func addPassToWalletButtonStyle(_ style: AddPassToWalletButtonStyle) -> some View {
        withoutEffect(self, .system)
    }
}

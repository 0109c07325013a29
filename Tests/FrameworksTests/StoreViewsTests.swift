// SPDX-License-Identifier: MIT

import Foundation
import Inspection
import PassKit
import StoreKit
import SwiftUI
import TestSupport
import Testing

/// Views of services that are not here are grey boxes with a name; their other parts are drawn.
@MainActor
@Suite struct StoreViewsTests {
    private func texts<V: View>(_ view: V) throws -> [String] {
        let stage = Stage(400, 400) { view }
        _ = try stage.list()
        return stage.host.viewTree().entries.compactMap(\.text)
    }

    @Test func storesAreNamed() throws {
        #expect(try texts(ProductView(id: "coin")) == ["ProductView coin"])
        #expect(try texts(StoreView(ids: ["coin", "gem"])) == ["StoreView coin, gem"])
        let store = SubscriptionStoreView(groupID: "pass") { Text("Join") }
            .subscriptionStoreControlStyle(.prominentPicker)
            .storeButton(.visible, for: .restorePurchases)
        #expect(try texts(store) == ["Join", "SubscriptionStoreView pass"])
    }

    @Test func tasksOfTheStoreEndWithNothing() throws {
        struct Status: View {
            @State private var text = "none"
            var body: some View {
                Text(text).subscriptionStatusTask(for: "pass") { state in
                    text = state.value.map { "\($0.count) subscriptions" } ?? "loading"
                }
            }
        }
        let stage = Stage(200, 100) { Status() }
        _ = try stage.list(at: 0)
        _ = try stage.list(at: 1)
        #expect(stage.host.viewTree().entries.compactMap(\.text) == ["0 subscriptions"])
    }

    /// No card can pay, so the fallback is shown.
    @Test func payButtonsShowTheirFallback() throws {
        #expect(!PKPaymentAuthorizationController.canMakePayments())
        #expect(try texts(PayWithApplePayButton(action: {}, fallback: { Text("Pay by card") })) == ["Pay by card"])
        #expect(try texts(PayWithApplePayButton(action: {})) == ["PayWithApplePayButton"])
    }
}

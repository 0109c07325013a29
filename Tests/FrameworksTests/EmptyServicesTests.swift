// SPDX-License-Identifier: MIT

import Foundation
import OSLog
import StoreKit
import SwiftUI
import TestSupport
import Testing
import UIKit

/// Frameworks without their services, such as a store: their types work, and requests fail with the framework's own
/// errors.
@MainActor @Suite struct EmptyServicesTests {
    @Test func animatorsRunAtOnce() {
        var lines: [String] = []
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { lines.append("first") }
        animator.addAnimations { lines.append("second") }
        animator.addCompletion { lines.append("\($0)") }
        animator.startAnimation()
        animator.startAnimation()
        #expect(lines == ["first", "second", "end"])
    }

    @Test func detentsResolve() throws {
        final class Context: NSObject, UISheetPresentationControllerDetentResolutionContext {
            let containerTraitCollection = UIScreen.main.traitCollection
            let maximumDetentValue: CGFloat = 800
        }
        let controller = UIViewController()
        let sheet = try #require(controller.sheetPresentationController)
        sheet.animateChanges { sheet.detents = [.medium(), .custom { $0.maximumDetentValue * 0.2 }, .large()] }
        #expect(sheet.detents.map { $0.resolvedValue(in: Context()) } == [400, 160, 800])
        #expect(sheet.presentingViewController === controller)
    }

    @Test func theLogIsEmpty() throws {
        let store = try OSLogStore(scope: .currentProcessIdentifier)
        #expect(try Array(store.getEntries(at: store.position(timeIntervalSinceEnd: -60))).isEmpty)
    }

    @Test func paymentsFail() async {
        final class Observer: NSObject, SKPaymentTransactionObserver, SKProductsRequestDelegate {
            var heard: [String] = []
            func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]) {
                heard.append("updated")
            }
            func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) { heard.append("restored") }
            func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
                heard.append("products")
            }
            func request(_ request: SKRequest, didFailWithError error: any Error) {
                heard.append("\((error as? SKError)?.code == .storeProductNotAvailable)")
            }
        }
        let observer = Observer()
        let queue = SKPaymentQueue.default()
        queue.add(observer)
        let payment = SKMutablePayment(product: SKProduct())
        payment.quantity = 3
        queue.add(payment)
        queue.restoreCompletedTransactions()
        queue.remove(observer)
        queue.restoreCompletedTransactions()
        let request = SKProductsRequest(productIdentifiers: ["pro"])
        request.delegate = observer
        request.start()
        #expect(observer.heard == ["restored", "true"])
        #expect(payment.quantity == 3 && SKPayment().quantity == 1 && queue.transactions.isEmpty)
    }

    @Test func codesHaveBounds() {
        func code(_ version: Int, _ mask: UInt8) -> CIQRCodeDescriptor? {
            CIQRCodeDescriptor(
                payload: Data([1]), symbolVersion: version, maskPattern: mask, errorCorrectionLevel: .levelM)
        }
        #expect(code(1, 0)?.errorCorrectionLevel.rawValue == 77 && code(40, 7) != nil)
        #expect(code(0, 0) == nil && code(41, 0) == nil && code(1, 8) == nil)
    }

    @Test func clockUnits() {
        #expect(NSEC_PER_SEC == NSEC_PER_MSEC * MSEC_PER_SEC && NSEC_PER_SEC == NSEC_PER_USEC * USEC_PER_SEC)
    }
}

// SPDX-License-Identifier: MIT

import Foundation
import OSLog
import SwiftUI
import TestSupport
import Testing
import UIKit

/// Frameworks whose services do not exist here answer in the way of their failures.
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

    @Test func clockUnits() {
        #expect(NSEC_PER_SEC == NSEC_PER_MSEC * MSEC_PER_SEC && NSEC_PER_SEC == NSEC_PER_USEC * USEC_PER_SEC)
    }
}

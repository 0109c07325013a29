// SPDX-License-Identifier: MIT

import Foundation
import Motion
import TestSupport
import Testing
import SwiftUICore

private enum HurryKey: TransactionKey { static let defaultValue = 1.0 }

extension Transaction {
    fileprivate var hurry: Double {
        get { self[HurryKey.self] }
        set { self[HurryKey.self] = newValue }
    }
}

@Suite @MainActor struct TransactionKeyTests {
    private struct Traveller: View {
        let remote: Handle
        let notes: Notes
        @State private var isOn = false

        var body: some View {
            Box().offset(x: isOn ? 40 : 0)
                .transaction { transaction in
                    notes.add("\(transaction.hurry)")
                    if transaction.hurry > 1 { transaction.animation = .linear(duration: 1).speed(transaction.hurry) }
                }
                .onAppear { remote.run = { withTransaction(\.hurry, 2) { isOn.toggle() } } }
        }
    }

    @Test func theyReachTheViewsThatChange() throws {
        let (remote, notes) = (Handle(), Notes())
        let stage = Stage { Traveller(remote: remote, notes: notes) }
        #expect(try stage.xs() == [45])
        #expect(Set(notes.lines) == ["1.0"])
        remote.run()
        _ = try stage.list(at: 0)
        #expect(notes.lines.last == "2.0")
        #expect(try stage.xs(at: 0.25) == [65], "twice as fast")
        #expect(try stage.xs(at: 0.5) == [85])
    }

    @Test func theDefaultStandsInUntilAValueIsSet() {
        var transaction = Transaction()
        #expect(transaction.hurry == 1)
        transaction.hurry = 3
        #expect(transaction.hurry == 3)
        #expect(Transaction(animation: .default).hurry == 1)
    }

    @Test func innerBlocksKeepTheValuesOfOuterOnes() throws {
        let (remote, notes) = (Handle(), Notes())
        struct Nested: View {
            let remote: Handle
            let notes: Notes
            @State private var isOn = false
            var body: some View {
                Box().offset(x: isOn ? 40 : 0)
                    .transaction { notes.add("\($0.hurry) \($0.isContinuous)") }
                    .onAppear {
                        remote.run = {
                            withTransaction(\.hurry, 2) { withTransaction(\.isContinuous, true) { isOn = true } }
                        }
                    }
            }
        }
        let stage = Stage { Nested(remote: remote, notes: notes) }
        _ = try stage.list()
        remote.run()
        _ = try stage.list(at: 0)
        #expect(notes.lines.last == "2.0 true")
    }
}

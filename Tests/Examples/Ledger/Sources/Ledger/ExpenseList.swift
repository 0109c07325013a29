// SPDX-License-Identifier: MIT

import SwiftUI

/// A list of expenses, each with its title and a bar as long as its amount.
public struct ExpenseList: View {
    private let expenses: [Expense]

    public init(_ expenses: [Expense]) { self.expenses = expenses }

    public var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            ForEach(expenses) { expense in
                VStack(alignment: .leading, spacing: 2) {
                    Text(expense.title)
                    Capsule().fill(.blue).frame(width: CGFloat(expense.cents) / 100, height: 6)
                }
            }
        }
        .padding()
    }
}

#Preview(traits: .sizeThatFitsLayout) {
    ExpenseList([Expense(id: 1, title: "Tea", cents: 12_000), Expense(id: 2, title: "Cake", cents: 4_500)])
}

// SPDX-License-Identifier: MIT

import SwiftUI

private struct Berths<Mark: View>: View {
    @ViewBuilder let mark: (Bool) -> Mark

    var body: some View {
        VStack(alignment: .leading) {
            ForEach(1..<5) { number in
                HStack {
                    mark(number == 2)
                    Text("Berth \(number)")
                }
            }
        }
    }
}

#Preview("Bad", traits: .fixedLayout(width: 200, height: 130)) {
    Berths { taken in Circle().fill(taken ? .red : .green).frame(width: 14, height: 14) }
}

#Preview("Good", traits: .fixedLayout(width: 200, height: 130)) {
    Berths { taken in
        Image(systemName: taken ? "xmark.circle.fill" : "checkmark.circle.fill").foregroundStyle(taken ? .red : .green)
            .accessibilityLabel(taken ? "taken" : "free")
    }
}

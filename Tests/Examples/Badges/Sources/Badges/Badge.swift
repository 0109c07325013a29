// SPDX-License-Identifier: MIT

import SwiftUI

/// A count on a red capsule, which pops up when it appears. From 100 on, the text is "99+".
public struct Badge: View {
    private let count: Int
    @State private var isShown = false

    public init(count: Int) { self.count = count }

    public var body: some View {
        Text(count < 100 ? "\(count)" : "99+")
            .font(.system(size: 28, weight: .bold))
            .foregroundStyle(.white)
            .padding(.horizontal, 14)
            .frame(minWidth: 52, minHeight: 52)
            .background(Capsule().fill(.red))
            .scaleEffect(isShown ? 1 : 0.2)
            .animation(.spring(duration: 0.5, bounce: 0.4), value: isShown)
            .padding(8)
            .onAppear { isShown = true }
    }
}

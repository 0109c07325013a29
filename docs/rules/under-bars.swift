// SPDX-License-Identifier: MIT

import SwiftUI

#Preview("Bad") {
    VStack {
        Text("Harbour").font(.headline)
        Spacer()
    }
    .ignoresSafeArea()
}

#Preview("Good") {
    VStack {
        Text("Harbour").font(.headline)
        Spacer()
    }
}

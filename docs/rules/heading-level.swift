// SPDX-License-Identifier: MIT

import SwiftUI

#Preview("Bad", traits: .fixedLayout(width: 200, height: 110)) {
    VStack(alignment: .leading) {
        Text("Harbour").font(.title).accessibilityAddTraits(.isHeader).accessibilityHeading(.h1)
        Text("Ferries").font(.headline).accessibilityAddTraits(.isHeader).accessibilityHeading(.h3)
    }
}

#Preview("Good", traits: .fixedLayout(width: 200, height: 110)) {
    VStack(alignment: .leading) {
        Text("Harbour").font(.title).accessibilityAddTraits(.isHeader).accessibilityHeading(.h1)
        Text("Ferries").font(.headline).accessibilityAddTraits(.isHeader).accessibilityHeading(.h2)
    }
}

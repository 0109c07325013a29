// SPDX-License-Identifier: MIT

import SwiftUI

#Preview("Bad", traits: .fixedLayout(width: 200, height: 110)) {
    Color.white
}

#Preview("Good", traits: .fixedLayout(width: 200, height: 110)) {
    ContentUnavailableView("No notes", systemImage: "note.text")
}

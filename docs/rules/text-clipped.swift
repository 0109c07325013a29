// SPDX-License-Identifier: MIT

import SwiftUI

#Preview("Bad", traits: .fixedLayout(width: 200, height: 110)) {
    Text("Low tide at six").font(.largeTitle).fixedSize()
        .frame(width: 160).background(.yellow).clipShape(.rect(cornerRadius: 12))
}

#Preview("Good", traits: .fixedLayout(width: 200, height: 110)) {
    Text("Low tide at six").font(.headline).fixedSize()
        .frame(width: 160, height: 48).background(.yellow).clipShape(.rect(cornerRadius: 12))
}

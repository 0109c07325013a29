// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

/// Lines in several weights and colours, the first with a counter.
struct TextLines: View {
    var body: some View {
        Moment { time in
            VStack(alignment: .leading, spacing: 1) {
                Text("Frame \(Int(time * 30))").font(.system(size: 12).monospacedDigit())
                ForEach(0..<60, id: \.self) { index in
                    Text("Line \(index): the quick brown fox, ").foregroundStyle(.gray)
                        + Text("jumps over").bold() + Text(" the lazy dog").italic()
                }
                .font(.system(size: 11))
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }
}

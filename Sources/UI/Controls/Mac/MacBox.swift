// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import SwiftUICore

/// The group box of macOS: the label above a box with a thin line.
struct MacBox: View {
    let configuration: GroupBoxStyleConfiguration

    var body: some View {
        let shape = RoundedRectangle(cornerRadius: 6)
        VStack(alignment: .leading, spacing: 4) {
            if configuration.hasLabel { configuration.label.font(.subheadline.weight(.medium)).padding(.leading, 8) }
            configuration.content
                .padding(8)
                .background {
                    shape.fill(.quinary)
                    shape.strokeBorder(Color.bezelLine, lineWidth: 0.5)
                }
        }
    }
}

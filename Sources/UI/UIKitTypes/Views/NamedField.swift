// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

/// A grey box that shows a name, in place of a view that cannot be drawn.
package struct NamedField: View {
    private let name: String

    /// - Parameter name: The type of the missing view.
    package init(_ name: String) { self.name = name }

    package var body: some View {
        ZStack {
            Rectangle().fill(Color(UIColor.tertiarySystemFill))
            Rectangle().strokeBorder(Color(UIColor.separator), style: StrokeStyle(lineWidth: 1, dash: [4, 3]))
            Text(verbatim: name).font(.caption).foregroundColor(.secondary).lineLimit(1).padding(4)
        }
    }
}

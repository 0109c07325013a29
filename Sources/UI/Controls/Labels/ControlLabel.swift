// SPDX-License-Identifier: MIT

import Foundation
import SwiftUICore

/// The label of a control. Several texts become a column: the title, then smaller grey lines. Other views become a row.
struct ControlLabel<Label: View>: View, UnnamedView {
    let label: Label

    init(_ label: Label) { self.label = label }

    var body: some View {
        if let texts = Self.texts(of: label), texts.count > 1 {
            VStack(alignment: .leading, spacing: 0) {
                texts[0]
                ForEach(1..<texts.count, id: \.self) { texts[$0].font(.subheadline).foregroundStyle(.secondary) }
            }
        } else {
            HStack { label }
        }
    }

    /// The texts of a label that consists of nothing but texts; nil for other labels.
    private static func texts(of label: Label) -> [Text]? {
        guard let tuple = label as? any AnyViewList else { return nil }
        var texts: [Text] = []
        for view in tuple.views {
            if let text = view as? Text {
                texts.append(text)
            } else if let text = view as? Text? {
                if let text { texts.append(text) }
            } else {
                return nil
            }
        }
        return texts
    }
}

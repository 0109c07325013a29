// SPDX-License-Identifier: MIT

import Foundation
import Views

/// A wheel of all values, 216 points high.
struct WheelPicker: View {
    let picker: _PickerConfiguration

    var body: some View {
        ChildReader {
            picker.content.font(WheelMetrics.font).lineLimit(1)
        } result: { options in
            Wheel(
                count: options.count, chosen: options.firstIndex { picker.selection.isChosen($0) } ?? 0,
                choose: { picker.selection.choose(options[$0]) }
            ) {
                options[$0]
            }
        }
        .hiddenLabel(picker.label)
    }
}

// SPDX-License-Identifier: MIT

import Foundation
import Quartz2D
import UIKitTypes

extension Binding where Value == CGColor {
    fileprivate var color: Binding<Color> {
        Binding<Color>(get: { Color(cgColor: wrappedValue) }, set: { wrappedValue = UIColor($0).cgColor })
    }
}

extension ColorPicker {
    public init(selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.init(selection: selection.color, supportsOpacity: supportsOpacity, label: label)
    }
}

extension ColorPicker where Label == Text {
    public init(_ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
        self.init(selection: selection.color, supportsOpacity: supportsOpacity) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
        self.init(selection: selection.color, supportsOpacity: supportsOpacity) { Text(title) }
    }
}

// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

extension ChartContent {
    /// What the marks are called.
    public func accessibilityLabel(_ label: Text) -> some ChartContent {
        attributes { $0.accessibility.label = $0.accessibility.label ?? label }
    }

    /// What the marks are called.
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
        accessibilityLabel(Text(labelKey))
    }

    /// What the marks are called.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
        accessibilityLabel(Text(label))
    }

    /// What the marks are called.
    @_disfavoredOverload
    public func accessibilityLabel(_ label: LocalizedStringResource) -> some ChartContent {
        accessibilityLabel(Text(label))
    }

    /// What the values of the marks are called.
    public func accessibilityValue(_ value: Text) -> some ChartContent {
        attributes { $0.accessibility.value = $0.accessibility.value ?? value }
    }

    /// What the values of the marks are called.
    public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
        accessibilityValue(Text(valueKey))
    }

    /// What the values of the marks are called.
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
        accessibilityValue(Text(value))
    }

    /// What the values of the marks are called.
    @_disfavoredOverload
    public func accessibilityValue(_ value: LocalizedStringResource) -> some ChartContent {
        accessibilityValue(Text(value))
    }

    /// Whether the marks are left out for those who do not see them.
    public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
        attributes { $0.accessibility.isHidden = $0.accessibility.isHidden ?? hidden }
    }

    /// A name by which tests find the marks.
    public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
        attributes { $0.accessibility.identifier = $0.accessibility.identifier ?? identifier }
    }
}

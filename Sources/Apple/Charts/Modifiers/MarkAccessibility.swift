// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

extension ChartContent {
    public func accessibilityLabel(_ label: Text) -> some ChartContent {
        attributes { $0.accessibility.label = $0.accessibility.label ?? label }
    }

    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
        accessibilityLabel(Text(labelKey))
    }

    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
        accessibilityLabel(Text(label))
    }

    @_disfavoredOverload
    public func accessibilityLabel(_ label: LocalizedStringResource) -> some ChartContent {
        accessibilityLabel(Text(label))
    }

    public func accessibilityValue(_ value: Text) -> some ChartContent {
        attributes { $0.accessibility.value = $0.accessibility.value ?? value }
    }

    public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
        accessibilityValue(Text(valueKey))
    }

    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
        accessibilityValue(Text(value))
    }

    @_disfavoredOverload
    public func accessibilityValue(_ value: LocalizedStringResource) -> some ChartContent {
        accessibilityValue(Text(value))
    }

    public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
        attributes { $0.accessibility.isHidden = $0.accessibility.isHidden ?? hidden }
    }

    public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
        attributes { $0.accessibility.identifier = $0.accessibility.identifier ?? identifier }
    }
}

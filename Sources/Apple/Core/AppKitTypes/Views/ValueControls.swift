// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// Drawn like SwiftUI's slider.
open class NSSlider: NSControl {
    open var minValue = 0.0
    open var maxValue = 1.0
    open var numberOfTickMarks = 0
    open var allowsTickMarkValuesOnly = false
    open var isVertical = false
    open var sliderType = SliderType.linear
    open var trackFillColor: NSColor?
    public enum SliderType: UInt, Sendable { case linear, circular }

    public convenience init(target: Any?, action: Selector?) { self.init(frame: .zero) }
    public convenience init(value: Double, minValue: Double, maxValue: Double, target: Any?, action: Selector?) {
        self.init(frame: .zero)
        (self.minValue, self.maxValue, doubleValue) = (minValue, maxValue, value)
    }

    package override var drawing: AnyView? {
        guard !isHidden, minValue < maxValue else { return super.drawing }
        return decorated(
            Slider(value: .constant(doubleValue), in: minValue...maxValue)
                .tint(trackFillColor.map { Color(nsColor: $0) }).disabled(!isEnabled))
    }
}

/// Drawn like SwiftUI's switch.
open class NSSwitch: NSControl {
    open var state = StateValue.off
    package override var drawing: AnyView? {
        guard !isHidden else { return super.drawing }
        return decorated(
            Toggle("", isOn: .constant(state == .on)).labelsHidden().toggleStyle(.switch).disabled(!isEnabled))
    }
}

/// Drawn like SwiftUI's progress view.
open class NSProgressIndicator: NSView {
    public enum Style: UInt, Sendable { case bar, spinning }
    open var style = Style.bar
    open var isIndeterminate = true
    open var doubleValue = 0.0
    open var minValue = 0.0
    open var maxValue = 100.0
    open var controlSize = NSControl.ControlSize.regular
    open var isDisplayedWhenStopped = true
    open var isBezeled = true
    open var usesThreadedAnimation = true
    private var isRunning = false
    open func increment(by delta: Double) { doubleValue += delta }
    open func startAnimation(_ sender: Any?) { isRunning = true }
    open func stopAnimation(_ sender: Any?) { isRunning = false }

    package override var drawing: AnyView? {
        guard !isHidden, isRunning || isDisplayedWhenStopped || !isIndeterminate else { return AnyView(Color.clear) }
        if style == .spinning { return decorated(ProgressView().controlSize(controlSize.drawn)) }
        guard !isIndeterminate, maxValue > minValue else { return decorated(ProgressView().progressViewStyle(.linear)) }
        return decorated(
            ProgressView(value: min(max(doubleValue - minValue, 0), maxValue - minValue), total: maxValue - minValue))
    }
}

extension NSControl.ControlSize {
    var drawn: ControlSize {
        switch self {
        case .mini: .mini
        case .small: .small
        case .regular: .regular
        case .large: .large
        }
    }
}

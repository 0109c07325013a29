// SPDX-License-Identifier: MIT

import SwiftUI

/// Draws a SwiftUI material and its subviews. Materials of windows and of what lies behind them are equally opaque here.
open class NSVisualEffectView: NSView {
    public enum Material: Int, Sendable {
        case titlebar = 3, selection, menu, popover, sidebar, headerView = 10, sheet, windowBackground, hudWindow
        case fullScreenUI = 15, toolTip = 17, contentBackground, underWindowBackground = 21, underPageBackground
    }
    public enum BlendingMode: Int, Sendable { case behindWindow, withinWindow }
    public enum State: Int, Sendable { case followsWindowActiveState, active, inactive }

    open var material = Material.sidebar
    open var blendingMode = BlendingMode.behindWindow
    open var state = State.followsWindowActiveState
    open var isEmphasized = false
    open var maskImage: NSImage?

    package override var drawing: AnyView? {
        guard !isHidden else { return super.drawing }
        let shown = subviews.compactMap(\.drawing)
        let ground: SwiftUI.Material =
            switch material {
            case .hudWindow, .fullScreenUI, .popover, .menu: .regular
            case .titlebar, .headerView, .sheet, .contentBackground, .windowBackground: .thick
            default: .thin
            }
        return decorated(
            ZStack {
                Rectangle().fill(ground)
                ForEach(shown.indices, id: \.self) { shown[$0] }
            })
    }
}

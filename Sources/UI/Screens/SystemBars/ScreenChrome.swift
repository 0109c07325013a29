// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion
import Observation
import Interaction
import Controls

/// What lies beneath the bar at the top of the screen.
@MainActor @Observable
final class ScreenTop {
    /// Whether it is dark, whatever the colour scheme is.
    var isDark = false
    nonisolated init() {}
}

private enum ScreenTopKey: EnvironmentKey { static var defaultValue: ScreenTop? { nil } }

extension EnvironmentValues {
    /// Told what lies beneath the bar at the top; nil: there is none.
    var screenTop: ScreenTop? {
        get { self[ScreenTopKey.self] }
        set { self[ScreenTopKey.self] = newValue }
    }
}

/// Draws over a window what a device draws over it, and keeps what it shows clear of a keyboard.
private struct ScreenChromeModifier: ViewModifier {
    let showsBars: Bool
    let showsKeyboard: Bool
    let window: CGSize
    @State private var top = ScreenTop()
    @State private var typing = TypingPresence()
    @State private var hidesStatusBar = false
    @State private var hidesHomeIndicator = false

    func body(content: Content) -> some View {
        let covered = PresentationMetrics.covered
        let keyboardHeight = SoftwareKeyboard.height(in: window, bottom: covered.bottom)
        let isTyping = showsKeyboard && typing.isTyping
        // Read here: what a layer reads nobody observes.
        let isOnDark = top.isDark
        content
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .keyboardPadding(isTyping ? max(keyboardHeight - covered.bottom, 0) : 0)
            .animation(TypingPresence.motion, value: isTyping)
            .environment(\.screenTop, top)
            .noting(typing)
            .onPreferenceChange(StatusBarHiddenKey.self) { hidesStatusBar = $0 }
            .onPreferenceChange(SystemOverlaysHiddenKey.self) { hidesHomeIndicator = $0 }
            .chromeLayer {
                ZStack(alignment: .bottom) {
                    if isTyping {
                        SoftwareKeyboard(bottom: covered.bottom)
                            .frame(height: keyboardHeight)
                            .transition(.move(edge: .bottom))
                    }
                    bars(covered, isOnDark)
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
                .animation(TypingPresence.motion, value: isTyping)
            }
    }

    @ViewBuilder private func bars(_ covered: EdgeInsets, _ isOnDark: Bool) -> some View {
        if showsBars {
            let isTablet = window.isOfTablet
            // A phone that lies on its side has no bar.
            if covered.top > 0, isTablet || window.height > window.width, !hidesStatusBar {
                StatusBar(height: covered.top, isTablet: isTablet, isOnDark: isOnDark).allowsHitTesting(false)
                    .accessibilityHidden(true)
            }
            if covered.bottom > 0, !hidesHomeIndicator {
                HomeIndicator().allowsHitTesting(false).accessibilityHidden(true)
            }
        }
    }
}

extension View {
    /// Draws over a window of a size in points what a device draws over it.
    ///
    /// - Parameters:
    ///   - showsBars: The clock and the signs at the top, the line at the bottom.
    ///   - showsKeyboard: A keyboard, while a view takes letters.
    nonisolated package func screenChrome(showsBars: Bool, showsKeyboard: Bool, window: CGSize) -> some View {
        modifier(ScreenChromeModifier(showsBars: showsBars, showsKeyboard: showsKeyboard, window: window))
    }
}

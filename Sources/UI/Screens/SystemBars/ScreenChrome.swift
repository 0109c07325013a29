// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion
import Observation
import SwiftUICore
import Controls

/// Tells the status bar whether the content beneath it is dark, so that the status bar turns white.
@MainActor @Observable
final class ScreenTop {
    /// Whether the area beneath the status bar is dark in both colour schemes.
    var isDark = false
    nonisolated init() {}
}

private enum ScreenTopKey: EnvironmentKey { static var defaultValue: ScreenTop? { nil } }

private enum KeyboardHeightKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }

extension EnvironmentValues {
    /// The height of the screen keyboard above the device's bottom inset, in points; 0 while there is none.
    var keyboardHeight: CGFloat {
        get { self[KeyboardHeightKey.self] }
        set { self[KeyboardHeightKey.self] = newValue }
    }

    /// Receives the brightness beneath the status bar; nil if there is no status bar.
    var screenTop: ScreenTop? {
        get { self[ScreenTopKey.self] }
        set { self[ScreenTopKey.self] = newValue }
    }
}

/// Draws the device's system bars and keyboard over a window, and keeps content clear of the keyboard.
private struct ScreenChromeModifier: ViewModifier {
    let showsBars: Bool
    let showsKeyboard: Bool
    let window: CGSize
    @State private var top = ScreenTop()
    @State private var typing = KeyboardRequest()
    @State private var hidesStatusBar = false
    @State private var hidesHomeIndicator = false

    func body(content: Content) -> some View {
        let covered = PresentationMetrics.covered
        let keyboardHeight = SoftwareKeyboard.height(in: window, bottom: covered.bottom)
        let isTyping = showsKeyboard && typing.isTyping
        let keyboardCover = isTyping ? max(keyboardHeight - covered.bottom, 0) : 0
        // `isOnDark` and `look` are read here, because reads inside the closure of a window layer do not update this
        // view.
        let (isOnDark, look) = (top.isDark, typing.look)
        content
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .keyboardPadding(keyboardCover)
            .environment(\.keyboardHeight, keyboardCover)
            .animation(KeyboardRequest.motion, value: isTyping)
            .environment(\.screenTop, top)
            .noting(typing)
            .onPreferenceChange(StatusBarHiddenKey.self) { hidesStatusBar = $0 }
            .onPreferenceChange(SystemOverlaysHiddenKey.self) { hidesHomeIndicator = $0 }
            .chromeLayer {
                ZStack(alignment: .bottom) {
                    if isTyping {
                        SoftwareKeyboard(bottom: covered.bottom, look: look)
                            .frame(height: keyboardHeight)
                            .transition(.move(edge: .bottom))
                    }
                    bars(covered, isOnDark)
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
                .animation(KeyboardRequest.motion, value: isTyping)
            }
    }

    @ViewBuilder private func bars(_ covered: EdgeInsets, _ isOnDark: Bool) -> some View {
        if showsBars {
            let isTablet = window.isOfTablet
            // A phone in landscape has no status bar.
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
    /// Draws system bars and a keyboard over a window.
    ///
    /// - Parameters:
    ///   - showsBars: Whether to draw the status bar and the home indicator.
    ///   - showsKeyboard: Whether to draw a keyboard while a text field has the focus.
    ///   - window: The window's size, in points.
    nonisolated package func screenChrome(showsBars: Bool, showsKeyboard: Bool, window: CGSize) -> some View {
        modifier(ScreenChromeModifier(showsBars: showsBars, showsKeyboard: showsKeyboard, window: window))
    }
}

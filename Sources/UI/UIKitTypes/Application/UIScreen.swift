// SPDX-License-Identifier: MIT

import Foundation
import SwiftUICore

/// The window of the current host, presented as the main screen.
@MainActor @preconcurrency
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
public final class UIScreen: NSObject {
    public nonisolated static let main = UIScreen()
    private nonisolated override init() { super.init() }

    private nonisolated var screen: Screen {
        HostServices.current.map { services in MainActor.assumeIsolated { services.screen } } ?? Screen()
    }

    /// In points; 393 × 852 outside a rendering.
    public nonisolated var bounds: CGRect { CGRect(origin: .zero, size: screen.size) }

    /// The size of the device's window, in points. The canvas may be a part of this window.
    nonisolated var deviceSize: CGSize {
        let screen = screen
        return screen.deviceWindow ?? screen.size
    }

    public nonisolated var nativeBounds: CGRect {
        let screen = screen
        return CGRect(x: 0, y: 0, width: screen.size.width * screen.scale, height: screen.size.height * screen.scale)
    }

    public nonisolated var scale: CGFloat { screen.scale }
    public nonisolated var nativeScale: CGFloat { screen.scale }
    /// Always 1; setting it has no effect.
    public nonisolated var brightness: CGFloat {
        get { 1 }
        set {}
    }
    /// 60, whatever the frame rate of the rendering.
    public nonisolated var maximumFramesPerSecond: Int { 60 }
    /// The interface style and the scale; every other trait has its default.
    public nonisolated var traitCollection: UITraitCollection {
        let screen = screen
        return UITraitCollection(
            userInterfaceStyle: screen.isDark ? .dark : .light,
            accessibilityContrast: screen.hasHighContrast ? .high : .normal,
            userInterfaceIdiom: UIDevice.current.userInterfaceIdiom, displayScale: screen.scale)
    }

    /// The traits for images that code loads outside of a view.
    nonisolated var imageTraits: ImageTraits {
        let screen = screen
        var traits = ImageTraits(scale: screen.scale)
        (traits.isDark, traits.hasHighContrast) = (screen.isDark, screen.hasHighContrast)
        (traits.isRightToLeft, traits.idiom) = (screen.isRightToLeft, screen.idiom)
        if let services = HostServices.current { traits.locale = MainActor.assumeIsolated { services.locale } }
        var environment = EnvironmentValues()
        environment.takeSizeClasses(ofWindow: deviceSize)
        traits.isCompactAcross = environment.horizontalSizeClass == .compact
        traits.isCompactDown = environment.verticalSizeClass == .compact
        return traits
    }

    nonisolated var safeAreaInsets: UIEdgeInsets {
        let covered = screen.covered
        return UIEdgeInsets(top: covered.top, left: covered.left, bottom: covered.bottom, right: covered.right)
    }
}

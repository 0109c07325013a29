// SPDX-License-Identifier: MIT

import Foundation
import Interaction

/// The window of the host that is at work, as the screen that there is.
@MainActor @preconcurrency
public final class UIScreen: NSObject {
    /// The one screen.
    public nonisolated static let main = UIScreen()
    private nonisolated override init() { super.init() }

    private nonisolated var screen: Screen {
        HostServices.current.map { services in MainActor.assumeIsolated { services.screen } } ?? Screen()
    }

    /// In points; outside of any rendering 393 × 852.
    public nonisolated var bounds: CGRect { CGRect(origin: .zero, size: screen.size) }

    /// In pixels.
    public nonisolated var nativeBounds: CGRect {
        let screen = screen
        return CGRect(x: 0, y: 0, width: screen.size.width * screen.scale, height: screen.size.height * screen.scale)
    }

    /// Pixels per point.
    public nonisolated var scale: CGFloat { screen.scale }
    /// Pixels per point.
    public nonisolated var nativeScale: CGFloat { screen.scale }
    /// 0 to 1: as bright as can be.
    public nonisolated var brightness: CGFloat {
        get { 1 }
        set {}
    }
    /// Frames a second.
    public nonisolated var maximumFramesPerSecond: Int { 60 }
    /// Light or dark, and the scale.
    public nonisolated var traitCollection: UITraitCollection {
        let screen = screen
        return UITraitCollection(
            userInterfaceStyle: screen.isDark ? .dark : .light,
            accessibilityContrast: screen.hasHighContrast ? .high : .normal,
            userInterfaceIdiom: UIDevice.current.userInterfaceIdiom, displayScale: screen.scale)
    }

    /// What images are asked for that no view shows yet.
    nonisolated var imageTraits: ImageTraits {
        let screen = screen
        var traits = ImageTraits(scale: screen.scale)
        (traits.isDark, traits.hasHighContrast) = (screen.isDark, screen.hasHighContrast)
        (traits.isRightToLeft, traits.idiom) = (screen.isRightToLeft, screen.idiom)
        if let services = HostServices.current { traits.locale = MainActor.assumeIsolated { services.locale } }
        var environment = EnvironmentValues()
        environment.takeSizeClasses(ofWindow: screen.size)
        traits.isCompactAcross = environment.horizontalSizeClass == .compact
        traits.isCompactDown = environment.verticalSizeClass == .compact
        return traits
    }

    nonisolated var safeAreaInsets: UIEdgeInsets {
        let covered = screen.covered
        return UIEdgeInsets(top: covered.top, left: covered.left, bottom: covered.bottom, right: covered.right)
    }
}

// SPDX-License-Identifier: MIT

/// Looks up the colours that views request by name: `Color("name")`.
public protocol ColorProvider: AnyObject, Sendable {
    /// The colour called `name`, in the variant for this appearance. It may be a system colour, which has variants of
    /// its own. A `ResourceError` with `isMissing` draws nothing; any other error ends the rendering.
    func color(named name: String, isDark: Bool, hasHighContrast: Bool) throws -> Color

    /// The colour called `name`, in the variant for this appearance and kind of device. The default ignores the device.
    func color(named name: String, isDark: Bool, hasHighContrast: Bool, idiom: DeviceIdiom) throws -> Color

    /// The app's accent colour; nil if it has none, which is the default.
    func accentColor(isDark: Bool, hasHighContrast: Bool, idiom: DeviceIdiom) throws -> Color?
}

extension ColorProvider {
    /// Ignores `idiom`: the colour is the same on all devices.
    public func color(named name: String, isDark: Bool, hasHighContrast: Bool, idiom: DeviceIdiom) throws -> Color {
        try color(named: name, isDark: isDark, hasHighContrast: hasHighContrast)
    }

    public func accentColor(isDark: Bool, hasHighContrast: Bool, idiom: DeviceIdiom) throws -> Color? { nil }
}

/// The named colours of one host. Warns once about each missing colour.
@MainActor package final class NamedColors: ColorLookup {
    private unowned let host: ViewHost
    private let provider: (any ColorProvider)?

    package init(_ provider: (any ColorProvider)?, of host: ViewHost) {
        self.provider = provider
        self.host = host
    }

    /// The colour called `name`; nil if there is none. Must be called on the main actor, where styles are resolved.
    package nonisolated func color(named name: String, isDark: Bool, hasHighContrast: Bool) -> Color? {
        MainActor.assumeIsolated { () -> Color? in
            guard let provider else {
                host.warnOfColor(name, "no colour \"\(name)\": the renderer was given no assets")
                return nil
            }
            do {
                return try provider.color(
                    named: name, isDark: isDark, hasHighContrast: hasHighContrast, idiom: host.environment.deviceIdiom)
            } catch let error as any ResourceError where error.isMissing {
                host.warnOfColor(name, "\(error)")
            } catch {
                host.fail(ColorError(description: "\(error)", underlying: error))
            }
            return nil
        }
    }

    package nonisolated func accentColor(isDark: Bool, hasHighContrast: Bool) -> Color? {
        MainActor.assumeIsolated { () -> Color? in
            do {
                return try provider?.accentColor(
                    isDark: isDark, hasHighContrast: hasHighContrast, idiom: host.environment.deviceIdiom)
            } catch {
                host.fail(ColorError(description: "\(error)", underlying: error))
                return nil
            }
        }
    }
}

/// A named colour that exists but cannot be read.
public struct ColorError: Error, CustomStringConvertible {
    /// The reason in one line.
    public let description: String
    /// Never a `ResourceError` with `isMissing` for a named colour: a missing colour causes a warning instead.
    public let underlying: any Error
}

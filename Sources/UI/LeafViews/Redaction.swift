// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
@_spi(ViewGraph) import ViewGraph

public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Texts and images are drawn as grey bars.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// Views marked `privacySensitive()` are drawn as grey bars.
    public static let privacy = RedactionReasons(rawValue: 2)
    public static let invalidated = RedactionReasons(rawValue: 4)
}

private enum RedactionReasonsKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }
private enum PrivacySensitiveKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    public var redactionReasons: RedactionReasons {
        get { self[RedactionReasonsKey.self] }
        set { self[RedactionReasonsKey.self] = newValue }
    }

    fileprivate var isPrivacySensitive: Bool {
        get { self[PrivacySensitiveKey.self] }
        set { self[PrivacySensitiveKey.self] = newValue }
    }

    /// Whether texts and images in this environment are redacted.
    var showsPlaceholders: Bool {
        redactionReasons.contains(.placeholder) || redactionReasons.contains(.privacy) && isPrivacySensitive
    }
}

extension View {
    nonisolated public func redacted(reason: RedactionReasons) -> some View {
        transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
    }

    nonisolated public func unredacted() -> some View { environment(\.redactionReasons, []) }

    nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
        environment(\.isPrivacySensitive, sensitive)
    }

    nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
        withoutEffect(self, .widgets)
    }
}

/// The grey bars that are drawn instead of redacted texts and images.
enum Placeholder {
    /// The bar's opacity, by which the alpha of the redacted content's colour is multiplied.
    static let opacity = 0.16
    /// The corner radius of a bar, in points; less in bars lower than 8 points.
    private static let cornerRadius: CGFloat = 4

    /// A path of rounded bars, one for each rectangle in `frames`.
    static func path(_ frames: some Sequence<CGRect>) -> Path {
        var path = Path()
        for frame in frames where frame.width > 0 && frame.height > 0 {
            let radius = min(cornerRadius, frame.width / 2, frame.height / 2)
            path.addRoundedRect(in: frame, cornerSize: CGSize(width: radius, height: radius))
        }
        return path
    }
}

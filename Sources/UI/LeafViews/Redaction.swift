// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
@_spi(ViewGraph) import ViewGraph

/// Why what a view shows is not to be read.
public struct RedactionReasons: OptionSet, Sendable {
    /// A bit for each reason.
    public let rawValue: Int
    /// Reasons by their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// It is not there yet: grey bars stand for texts and images.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// Others could see it: views that are sensitive are hidden by grey bars.
    public static let privacy = RedactionReasons(rawValue: 2)
    /// It is out of date.
    public static let invalidated = RedactionReasons(rawValue: 4)
}

private enum RedactionReasonsKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }
private enum PrivacySensitiveKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Why what is shown here is not to be read.
    public var redactionReasons: RedactionReasons {
        get { self[RedactionReasonsKey.self] }
        set { self[RedactionReasonsKey.self] = newValue }
    }

    fileprivate var isPrivacySensitive: Bool {
        get { self[PrivacySensitiveKey.self] }
        set { self[PrivacySensitiveKey.self] = newValue }
    }

    /// Whether texts and images are bars here.
    var showsPlaceholders: Bool {
        redactionReasons.contains(.placeholder) || redactionReasons.contains(.privacy) && isPrivacySensitive
    }
}

extension View {
    /// Adds a reason why what is in this view is not to be read.
    nonisolated public func redacted(reason: RedactionReasons) -> some View {
        transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
    }

    /// Takes away all reasons why what is in this view is not to be read.
    nonisolated public func unredacted() -> some View { environment(\.redactionReasons, []) }

    /// Whether what is in this view is hidden where others could see it.
    nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
        environment(\.isPrivacySensitive, sensitive)
    }

    /// Whether what is in this view is marked while it is out of date; nothing is here.
    nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}

/// The bars that stand for what is not to be read.
enum Placeholder {
    /// Of the colour of what they stand for.
    static let opacity = 0.16
    /// Of the corners, in points.
    private static let cornerRadius: CGFloat = 4

    /// A bar for each of these frames.
    static func path(_ frames: some Sequence<CGRect>) -> Path {
        var path = Path()
        for frame in frames where frame.width > 0 && frame.height > 0 {
            let radius = min(cornerRadius, frame.width / 2, frame.height / 2)
            path.addRoundedRect(in: frame, cornerSize: CGSize(width: radius, height: radius))
        }
        return path
    }
}

// SPDX-License-Identifier: MIT

import Controls
import Foundation
import SwiftUI
import ViewGraph

public enum WidgetFamily: Int, CaseIterable, Hashable, Codable, CustomStringConvertible, Sendable {
    case systemSmall, systemMedium, systemLarge, systemExtraLarge, accessoryCircular, accessoryRectangular
    case accessoryInline

    public var description: String {
        switch self {
        case .systemSmall: "systemSmall"
        case .systemMedium: "systemMedium"
        case .systemLarge: "systemLarge"
        case .systemExtraLarge: "systemExtraLarge"
        case .accessoryCircular: "accessoryCircular"
        case .accessoryRectangular: "accessoryRectangular"
        case .accessoryInline: "accessoryInline"
        }
    }

    /// The size in a window of 393 × 852 points; the extra large family is the iPad's.
    var size: CGSize {
        switch self {
        case .systemSmall: CGSize(width: 158, height: 158)
        case .systemMedium: CGSize(width: 338, height: 158)
        case .systemLarge: CGSize(width: 338, height: 354)
        case .systemExtraLarge: CGSize(width: 715, height: 354)
        case .accessoryCircular: CGSize(width: 72, height: 72)
        case .accessoryRectangular: CGSize(width: 160, height: 72)
        case .accessoryInline: CGSize(width: 234, height: 26)
        }
    }

    var isAccessory: Bool { rawValue >= Self.accessoryCircular.rawValue }
    var cornerRadius: CGFloat {
        switch self {
        case .accessoryCircular: 36
        case .accessoryRectangular, .accessoryInline: 0
        default: 22
        }
    }
    /// The margin of the content, in points.
    var margin: CGFloat { isAccessory ? 0 : 16 }
}

public struct WidgetRenderingMode: Equatable, CustomStringConvertible, Sendable {
    public let description: String
    public static let fullColor = WidgetRenderingMode(description: "fullColor")
    public static let accented = WidgetRenderingMode(description: "accented")
    public static let vibrant = WidgetRenderingMode(description: "vibrant")
}

private enum WidgetFamilyKey: EnvironmentKey { static var defaultValue: WidgetFamily { .systemMedium } }
private enum WidgetRenderingModeKey: EnvironmentKey { static var defaultValue: WidgetRenderingMode { .fullColor } }
private enum WidgetMarginsKey: EnvironmentKey { static var defaultValue: EdgeInsets { EdgeInsets() } }

extension EnvironmentValues {
    public var widgetFamily: WidgetFamily {
        get { self[WidgetFamilyKey.self] }
        set { self[WidgetFamilyKey.self] = newValue }
    }
    public var widgetRenderingMode: WidgetRenderingMode {
        get { self[WidgetRenderingModeKey.self] }
        set { self[WidgetRenderingModeKey.self] = newValue }
    }
    public internal(set) var widgetContentMargins: EdgeInsets {
        get { self[WidgetMarginsKey.self] }
        set { self[WidgetMarginsKey.self] = newValue }
    }
    public var showsWidgetContainerBackground: Bool { true }
    public var showsWidgetLabel: Bool { false }
}

/// A widget's content as its family shows it.
struct WidgetFrame<Content: View>: View {
    let family: WidgetFamily
    var hasMargins = true
    let content: Content

    var body: some View {
        let margin = hasMargins ? family.margin : 0
        let shape = RoundedRectangle(cornerRadius: family.cornerRadius, style: .continuous)
        content
            .padding(margin)
            .frame(width: family.size.width, height: family.size.height)
            .backgroundPreferenceValue(WidgetGroundKey.self) { ground in
                if let ground {
                    ground.view
                } else if !family.isAccessory {
                    Color(UIColor.secondarySystemGroupedBackground)
                }
            }
            .clipShape(shape)
            .environment(\.isInWidget, true)
            .environment(\.widgetFamily, family)
            .environment(\.widgetRenderingMode, family.isAccessory ? .vibrant : .fullColor)
            .environment(
                \.widgetContentMargins,
                EdgeInsets(top: family.margin, leading: family.margin, bottom: family.margin, trailing: family.margin))
    }
}

// SPDX-License-Identifier: MIT

/// Which views with bodies are told of: those of an author, and what SwiftUI's own are called in its documentation. What these are
/// made of here is nobody's business.
package enum KnownViews {
    package static func isTold(_ type: Any.Type, _ name: String) -> Bool {
        names.contains(name) || isOfAuthor(type) && !name.hasPrefix("_")
    }

    /// Whether a type stands in a module that is none of ours.
    package static func isOfAuthor(_ type: Any.Type) -> Bool {
        !engine.contains(String(String(reflecting: type).prefix { $0 != "." }))
    }

    /// The same, for messages: with views that stand in the tree by what they are made of.
    static func isNamed(_ type: Any.Type, _ name: String) -> Bool { simple.contains(name) || isTold(type, name) }

    private static let simple: Set<String> = [
        "Canvas", "Chart", "Color", "ForEach", "GeometryReader", "Image", "PhaseAnimator", "ScrollView", "Text",
        "Window",
    ]

    private static let names: Set<String> = [
        "AsyncImage", "Button", "ColorPicker", "ContentUnavailableView", "ControlGroup", "DatePicker",
        "DisclosureGroup",
        "EditButton", "Form", "Gauge", "Group", "GroupBox", "HSplitView", "Label", "LabeledContent", "Link", "List",
        "Menu", "NavigationLink", "NavigationSplitView", "NavigationStack", "NavigationView", "OutlineGroup",
        "PasteButton", "Picker", "ProgressView", "RenameButton", "Section", "SecureField", "ShareLink", "Slider",
        "Stepper", "TabView", "TextEditor", "TextField", "TimelineView", "Toggle", "Map",
    ]

    /// Those in which an author's views stand as labels at most.
    package static let controls: Set<String> = [
        "ColorPicker", "DatePicker", "Gauge", "Picker", "ProgressView", "SecureField", "Slider", "Stepper",
        "TextEditor",
        "TextField", "Toggle",
    ]

    /// Those that are touched as a whole.
    package static let buttons: Set<String> = ["Button", "EditButton", "Link", "Menu", "NavigationLink", "ShareLink"]

    private static let engine: Set<String> = [
        "AppStructure", "CanvasViews", "Charts", "Combine", "Commands", "Controls", "LeafViews", "MapKit",
        "PreviewSupport", "Quartz2D", "Scrolling", "Styles", "Swift", "SwiftUI", "UIKit", "UIKitTypes",
        "UniformTypeIdentifiers",
        "ViewGraph", "Views", "Zoetrope",
    ]
}

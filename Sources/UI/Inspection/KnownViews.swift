// SPDX-License-Identifier: MIT

/// Which views with bodies stand in the tree: those of an author, and what SwiftUI's own are called in its documentation. What
/// these are made of here is nobody's business.
enum KnownViews {
    static func isTold(_ type: Any.Type, _ name: String) -> Bool {
        if names.contains(name) { return true }
        let module = String(reflecting: type).prefix { $0 != "." }
        return !engine.contains(String(module)) && !name.hasPrefix("_")
    }

    private static let names: Set<String> = [
        "AsyncImage", "Button", "ColorPicker", "ContentUnavailableView", "ControlGroup", "DatePicker",
        "DisclosureGroup",
        "EditButton", "Form", "Gauge", "Group", "GroupBox", "HSplitView", "Label", "LabeledContent", "Link", "List",
        "Menu", "NavigationLink", "NavigationSplitView", "NavigationStack", "NavigationView", "OutlineGroup",
        "PasteButton", "Picker", "ProgressView", "RenameButton", "Section", "SecureField", "ShareLink", "Slider",
        "Stepper", "TabView", "TextEditor", "TextField", "TimelineView", "Toggle", "Map",
    ]

    /// Those in which an author's views stand as labels at most.
    static let controls: Set<String> = [
        "ColorPicker", "DatePicker", "Gauge", "Picker", "ProgressView", "SecureField", "Slider", "Stepper",
        "TextEditor",
        "TextField", "Toggle",
    ]

    /// Those that are touched as a whole.
    static let buttons: Set<String> = ["Button", "EditButton", "Link", "Menu", "NavigationLink", "ShareLink"]

    private static let engine: Set<String> = [
        "AppStructure", "CanvasViews", "Charts", "Combine", "Commands", "Controls", "LeafViews", "MapKit",
        "PreviewSupport", "Quartz2D", "Scrolling", "Styles", "Swift", "SwiftUI", "UIKit", "UIKitTypes",
        "UniformTypeIdentifiers",
        "ViewGraph", "Views", "Zoetrope",
    ]
}

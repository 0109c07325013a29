// SPDX-License-Identifier: MIT

/// Selects the views with bodies that inspection shows: the author's own views, and SwiftUI's views under their
/// documented names. Inspection hides the internal views that implement SwiftUI's views.
package enum InspectableViews {
    package static func isShown(_ type: Any.Type, _ name: String) -> Bool {
        names.contains(name) || parts.contains(name) || device.contains(name)
            || isOfAuthor(type) && !name.hasPrefix("_")
    }

    /// Whether a type is declared outside of the engine's modules.
    package static func isOfAuthor(_ type: Any.Type) -> Bool {
        !EngineModules.names.contains(String(String(reflecting: type).prefix { $0 != "." }))
    }

    /// Whether messages name the view. Unlike `isShown`, includes primitive views.
    static func isNamed(_ type: Any.Type, _ name: String) -> Bool { simple.contains(name) || isShown(type, name) }

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

    /// Whether a view has this name in SwiftUI's documentation.
    package static func isPublic(_ name: String) -> Bool {
        names.contains(name) || simple.contains(name) || containers.contains(name)
    }

    private static let containers: Set<String> = [
        "Grid", "GridRow", "HStack", "LazyHGrid", "LazyHStack", "LazyVGrid", "LazyVStack", "VStack", "ViewThatFits",
        "ZStack",
    ]

    /// Controls that show no views of the author's, except for a label.
    package static let controls: Set<String> = [
        "ColorPicker", "DatePicker", "Gauge", "Picker", "ProgressView", "SecureField", "Slider", "Stepper",
        "TextEditor",
        "TextField", "Toggle",
    ]

    /// Controls into which the user types. An empty one shows an empty text besides its prompt.
    package static let fields: Set<String> = ["SecureField", "TextEditor", "TextField"]

    /// The parts of a screen that SwiftUI makes and that readers of a tree need to know.
    package static let parts: Set<String> = [
        "AlertPanel", "BarItems", "BottomBar", "DialogPanel", "FullScreenCover", "ListHeader", "MenuPanel",
        "NavigationBar", "SearchBar", "Sheet", "TabBarView",
    ]

    /// Whether SwiftUI documents a view with a body under this name.
    package static func isDocumented(_ type: Any.Type) -> Bool {
        names.contains(String(String(describing: type).prefix { $0 != "<" })) && !isOfAuthor(type)
    }

    /// The parts of a phone that `--status-bar` and `--keyboard` draw.
    package static let device: Set<String> = ["StatusBar", "HomeIndicator", "SoftwareKeyboard"]

    /// Controls that are tapped as a whole.
    package static let buttons: Set<String> = ["Button", "EditButton", "Link", "Menu", "NavigationLink", "ShareLink"]
}

import Foundation

/// How labels are shown.
@MainActor @preconcurrency
public protocol LabelStyle {
    associatedtype Body: View
    typealias Configuration = LabelStyleConfiguration

    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a label.
public struct LabelStyleConfiguration {
    public struct Title: _PrimitiveView {
        let view: any View

        public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
            SwitchNode(view, inputs) { (key: AnyHashable(ObjectIdentifier(type(of: $0.view))), view: $0.view) }
        }
    }

    public struct Icon: _PrimitiveView {
        let view: any View

        public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
            SwitchNode(view, inputs) { (key: AnyHashable(ObjectIdentifier(type(of: $0.view))), view: $0.view) }
        }
    }

    public let title: Title
    public let icon: Icon
}

/// The icon before the title, its middle at the middle of the first line.
public nonisolated struct TitleAndIconLabelStyle: LabelStyle, Sendable {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        HStack(alignment: .firstTextLineCenter, spacing: 8) {
            configuration.icon
            configuration.title
        }
    }
}

public nonisolated struct TitleOnlyLabelStyle: LabelStyle, Sendable {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

public nonisolated struct IconOnlyLabelStyle: LabelStyle, Sendable {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

/// The style of a place without any other: both title and icon.
public nonisolated struct DefaultLabelStyle: LabelStyle, Sendable {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        TitleAndIconLabelStyle().makeBody(configuration: configuration)
    }
}

extension LabelStyle where Self == DefaultLabelStyle {
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension View {
    /// How labels in this view are shown.
    nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        transformEnvironment(\.labelStyles) { $0.append(style) }
    }
}

private enum LabelStylesKey: EnvironmentKey { static var defaultValue: [any LabelStyle] { [] } }

extension EnvironmentValues {
    /// The styles around this place, the innermost last.
    var labelStyles: [any LabelStyle] {
        get { self[LabelStylesKey.self] }
        set { self[LabelStylesKey.self] = newValue }
    }
}

extension LabelStyle {
    /// The body in a view of its own, which keeps the style's dynamic properties.
    func erasedView(_ configuration: LabelStyleConfiguration) -> any View {
        StyledLabel(style: StyleProperty(self), configuration: configuration)
    }
}

private struct StyledLabel<Style: LabelStyle>: View {
    let style: StyleProperty<Style>
    let configuration: LabelStyleConfiguration

    var body: some View { style.style.makeBody(configuration: configuration) }
}

extension VerticalAlignment {
    /// The middle of the topmost line of text; the centre of a view without text.
    static let firstTextLineCenter = VerticalAlignment(FirstTextLineCenter.self)

    private enum FirstTextLineCenter: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
        static func _combineExplicit(_ values: [CGFloat]) -> CGFloat? { values.min() }
    }
}

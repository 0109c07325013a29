// SPDX-License-Identifier: MIT

import Views

/// An icon and a title, shown together or one of them, as the style of the place has it.
public struct Label<Title: View, Icon: View>: View, SingleRow {
    private let title: Title
    private let icon: Icon
    @Environment(\.labelStyles) private var styles

    /// A label of any views.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    /// The label as the innermost style around it makes it.
    public var body: some View {
        let configuration = LabelStyleConfiguration(title: .init(view: title), icon: .init(view: icon))
        let style = styles.last ?? DefaultLabelStyle()
        // A label made of the configuration inside of a style has the style around that.
        AnyView(style.erasedView(configuration)).environment(\.labelStyles, styles.dropLast())
    }
}

extension Label where Title == Text, Icon == Image {
    init(_ title: Text, _ icon: Image) {
        self.init {
            title
        } icon: {
            icon
        }
    }

    /// A title that is looked up, with its Markdown carried out, and an image by its name in the assets.
    public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init(Text(titleKey), Image(name))
    }

    /// A title that is looked up, with its Markdown carried out, and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(Text(titleKey), Image(systemName: name))
    }

    /// A title that is computed, shown as it stands, and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init(Text(title), Image(systemName: name))
    }

    /// A title that is computed, shown as it stands, and an image by its name in the assets.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String) {
        self.init(Text(title), Image(name))
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// The label that a style was asked for, for styles that only add something to others.
    public init(_ configuration: LabelStyleConfiguration) {
        self.init {
            configuration.title
        } icon: {
            configuration.icon
        }
    }
}

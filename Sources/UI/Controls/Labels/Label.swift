// SPDX-License-Identifier: MIT

import Views

public struct Label<Title: View, Icon: View>: View, SingleRow {
    private let title: Title
    private let icon: Icon
    @Environment(\.labelStyles) private var styles

    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    public var body: some View {
        let configuration = LabelStyleConfiguration(title: .init(view: title), icon: .init(view: icon))
        let style = styles.last ?? DefaultLabelStyle()
        // In the style's body, removes this style from the environment. A `Label(configuration)` there is drawn by the
        // next outer style.
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

    public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init(Text(titleKey), Image(name))
    }

    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(Text(titleKey), Image(systemName: name))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init(Text(title), Image(systemName: name))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String) {
        self.init(Text(title), Image(name))
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    public init(_ configuration: LabelStyleConfiguration) {
        self.init {
            configuration.title
        } icon: {
            configuration.icon
        }
    }
}

// SPDX-License-Identifier: MIT

import Foundation
import Views

public struct SharePreview<Image, Icon> {
    private let title: Text
    private let image: Image?
    private let icon: Icon?

    private init(title: Text, image: Image?, icon: Icon?) {
        self.title = title
        self.image = image
        self.icon = icon
    }

    public init(_ title: Text, image: Image, icon: Icon) { self.init(title: title, image: Optional(image), icon: icon) }

    public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
        self.init(title: Text(titleKey), image: image, icon: icon)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
        self.init(title: Text(title), image: image, icon: icon)
    }
}

extension SharePreview where Icon == Never {
    public init(_ title: Text, image: Image) { self.init(title: title, image: image, icon: nil) }

    public init(_ titleKey: LocalizedStringKey, image: Image) {
        self.init(title: Text(titleKey), image: image, icon: nil)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image) { self.init(title: Text(title), image: image, icon: nil) }
}

extension SharePreview where Image == Never {
    public init(_ title: Text, icon: Icon) { self.init(title: title, image: nil, icon: icon) }

    public init(_ titleKey: LocalizedStringKey, icon: Icon) {
        self.init(title: Text(titleKey), image: nil, icon: icon)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init(title: Text(title), image: nil, icon: icon) }
}

extension SharePreview where Image == Never, Icon == Never {
    public init(_ title: Text) { self.init(title: title, image: nil, icon: nil) }

    public init(_ titleKey: LocalizedStringKey) { self.init(title: Text(titleKey), image: nil, icon: nil) }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) { self.init(title: Text(title), image: nil, icon: nil) }
}

/// A share button. A tap warns: there is no share sheet.
public struct ShareLink<Data: RandomAccessCollection, PreviewImage, PreviewIcon, Label: View>: View {
    private let items: Data
    private let label: Label

    fileprivate init(sharing items: Data, label: Label) {
        self.items = items
        self.label = label
    }

    public var body: some View {
        Button {
            VirtualClock.current?.services.warn("a ShareLink was tapped; there is no share sheet here")
        } label: {
            label
        }
    }
}

public struct DefaultShareLinkLabel: View {
    let title: Text?

    public var body: some View {
        Controls.Label {
            title ?? Text("Share…")
        } icon: {
            Image(systemName: "square.and.arrow.up")
        }
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
    public init<I>(
        item: I, subject: Text? = nil, message: Text? = nil,
        @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I> {
        self.init(sharing: CollectionOfOne(item), label: label())
    }

    public init<I>(
        item: I, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<I>, Label == DefaultShareLinkLabel {
        self.init(sharing: CollectionOfOne(item), label: DefaultShareLinkLabel(title: nil))
    }

    public init<I>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<I>, Label == DefaultShareLinkLabel {
        self.init(sharing: CollectionOfOne(item), label: DefaultShareLinkLabel(title: Text(titleKey)))
    }

    @_disfavoredOverload
    public init<S: StringProtocol, I>(
        _ title: S, item: I, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<I>, Label == DefaultShareLinkLabel {
        self.init(sharing: CollectionOfOne(item), label: DefaultShareLinkLabel(title: Text(title)))
    }
}

extension ShareLink {
    public init<I>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I> {
        self.init(sharing: CollectionOfOne(item), label: label())
    }

    public init<I>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I>, Label == DefaultShareLinkLabel {
        self.init(sharing: CollectionOfOne(item), label: DefaultShareLinkLabel(title: nil))
    }

    public init<I>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I>, Label == DefaultShareLinkLabel {
        self.init(sharing: CollectionOfOne(item), label: DefaultShareLinkLabel(title: Text(titleKey)))
    }

    @_disfavoredOverload
    public init<S: StringProtocol, I>(
        _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I>, Label == DefaultShareLinkLabel {
        self.init(sharing: CollectionOfOne(item), label: DefaultShareLinkLabel(title: Text(title)))
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        @ViewBuilder label: () -> Label
    ) {
        self.init(sharing: items, label: label())
    }

    public init(
        items: Data, subject: Text? = nil, message: Text? = nil
    ) where Label == DefaultShareLinkLabel {
        self.init(sharing: items, label: DefaultShareLinkLabel(title: nil))
    }

    public init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
    ) where Label == DefaultShareLinkLabel {
        self.init(sharing: items, label: DefaultShareLinkLabel(title: Text(titleKey)))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
    ) where Label == DefaultShareLinkLabel {
        self.init(sharing: items, label: DefaultShareLinkLabel(title: Text(title)))
    }
}

extension ShareLink {
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(sharing: items, label: label())
    }

    public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) where Label == DefaultShareLinkLabel {
        self.init(sharing: items, label: DefaultShareLinkLabel(title: nil))
    }

    public init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) where Label == DefaultShareLinkLabel {
        self.init(sharing: items, label: DefaultShareLinkLabel(title: Text(titleKey)))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) where Label == DefaultShareLinkLabel {
        self.init(sharing: items, label: DefaultShareLinkLabel(title: Text(title)))
    }
}

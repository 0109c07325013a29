// SPDX-License-Identifier: MIT

import Foundation
import Views

/// What a share sheet shows of an item.
public struct SharePreview<Image, Icon> {
    private let title: Text
    private let image: Image?
    private let icon: Icon?

    private init(title: Text, image: Image?, icon: Icon?) {
        self.title = title
        self.image = image
        self.icon = icon
    }

    /// A text, an image and a small image.
    public init(_ title: Text, image: Image, icon: Icon) { self.init(title: title, image: Optional(image), icon: icon) }

    /// A title, an image and a small image.
    public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
        self.init(title: Text(titleKey), image: image, icon: icon)
    }

    /// A title as it stands, an image and a small image.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
        self.init(title: Text(title), image: image, icon: icon)
    }
}

extension SharePreview where Icon == Never {
    /// A text and an image.
    public init(_ title: Text, image: Image) { self.init(title: title, image: image, icon: nil) }

    /// A title and an image.
    public init(_ titleKey: LocalizedStringKey, image: Image) {
        self.init(title: Text(titleKey), image: image, icon: nil)
    }

    /// A title as it stands and an image.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image) { self.init(title: Text(title), image: image, icon: nil) }
}

extension SharePreview where Image == Never {
    /// A text and a small image.
    public init(_ title: Text, icon: Icon) { self.init(title: title, image: nil, icon: icon) }

    /// A title and a small image.
    public init(_ titleKey: LocalizedStringKey, icon: Icon) {
        self.init(title: Text(titleKey), image: nil, icon: icon)
    }

    /// A title as it stands and a small image.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init(title: Text(title), image: nil, icon: icon) }
}

extension SharePreview where Image == Never, Icon == Never {
    /// A text.
    public init(_ title: Text) { self.init(title: title, image: nil, icon: nil) }

    /// A title.
    public init(_ titleKey: LocalizedStringKey) { self.init(title: Text(titleKey), image: nil, icon: nil) }

    /// A title as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) { self.init(title: Text(title), image: nil, icon: nil) }
}

/// A button that offers something to other programs. There are none here: a tap is told as a warning of the rendering.
public struct ShareLink<Data: RandomAccessCollection, PreviewImage, PreviewIcon, Label: View>: View {
    private let items: Data
    private let label: Label

    fileprivate init(sharing items: Data, label: Label) {
        self.items = items
        self.label = label
    }

    /// A button in the style of buttons here.
    public var body: some View {
        Button {
            VirtualClock.current?.services.warn("a ShareLink was tapped; there is no share sheet here")
        } label: {
            label
        }
    }
}

/// A symbol, and a title that says Share where nothing else is given.
public struct DefaultShareLinkLabel: View {
    let title: Text?

    /// The symbol and the title.
    public var body: some View {
        Controls.Label {
            title ?? Text("Share…")
        } icon: {
            Image(systemName: "square.and.arrow.up")
        }
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
    /// Offers something by a button with any label.
    public init<I>(
        item: I, subject: Text? = nil, message: Text? = nil,
        @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I> {
        self.init(sharing: CollectionOfOne(item), label: label())
    }

    /// Offers something by a button that says Share.
    public init<I>(
        item: I, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<I>, Label == DefaultShareLinkLabel {
        self.init(sharing: CollectionOfOne(item), label: DefaultShareLinkLabel(title: nil))
    }

    /// Offers something by a button with a title.
    public init<I>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<I>, Label == DefaultShareLinkLabel {
        self.init(sharing: CollectionOfOne(item), label: DefaultShareLinkLabel(title: Text(titleKey)))
    }

    /// Offers something by a button with a title as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol, I>(
        _ title: S, item: I, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<I>, Label == DefaultShareLinkLabel {
        self.init(sharing: CollectionOfOne(item), label: DefaultShareLinkLabel(title: Text(title)))
    }
}

extension ShareLink {
    /// Offers something, which a preview shows, by a button with any label.
    public init<I>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I> {
        self.init(sharing: CollectionOfOne(item), label: label())
    }

    /// Offers something, which a preview shows, by a button that says Share.
    public init<I>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I>, Label == DefaultShareLinkLabel {
        self.init(sharing: CollectionOfOne(item), label: DefaultShareLinkLabel(title: nil))
    }

    /// Offers something, which a preview shows, by a button with a title.
    public init<I>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I>, Label == DefaultShareLinkLabel {
        self.init(sharing: CollectionOfOne(item), label: DefaultShareLinkLabel(title: Text(titleKey)))
    }

    /// Offers something, which a preview shows, by a button with a title as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol, I>(
        _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I>, Label == DefaultShareLinkLabel {
        self.init(sharing: CollectionOfOne(item), label: DefaultShareLinkLabel(title: Text(title)))
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
    /// Offers several things by a button with any label.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        @ViewBuilder label: () -> Label
    ) {
        self.init(sharing: items, label: label())
    }

    /// Offers several things by a button that says Share.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil
    ) where Label == DefaultShareLinkLabel {
        self.init(sharing: items, label: DefaultShareLinkLabel(title: nil))
    }

    /// Offers several things by a button with a title.
    public init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
    ) where Label == DefaultShareLinkLabel {
        self.init(sharing: items, label: DefaultShareLinkLabel(title: Text(titleKey)))
    }

    /// Offers several things by a button with a title as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
    ) where Label == DefaultShareLinkLabel {
        self.init(sharing: items, label: DefaultShareLinkLabel(title: Text(title)))
    }
}

extension ShareLink {
    /// Offers several things, which a preview shows, by a button with any label.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(sharing: items, label: label())
    }

    /// Offers several things, which a preview shows, by a button that says Share.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) where Label == DefaultShareLinkLabel {
        self.init(sharing: items, label: DefaultShareLinkLabel(title: nil))
    }

    /// Offers several things, which a preview shows, by a button with a title.
    public init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) where Label == DefaultShareLinkLabel {
        self.init(sharing: items, label: DefaultShareLinkLabel(title: Text(titleKey)))
    }

    /// Offers several things, which a preview shows, by a button with a title as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) where Label == DefaultShareLinkLabel {
        self.init(sharing: items, label: DefaultShareLinkLabel(title: Text(title)))
    }
}

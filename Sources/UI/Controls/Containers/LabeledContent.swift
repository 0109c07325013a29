// SPDX-License-Identifier: MIT

import Foundation
import Views

/// A value with a label before it.
public struct LabeledContent<Label, Content> {
    fileprivate let label: Label
    fileprivate let content: Content
}

extension LabeledContent: View where Label: View, Content: View {
    /// - Parameters:
    ///   - content: The value.
    ///   - label: What it is.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content())
    }

    /// The label and its value as the innermost style around it makes them.
    public var body: some View { StyledLabeledContent(label: label, content: content) }
}

private struct StyledLabeledContent<Label: View, Content: View>: View {
    let label: Label
    let content: Content
    @Environment(\.[styles: StyleKind<LabeledContentStyleConfiguration>()]) private var styles

    var body: some View {
        // What is inside has the styles of this place, not only those that are left for the style itself.
        let kind = StyleKind<LabeledContentStyleConfiguration>()
        StyledControl(
            LabeledContentStyleConfiguration(
                label: .init(view: ControlLabel(label).environment(\.[styles: kind], styles)),
                content: .init(view: content.environment(\.[styles: kind], styles))),
            fallback: LabeledContentStyleBox(style: AutomaticLabeledContentStyle()))
    }
}

extension LabeledContent
where
    Label == LabeledContentStyleConfiguration.Label,
    Content == LabeledContentStyleConfiguration.Content
{
    /// The content that a style was asked for, for styles that only add something to others.
    @MainActor
    public init(_ configuration: LabeledContentStyleConfiguration) {
        self.init(label: configuration.label, content: configuration.content)
    }
}

extension LabeledContent where Label == Text, Content: View {
    /// A value with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content())
    }

    /// A value with a title as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content())
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// A text with a title.
    public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init(label: Text(titleKey), content: Text(value))
    }

    /// A text with a title as it stands.
    @_disfavoredOverload
    public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init(label: Text(title), content: Text(value))
    }

    /// A value in words, with a title.
    public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(
            label: Text(titleKey), content: Text(verbatim: format.locale(HostServices.language.locale).format(value)))
    }

    /// A value in words, with a title as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(
            label: Text(title), content: Text(verbatim: format.locale(HostServices.language.locale).format(value)))
    }
}

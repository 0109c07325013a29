// SPDX-License-Identifier: MIT

import Foundation
import Views

public struct LabeledContent<Label, Content> {
    fileprivate let label: Label
    fileprivate let content: Content
}

extension LabeledContent: View where Label: View, Content: View {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content())
    }

    public var body: some View { StyledLabeledContent(label: label, content: content) }
}

private struct StyledLabeledContent<Label: View, Content: View>: View {
    let label: Label
    let content: Content
    @Environment(\.[styles: StyleKind<LabeledContentStyleConfiguration>()]) private var styles

    var body: some View {
        // Restores all styles for the content. A style's body is evaluated without that style, but nested labeled
        // content should be drawn by it.
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
    @MainActor
    public init(_ configuration: LabeledContentStyleConfiguration) {
        self.init(label: configuration.label, content: configuration.content)
    }
}

extension LabeledContent where Label == Text, Content: View {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content())
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content())
    }
}

extension LabeledContent where Label == Text, Content == Text {
    public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init(label: Text(titleKey), content: Text(value))
    }

    @_disfavoredOverload
    public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init(label: Text(title), content: Text(value))
    }

    /// Formats the value in the host's locale.
    public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(
            label: Text(titleKey), content: Text(verbatim: format.locale(HostServices.language.locale).format(value)))
    }

    /// Formats the value in the host's locale.
    @_disfavoredOverload
    public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(
            label: Text(title), content: Text(verbatim: format.locale(HostServices.language.locale).format(value)))
    }
}

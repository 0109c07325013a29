// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion
import SwiftUICore
import Controls

/// The kind of a dialog, which decides its place in the window.
enum DialogKind {
    /// An alert in the centre of the window.
    case alert
    /// A dialog at the bottom of the window.
    case dialog(showsTitle: Bool)
}

/// Presents an alert or a dialog above all other views.
struct DialogModifier<Actions: View, Message: View>: ViewModifier, UnnamedView {
    @Binding var isPresented: Bool
    let form: DialogKind
    let title: Text
    @ViewBuilder let actions: () -> Actions
    @ViewBuilder let message: () -> Message
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.presentationArbiter) private var turns
    @Environment(\.keyboardHeight) private var keyboardHeight
    @Environment(\.isMac) private var isMac
    @State private var presenter = Presenter()

    func body(content: Content) -> some View {
        let isShown = turns?.grants(presenter, wants: isPresented) ?? isPresented
        // `keyboardHeight` is read here, because reads inside the closure of `windowLayer` do not update this view.
        let keyboard = keyboardHeight > 0 ? keyboardHeight + PresentationMetrics.covered.bottom : 0
        content.windowLayer { _ in
            ZStack {
                if isShown {
                    Color.black.opacity(colorScheme == .dark ? 0.48 : 0.2)
                        .contentShape(Rectangle())
                        .onTapGesture { if case .dialog = form, !isMac { isPresented = false } }
                        .transition(.opacity)
                    switch form {
                    case _ where isMac:
                        MacAlertPanel(title: title, actions: styledActions, message: message(), dismiss: dismiss)
                            .transition(.scale(scale: 0.9).combined(with: .opacity))
                    case .alert:
                        AlertPanel(title: title, actions: styledActions, message: message(), dismiss: dismiss)
                            // Centres the alert above the keyboard.
                            .padding(.bottom, keyboard)
                            .animation(KeyboardRequest.motion, value: keyboard)
                            // As on iOS, a dismissed alert keeps its size.
                            .transition(
                                .asymmetric(
                                    insertion: .scale(scale: 1.15).combined(with: .opacity), removal: .opacity))
                    case .dialog(let showsTitle):
                        DialogPanel(
                            title: showsTitle ? title : nil, actions: styledActions, message: message(),
                            dismiss: dismiss
                        )
                        .transition(.move(edge: .bottom))
                    }
                }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .animation(SystemMotion.dialog, value: isShown)
            .allowsHitTesting(isShown)
        }
        .onChange(of: isShown) { if !$1 { turns?.end(presenter) } }
        .onDisappear { turns?.end(presenter) }
    }

    private var isAlert: Bool { if case .alert = form { true } else { false } }
    private func dismiss() { isPresented = false }

    private var styledActions: AnyView {
        AnyView(actions().buttonStyle(DismissingButtonStyle(isAlert: isAlert, dismiss: dismiss)))
    }
}

/// The role of a button in a dialog, which determines the button's position.
enum DialogButtonRoleTrait: ElementTrait {
    static var defaultValue: Answer { .none }
}

enum Answer: Sendable { case none, plain, destructive, cancel }

/// A button of an alert or dialog. A tap dismisses the dialog and then runs the button's action.
private struct DismissingButtonStyle: PrimitiveButtonStyle {
    let isAlert: Bool
    let dismiss: @MainActor () -> Void
    @Environment(\.isMac) private var isMac

    func makeBody(configuration: Configuration) -> some View {
        let button = Button(role: configuration.role) {
            dismiss()
            configuration.trigger()
        } label: {
            configuration.label
        }
        Group {
            if isMac {
                button.buttonStyle(MacAlertButtonLook(role: configuration.role))
            } else {
                button.buttonStyle(AlertButtonLook(isAlert: isAlert, role: configuration.role))
            }
        }
        .trait(
            DialogButtonRoleTrait.self,
            configuration.role == .cancel ? .cancel : configuration.role == .destructive ? .destructive : .plain)
    }
}

private struct AlertButtonLook: ButtonStyle {
    let isAlert: Bool
    let role: ButtonRole?

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .ignoringOwnStyles()
            .font(.system(size: isAlert ? 17 : 20, weight: role == .cancel ? .semibold : .regular))
            .lineLimit(1)
            .minimumScaleFactor(0.6)
            .foregroundStyle(role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint))
            .padding(.horizontal, 8)
            .frame(maxWidth: .infinity)
            .frame(height: isAlert ? 44 : 57)
            .contentShape(Rectangle())
            .background(configuration.isPressed ? Color.systemFill : .clear)
    }
}

/// The children of an alert or dialog, by their part in it.
@MainActor struct DialogParts {
    /// The views that are no buttons, such as text fields.
    let fields: [ChildView]
    let cancels: [ChildView]
    /// The buttons other than Cancel.
    let others: [ChildView]

    init(_ children: some Sequence<ChildView>) {
        let byRole = Dictionary(grouping: children) { $0.trait(DialogButtonRoleTrait.self) }
        fields = byRole[.none] ?? []
        cancels = byRole[.cancel] ?? []
        others = children.filter { ![.none, .cancel].contains($0.trait(DialogButtonRoleTrait.self)) }
    }
}

/// The panel of an alert: title, message, text fields and buttons, 270 points wide.
private struct AlertPanel<Message: View>: View, ScreenPart {
    let title: Text
    let actions: AnyView
    let message: Message
    let dismiss: @MainActor () -> Void

    private static var width: CGFloat { 270 }

    var body: some View {
        ChildReader {
            actions
        } result: { children in
            let parts = DialogParts(children)
            VStack(spacing: 0) {
                VStack(spacing: 2) {
                    title.ignoringOwnStyles().font(.headline)
                    message.ignoringOwnStyles().font(.footnote)
                    if !parts.fields.isEmpty {
                        VStack(spacing: 8) { ForEach(parts.fields) { $0.modifier(AlertField()) } }
                            .font(.footnote).multilineTextAlignment(.leading).padding(.top, 14)
                    }
                }
                .multilineTextAlignment(.center)
                .padding(.horizontal, 16)
                .padding(.top, 20)
                .padding(.bottom, 18)
                AlertButtons(parts: parts, dismiss: dismiss)
            }
            .frame(width: Self.width)
            .background(AlertBackground())
            .clipShape(RoundedRectangle(cornerRadius: 14, style: .continuous))
        }
    }
}

/// The box of a text field in an alert.
private struct AlertField: ViewModifier, UnnamedView {
    @Environment(\.pixelLength) private var pixel

    func body(content: Content) -> some View {
        let box = RoundedRectangle(cornerRadius: 7, style: .continuous)
        content
            .padding(.horizontal, 7)
            .frame(minHeight: 30)
            .background(Color.tertiarySystemBackground, in: box)
            .overlay { box.strokeBorder(Color.separator, lineWidth: pixel) }
    }
}

/// The buttons of an alert: two buttons side by side, any other number in a column. Without buttons, shows an OK
/// button. Cancel is first if there are two buttons, otherwise last.
private struct AlertButtons: View, UnnamedView {
    let parts: DialogParts
    let dismiss: @MainActor () -> Void
    @Environment(\.pixelLength) private var pixel

    var body: some View {
        let isPair = parts.cancels.count + parts.others.count == 2
        let ordered = isPair ? parts.cancels + parts.others : parts.others + parts.cancels
        if ordered.isEmpty {
            line
            Button(action: dismiss) { Text("OK") }.buttonStyle(AlertButtonLook(isAlert: true, role: nil))
        } else if isPair {
            line
            HStack(spacing: 0) {
                ordered[0]
                Color.separator.frame(width: pixel, height: 44)
                ordered[1]
            }
        } else {
            ForEach(ordered) { answer in
                line
                answer
            }
        }
    }

    private var line: some View { Color.separator.frame(height: pixel) }
}

/// An opaque colour equal to the alert material over a dimmed background.
private struct AlertBackground: View {
    @Environment(\.colorScheme) private var colorScheme
    var body: some View {
        colorScheme == .dark ? Color(red: 0.145, green: 0.145, blue: 0.15) : Color(red: 0.95, green: 0.95, blue: 0.955)
    }
}

/// An action sheet; its cancel button is separate.
private struct DialogPanel<Message: View>: View, ScreenPart {
    let title: Text?
    let actions: AnyView
    let message: Message
    let dismiss: @MainActor () -> Void
    @Environment(\.pixelLength) private var pixel

    var body: some View {
        ChildReader {
            actions
        } result: { children in
            let parts = DialogParts(children)
            // An action sheet has no place for fields, so it lists them with the actions.
            let others = parts.fields + parts.others
            VStack(spacing: 8) {
                VStack(spacing: 0) {
                    if title != nil || !(message is EmptyView) {
                        VStack(spacing: 4) {
                            title?.ignoringOwnStyles().font(.footnote.weight(.semibold))
                            message.ignoringOwnStyles().font(.footnote)
                        }
                        .foregroundStyle(.secondary)
                        .multilineTextAlignment(.center)
                        .padding(.horizontal, 16)
                        .padding(.vertical, 14)
                        .frame(maxWidth: .infinity)
                        Color.separator.frame(height: pixel)
                    }
                    ForEach(others) { choice in
                        if choice.id != others.first?.id { Color.separator.frame(height: pixel) }
                        choice
                    }
                }
                .background(AlertBackground())
                .clipShape(RoundedRectangle(cornerRadius: 14, style: .continuous))
                VStack(spacing: 0) {
                    if parts.cancels.isEmpty {
                        Button(role: .cancel, action: dismiss) { Text("Cancel") }
                            .buttonStyle(AlertButtonLook(isAlert: false, role: .cancel))
                    } else {
                        ForEach(parts.cancels) { $0 }
                    }
                }
                .background(Color.tertiarySystemBackground)
                .clipShape(RoundedRectangle(cornerRadius: 14, style: .continuous))
            }
            .padding(.horizontal, 8)
            .padding(.bottom, max(PresentationMetrics.covered.bottom, 8))
            .frame(maxHeight: .infinity, alignment: .bottom)
        }
    }
}

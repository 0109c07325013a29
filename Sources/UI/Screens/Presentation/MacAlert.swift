// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import SwiftUICore
import Controls

/// An alert or confirmation dialog of macOS: 260 points wide, with an icon, the texts and the buttons in a column.
struct MacAlertPanel<Message: View>: View, ScreenPart {
    let title: Text
    let actions: AnyView
    let message: Message
    let dismiss: @MainActor () -> Void
    @Environment(\.colorScheme) private var colorScheme

    static var width: CGFloat { 260 }

    var body: some View {
        ChildReader {
            actions
        } result: { children in
            let parts = DialogParts(children)
            VStack(spacing: 16) {
                MacGenericIcon()
                VStack(spacing: 8) {
                    title.ignoringOwnStyles().font(.system(size: 13, weight: .bold))
                    message.ignoringOwnStyles().font(.system(size: 11))
                    if !parts.fields.isEmpty {
                        VStack(spacing: 8) { ForEach(parts.fields) { $0 } }.multilineTextAlignment(.leading)
                    }
                }
                .multilineTextAlignment(.center)
                .frame(maxWidth: .infinity)
                MacAlertButtons(parts: parts, dismiss: dismiss)
            }
            .padding(.horizontal, 16)
            .padding(.top, 20)
            .padding(.bottom, 16)
            .frame(width: Self.width)
            .background(Color.macWindow, in: RoundedRectangle(cornerRadius: 10, style: .continuous))
            .overlay {
                RoundedRectangle(cornerRadius: 10, style: .continuous).strokeBorder(Color.macPanelLine, lineWidth: 0.5)
            }
            // Only the panel casts the shadow, not its parts.
            .compositingGroup()
            .popupShadow(colorScheme)
        }
    }
}

/// The buttons of an alert: two short ones side by side with the default button at the end, otherwise a column with the
/// default button at the top and Cancel at the bottom.
private struct MacAlertButtons: View, UnnamedView {
    let parts: DialogParts
    let dismiss: @MainActor () -> Void

    var body: some View {
        let ordered = parts.others + parts.cancels
        let chosen = parts.others.first { $0.trait(DialogButtonRoleTrait.self) == .plain }?.id
        if ordered.isEmpty {
            Button(action: dismiss) { Text("OK") }
                .buttonStyle(MacAlertButtonLook(role: nil)).modifier(AnswerGround(isDefault: true))
        } else if ordered.count == 2 {
            ViewThatFits(in: .horizontal) {
                // Equal widths, as wide as the wider title, must fit beside each other.
                HStack(spacing: 8) {
                    ForEach([ordered[1], ordered[0]]) { button($0, chosen).frame(minWidth: 110) }
                }
                column(ordered, chosen)
            }
        } else {
            column(ordered, chosen)
        }
    }

    private func column(_ ordered: [ChildView], _ chosen: ChildView.ID?) -> some View {
        VStack(spacing: 8) { ForEach(ordered) { button($0, chosen) } }
    }

    private func button(_ answer: ChildView, _ chosen: ChildView.ID?) -> some View {
        answer.modifier(AnswerGround(isDefault: answer.id == chosen))
    }
}

/// The label of an alert's button. `AnswerGround` draws its bezel, because only the alert knows the default button.
struct MacAlertButtonLook: ButtonStyle {
    let role: ButtonRole?

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .ignoringOwnStyles()
            .font(.system(size: 13))
            .lineLimit(1)
            .foregroundStyle(role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.primary))
            .padding(.horizontal, 12)
            .frame(maxWidth: .infinity)
            .frame(height: 28)
            .contentShape(Rectangle())
            .background(configuration.isPressed ? Color.black.opacity(0.08) : .clear)
    }
}

/// The bezel behind an answer: in the accent colour with a white label for the default button.
private struct AnswerGround: ViewModifier {
    let isDefault: Bool
    @Environment(\.colorScheme) private var colorScheme

    func body(content: Content) -> some View {
        // The label has the primary colour, which is black in light mode.
        Group { if isDefault, colorScheme == .light { content.colorInvert() } else { content } }
            .background(BezelGround(radius: 6, isAccented: isDefault))
    }
}

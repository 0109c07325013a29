// SPDX-License-Identifier: MIT

@_spi(ViewGraph) import ViewGraph

// What the types of views tell before any of the views is made.

/// A view that is one row, whatever is inside: what a control's style makes of it is known at run time only.
package protocol SingleRow {}

/// Whether a view of this type is a list of others, or has a body that is.
@MainActor
func standsForList(_ type: any View.Type) -> Bool {
    if isList(type) { return true }
    guard let body = bodyType(of: type) else { return false }
    return remembered(type, in: .lists) { standsForList(body) }
}

/// Whether sections of a list may stand in a view of this type.
@MainActor
func mayHoldSections(_ type: any View.Type) -> Bool {
    if type is any SingleRow.Type { return false }
    if let holder = type as? any SectionHolder.Type { return holder.holdsSections }
    guard let body = bodyType(of: type) else { return false }
    return remembered(type, in: .sections) { mayHoldSections(body) }
}

/// nil for views that draw or lay out by themselves.
@MainActor
private func bodyType(of type: any View.Type) -> (any View.Type)? {
    func open<V: View>(_ type: V.Type) -> (any View.Type)? { V.Body.self == Never.self ? nil : V.Body.self }
    return open(type)
}

private enum Question: Hashable { case lists, sections }

private struct AskedType: Hashable {
    let type: ObjectIdentifier
    let question: Question
}

@MainActor private var answers: [AskedType: Bool] = [:]

/// A view may hold itself, behind another type of view: the answer to a question that is being asked already is no.
@MainActor
private func remembered(_ type: any View.Type, in question: Question, _ answer: () -> Bool) -> Bool {
    let key = AskedType(type: ObjectIdentifier(type), question: question)
    if let known = answers[key] { return known }
    answers[key] = false
    let found = answer()
    answers[key] = found
    return found
}

/// A view that shows others as members of the list it stands in.
@MainActor
private protocol SectionHolder {
    static var holdsSections: Bool { get }
}

extension Section: @MainActor SectionHolder where Parent: View, Content: View, Footer: View {
    static var holdsSections: Bool { true }
}
extension AnyView: @MainActor SectionHolder {
    static var holdsSections: Bool { true }
}
// Its types are those of a tuple, which is not looked into.
extension TupleView: @MainActor SectionHolder {
    static var holdsSections: Bool { true }
}
extension EmptyView: @MainActor SectionHolder {
    static var holdsSections: Bool { false }
}
extension Group: @MainActor SectionHolder where Content: View {
    static var holdsSections: Bool { mayHoldSections(Content.self) }
}
extension ForEach: @MainActor SectionHolder where Content: View {
    static var holdsSections: Bool { true }
}
extension _ConditionalContent: @MainActor SectionHolder where TrueContent: View, FalseContent: View {
    static var holdsSections: Bool {
        mayHoldSections(TrueContent.self) || mayHoldSections(FalseContent.self)
    }
}
extension Optional: @MainActor SectionHolder where Wrapped: View {
    static var holdsSections: Bool { mayHoldSections(Wrapped.self) }
}
extension ModifiedContent: @MainActor SectionHolder where Content: View, Modifier: ViewModifier {
    @MainActor static var holdsSections: Bool {
        mayHoldSections(Content.self)
            || !(Modifier.self is any _PrimitiveModifier.Type) && mayHoldSections(Modifier.Body.self)
    }
}
extension IDView: @MainActor SectionHolder {
    @MainActor static var holdsSections: Bool { mayHoldSections(Content.self) }
}

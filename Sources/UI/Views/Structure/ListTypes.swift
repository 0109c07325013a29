// SPDX-License-Identifier: MIT

@_spi(ViewGraph) import ViewGraph

// Queries about the structure of a view. They depend on the view's type only, and are answered before the view exists.

/// A view that is always one row in a list. Controls conform, because their style determines their body only at run
/// time.
package protocol SingleRow {}

/// Whether views of this type are lists of other views, or have a body that is such a list.
@MainActor
func representsList(_ type: any View.Type) -> Bool {
    if isList(type) { return true }
    guard let body = bodyType(of: type) else { return false }
    return remembered(type, in: .lists) { representsList(body) }
}

/// Whether a view of this type may contain sections of a list. Looks into the types of bodies, except of `SingleRow`s.
@MainActor
func mayContainSections(_ type: any View.Type) -> Bool {
    if type is any SingleRow.Type { return false }
    if let holder = type as? any SectionHolder.Type { return holder.holdsSections }
    guard let body = bodyType(of: type) else { return false }
    return remembered(type, in: .sections) { mayContainSections(body) }
}

/// The type of the body; nil for primitive views.
@MainActor
private func bodyType(of type: any View.Type) -> (any View.Type)? {
    func open<V: View>(_ type: V.Type) -> (any View.Type)? { V.Body.self == Never.self ? nil : V.Body.self }
    return open(type)
}

private enum Question: Hashable { case lists, sections }

private struct TypeQuery: Hashable {
    let type: ObjectIdentifier
    let question: Question
}

@MainActor private var answers: [TypeQuery: Bool] = [:]

/// Caches `answer` for each type and question. Until the answer is computed, the cache holds false. This ends the
/// recursion in view types that contain themselves.
@MainActor
private func remembered(_ type: any View.Type, in question: Question, _ answer: () -> Bool) -> Bool {
    let key = TypeQuery(type: ObjectIdentifier(type), question: question)
    if let known = answers[key] { return known }
    answers[key] = false
    let found = answer()
    answers[key] = found
    return found
}

/// A view that shows other views as members of the enclosing list.
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
// A tuple may contain sections, because its member types are not inspected.
extension TupleView: @MainActor SectionHolder {
    static var holdsSections: Bool { true }
}
extension EmptyView: @MainActor SectionHolder {
    static var holdsSections: Bool { false }
}
extension Group: @MainActor SectionHolder where Content: View {
    static var holdsSections: Bool { mayContainSections(Content.self) }
}
extension ForEach: @MainActor SectionHolder where Content: View {
    static var holdsSections: Bool { true }
}
extension _ConditionalContent: @MainActor SectionHolder where TrueContent: View, FalseContent: View {
    static var holdsSections: Bool {
        mayContainSections(TrueContent.self) || mayContainSections(FalseContent.self)
    }
}
extension Optional: @MainActor SectionHolder where Wrapped: View {
    static var holdsSections: Bool { mayContainSections(Wrapped.self) }
}
extension ModifiedContent: @MainActor SectionHolder where Content: View, Modifier: ViewModifier {
    @MainActor static var holdsSections: Bool {
        mayContainSections(Content.self)
            || !(Modifier.self is any _PrimitiveModifier.Type) && mayContainSections(Modifier.Body.self)
    }
}
extension IDView: @MainActor SectionHolder {
    @MainActor static var holdsSections: Bool { mayContainSections(Content.self) }
}

// SPDX-License-Identifier: MIT

/// Results that share the value of the key path by which a query makes sections.
public struct ResultsSection<Element: PersistentModel, SectionTitle: Hashable>: RandomAccessCollection, Identifiable {
    public let title: SectionTitle
    private let elements: [Element]

    init(title: SectionTitle, elements: [Element]) { (self.title, self.elements) = (title, elements) }

    public var id: SectionTitle { title }
    public var startIndex: Int { elements.startIndex }
    public var endIndex: Int { elements.endIndex }
    public subscript(position: Int) -> Element { elements[position] }
}

/// The sections of a query, in the order in which they first occur among its results.
public struct SectionedResults<Element: PersistentModel, SectionTitle: Hashable>: RandomAccessCollection {
    private let sections: [ResultsSection<Element, SectionTitle>]
    private let places: [SectionTitle: Int]

    init(_ elements: [Element], by title: (Element) -> SectionTitle) {
        var groups: [(title: SectionTitle, elements: [Element])] = []
        var places: [SectionTitle: Int] = [:]
        for element in elements {
            let title = title(element)
            if let place = places[title] {
                groups[place].elements.append(element)
            } else {
                places[title] = groups.count
                groups.append((title, [element]))
            }
        }
        sections = groups.map { ResultsSection(title: $0.title, elements: $0.elements) }
        self.places = places
    }

    public var startIndex: Int { sections.startIndex }
    public var endIndex: Int { sections.endIndex }
    public subscript(position: Int) -> ResultsSection<Element, SectionTitle> { sections[position] }
    public subscript(sectionTitle title: SectionTitle) -> ResultsSection<Element, SectionTitle>? {
        places[title].map { sections[$0] }
    }
}

// SPDX-License-Identifier: MIT

import Support

/// Suggests a known name for an unknown one that is spelt almost like it, where the compiler suggests none.
///
/// Prepares the known names once and caches each answer, because one mistake may be reported a thousand times.
struct NameSuggestions {
    private let table: NameTable
    private let ownMembers: [String]
    private let types: [String]
    private let modifiers: [String]
    /// The cached answers, by the unknown name and its owner.
    private var answers: [[String]: String?] = [:]

    init(_ material: CheckReport.Material, _ table: NameTable) {
        self.table = table
        ownMembers = material.memberNames
        (types, modifiers) = (material.typeNames + table.types, table.modifierNames)
    }

    /// Whether a name looks like a slip of the pen for another one: letters are in another order, or only letters inside
    /// differ. Names that somebody chose differ at an end: `Buttons`, `MyText`.
    static func isSlip(_ name: String, for other: String) -> Bool {
        name.sorted() == other.sorted() || name.first == other.first && name.last == other.last
    }

    /// The nearest known name; nil if the subject has no name, or no known name is near.
    mutating func suggestion(for subject: DiagnosticSubject) -> String? {
        guard let name = subject.name else { return nil }
        var owner = ""
        if case .noMember(_, let type) = subject { owner = CheckReport.plain(type) }
        if let answer = answers[[name, owner]] { return answer }
        let known =
            switch subject {
            case .noMember where owner == CheckReport.environmentType: ownMembers + table.environmentNames
            case .noMember: ownMembers + modifiers + table.memberNames(of: owner)
            default: name.first?.isUppercase == true ? types : ownMembers
            }
        let most = min(2, name.count / 3)
        let near = known.lazy.filter { $0 != name && abs($0.count - name.count) <= most }
            .map { (name: $0, distance: NearestName.distance(name, $0)) }.filter { $0.distance <= most }
        let answer = near.min { ($0.distance, $0.name) < ($1.distance, $1.name) }?.name
        answers[[name, owner]] = .some(answer)
        return answer
    }
}

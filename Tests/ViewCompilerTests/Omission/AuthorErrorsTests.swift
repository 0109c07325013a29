// SPDX-License-Identifier: MIT

import Testing

@testable import ViewCompiler

/// Recorded compiler errors that only a mistake in the author's code can cause, not a missing API.
@Suite struct OwnMistakesTests {
    private let file = "/a/My.swift"
    private let source = """
        import SwiftUI
        import Shimmer
        struct Card: View {
            let title: String
            var subtitle = ""
            func reload(count: Int) {}
            var body: some View {
                Card(titel: title)
            }
        }
        """

    private func isOwn(_ message: String, _ place: (Int, Int) = (8, 9), isWhole: Bool = true, in other: String? = nil)
        -> Bool
    {
        let material = CheckReport.Material([
            file: SourceWords(other ?? source, file: file) { $0 == "SwiftUI" }
        ])
        let error = Diagnostic(
            place: .init(file: file, line: place.0, column: place.1), isError: true, message: message)
        return !AuthorErrors(material, texts: [file: other ?? source], hasModule: { $0 == "SwiftUI" }).among(
            [error], isWhole: isWhole
        ).isEmpty
    }

    @Test(arguments: [
        "cannot find 'Toggel' in scope", "cannot find 'VStakc' in scope", "cannot find 'NavigationSatck' in scope",
        "value of type 'Text' has no member 'fonnt'", "value of type 'some View' has no member 'paddding'",
        "value of type 'Card' has no member 'foregroundStlye'", "value of type 'Card' has no member 'subtitel'",
        "value of type 'Card' has no member 'titl'; did you mean 'title'?",
    ])
    func misspeltNamesAre(message: String) {
        #expect(isOwn(message))
        #expect(isOwn(message, isWhole: false))
    }

    @Test(arguments: [
        // Names that Zoetrope, a missing module or a code generator may declare.
        "cannot find 'Map3DView' in scope", "cannot find 'UIGraphicsPDFRenderer' in scope",
        "cannot find type 'AVAudioEngine' in scope", "cannot find 'Items' in scope", "cannot find 'L10n' in scope",
        "cannot find 'ButtonX' in scope", "value of type 'Text' has no member 'paddingX'",
        "value of type 'Text' has no member 'shimmering'", "value of type 'UIView' has no member 'framed'",
        "value of type 'Text' has no member 'glassEffect'", "no such module 'Shimmer'",
        "type 'Image' has no member 'hero'", "value of type 'Model' has no member 'titl'",
        // The author declares the name, but its declaration was omitted.
        "cannot find 'subtitle' in scope", "value of type 'Card' has no member 'reload'",
        "cannot infer contextual base in reference to member 'title'",
        "cannot convert value of type 'Color' to expected argument type 'UIColor'",
        "type 'Card' does not conform to protocol 'Shape'",
    ])
    func possiblyMissingNamesAreNotMistakes(message: String) {
        #expect(!isOwn(message))
    }

    @Test(arguments: [
        "expected '}' in struct", "consecutive statements on a line must be separated by newline or ';'",
        "missing return in instance method expected to return 'Int'",
        "cannot assign to property: 'title' is a 'let' constant",
        "cannot convert value of type 'String' to specified type 'Int'",
        "cannot convert value of type 'Int' to expected argument type 'String'",
        "cannot convert return expression of type 'Double' to return type '[String]'",
        "binary operator '+' cannot be applied to operands of type 'String' and 'Int'",
        "incorrect argument label in call (have 'titel:', expected 'title:')",
        "incorrect argument label in call (have 'alinment:_:', expected 'alignment:_:')",
    ])
    func errorsIndependentOfMissingNamesAreMistakes(message: String) {
        #expect(isOwn(message, (8, 13)))
        // Later errors may refer to code that was omitted.
        #expect(!isOwn(message, (8, 13), isWhole: false))
    }

    /// The author declares every member of a plain type like `User`, so any other member is a mistake. Macros, unknown
    /// protocols and superclasses may add members.
    @Test func membersOfPlainTypesAreKnown() {
        let types = """
            import SwiftUI
            struct User: Identifiable, Codable { var id = 1; var name = "" }
            enum Kind: String { case one }
            @Model final class Stored { var text = "" }
            struct Shown: AppEntity { var id = 1 }
            final class Reader: NSObject {}
            """
        #expect(isOwn("value of type 'User' has no member 'age'", in: types))
        #expect(isOwn("value of type 'User?' has no member 'nam'", isWhole: false, in: types))
        #expect(isOwn("type 'Kind' has no member 'two'", in: types))
        for type in ["Stored", "Shown", "Reader"] {
            #expect(!isOwn("value of type '\(type)' has no member 'age'", in: types))
        }
    }

    /// A name that neither the author, Apple's frameworks nor a missing module can declare is the author's mistake.
    @Test func valuesThatNothingDeclaresAre() {
        let view =
            "import SwiftUI\nstruct A: View {\n    var body: some View { Text(\"\\(coutn)\") }\n    func f() { g() }\n}"
        #expect(isOwn("cannot find 'coutn' in scope", (3, 36), in: view))
        #expect(isOwn("cannot find 'nothing' in scope", (3, 36), isWhole: false, in: view))
        for name in ["kCFNull", "dispatch_get_main_queue", "withAnimation", "body"] {
            #expect(!isOwn("cannot find '\(name)' in scope", (3, 36), in: view))
        }
        #expect(!isOwn("cannot find 'nothing' in scope", (4, 16), in: view))
        #expect(!isOwn("cannot find 'nothing' in scope", (3, 36), in: "import Shimmer\n" + view))
    }

    /// A wrong call of a SwiftUI name is not the author's mistake, because Zoetrope may lack an overload.
    @Test func callsOfExistingNamesAreNotMistakes() {
        let other = source.replacing("Card(titel: title)", with: "VStack(alinment: .top) {}")
        #expect(!isOwn("extra argument 'alinment' in call", (8, 16), in: other))
        #expect(isOwn("extra argument 'alignment' in call", (8, 13)))
    }

    /// If an imported module is missing, an unknown name may come from it. The name is then not the author's mistake.
    @Test func namesNearTheAuthorsOwnNeedKnownModules() {
        #expect(!isOwn("cannot find 'subtitel' in scope"))
        #expect(isOwn("cannot find 'subtitel' in scope", in: source.replacing("import Shimmer", with: "")))
    }

    @Test func rulesPermitOmissions() {
        var report = CheckReport(path: "a", files: 2)
        report.modules = [.init(name: "Shimmer", support: .unknown, places: [])]
        let mistake = Diagnostic(place: .init(file: file, line: 1, column: 1), isError: true, message: "x")
        #expect(OmissionRule.missingNames.permits(report, own: [], fileCount: 2))
        #expect(!OmissionRule.missingNames.permits(report, own: [mistake], fileCount: 2))
        #expect(OmissionRule.all.permits(report, own: [mistake], fileCount: 2))
        #expect(!OmissionRule.never.permits(report, own: [], fileCount: 2))
    }
}

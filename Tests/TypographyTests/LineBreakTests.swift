import Testing
import Typography

@Suite struct LineBreakTests {
    /// The text with a bar wherever a line may end.
    private func broken(_ text: String) -> String {
        let scalars = Array(text.unicodeScalars)
        let after = LineBreakOpportunities.after(scalars.map(\.value)[...])
        return zip(scalars, after).map { String(Character($0)) + ($1 ? "|" : "") }.joined()
    }

    @Test(arguments: [
        ("two words", "two |words|"), ("a  b", "a  |b|"), ("well-known", "well-|known|"), ("a - b", "a |- |b|"),
        ("-5", "-5|"), ("3-4", "3-4|"), ("a\u{A0}b", "a\u{A0}b|"), ("a\u{200B}b", "a\u{200B}|b|"),
        ("and/or", "and/|or|"),
        ("1/2", "1/2|"), ("http://a", "http://|a|"), ("(a) b.", "(a) |b.|"), ("漢字", "漢|字|"), ("漢字。", "漢|字。|"),
        ("「漢", "「漢|"), ("wait—what", "wait—|what|"), ("a", "a|"),
    ])
    func linesEndWhereTheyMay(_ text: String, _ expected: String) {
        #expect(broken(text) == expected)
    }

    @Test func nothingHasNoOpportunity() { #expect(LineBreakOpportunities.after([]).isEmpty) }
}

import Testing
import Typography

@Suite struct MissingScriptTests {
    private static let bare = FontLibrary(folders: [], systemFolders: [])

    private func missing(_ text: String) -> [MissingScript] {
        Self.bare.missingScripts(text.unicodeScalars.map(\.value))
    }

    @Test(arguments: [
        ("あ", "Chinese, Japanese or Korean", "fonts-noto-cjk"), ("漢", "Chinese, Japanese or Korean", "fonts-noto-cjk"),
        ("한", "Chinese, Japanese or Korean", "fonts-noto-cjk"), ("。", "Chinese, Japanese or Korean", "fonts-noto-cjk"),
        ("ก", "Thai", "fonts-noto-core"), ("ע", "Hebrew", "fonts-noto-core"), ("🦄", "emoji", "fonts-noto-core"),
        ("𐎀", "the script Ugar of ISO 15924", "fonts-noto-core"),
    ])
    func aScriptNamesItsPackage(_ letter: String, _ name: String, _ package: String) throws {
        let script = try #require(missing(letter).first)
        #expect(script.name == name && script.example == letter && script.package == package)
        #expect(script.description.hasSuffix("run apt-get install \(package)"))
    }

    @Test func eachIsNamedOnceByItsFirstLetter() {
        #expect(missing("漢字かなก\u{200D}").map(\.example) == ["漢", "ก"])
    }

    /// What is installed and lacks a letter is no advice.
    @Test func aPackageThatIsThereIsNotNamed() {
        #expect(library.missingScripts([0x10380]).map(\.package) == [nil])
    }

    @Test func layoutsTellWhatTheyLack() throws {
        #expect(try typeset("Ag שלום").missingScripts.isEmpty)
        let unassigned = try typeset("a\u{10FFFF}b\u{10FFFF}…", width: 40).missingScripts
        #expect(unassigned.map(\.example) == ["\u{10FFFF}"])
    }
}

import Foundation
import TestSupport
import Testing
import Workshop

@Suite struct ResourceFoldersTests {
    private func folders(_ names: [String], in place: String) throws -> [String] {
        try TemporaryFolder.with { folder in
            for name in names { try folder.write("", to: name) }
            return try ResourceFolders.search(folder.path + place).map {
                $0 == folder.path ? "." : String($0.dropFirst(folder.path.count + 1))
            }
        }
    }

    @Test func catalogsAndLooseFilesAreFoundAnywhere() throws {
        let names = ["A.swift", "Deep/Down/Assets.xcassets/x.imageset/Contents.json", "Sounds/a.wav", "My.png"]
        #expect(try folders(names, in: "") == [".", "Sounds", "Deep/Down"])
    }

    /// Those of a file are first beside it, then in the project around it.
    @Test func aFileHasThoseOfItsProject() throws {
        let names = ["Package.swift", "Sources/App/Views/A.swift", "Sources/App/Views/near.png", "Art/far.png"]
        #expect(try folders(names, in: "/Sources/App/Views") == ["Sources/App/Views", "Art"])
    }

    @Test func buildsAndHiddenFoldersAreLeftOut() throws {
        #expect(try folders([".build/x.png", "Pods/x.png", "DerivedData/x.png", "a/x.png"], in: "") == ["a"])
    }

    @Test func withoutAnyItIsTheFolderItself() throws {
        #expect(try folders(["A.swift"], in: "") == ["."])
    }
}

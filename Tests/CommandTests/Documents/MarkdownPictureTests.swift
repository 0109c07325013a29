// SPDX-License-Identifier: MIT

import Commands
import Testing

struct MarkdownPictureTests {
    private typealias Picture = MarkdownPictures.Picture

    @Test func aCommentNamesTheImageBelow() {
        let found = MarkdownPictures(
            """
            # Title
            <!-- zoetrope: Card.swift --at 1 -->
            ![A card](pictures/card.png "title")

            <!--zoetrope:gears-->

            <p align="center">
              <img width=200 src='a%20b.gif'>
            </p>
            ![not ours](other.png)
              <!-- zoetrope: B.swift --> ![b](<b c.png>) ![c](c.png)
            """)
        #expect(
            found.pictures == [
                Picture(line: 2, arguments: "Card.swift --at 1", image: "pictures/card.png"),
                Picture(line: 5, arguments: "gears", image: "a b.gif"),
                Picture(line: 11, arguments: "B.swift", image: "b c.png"),
            ])
        #expect(found.lost.isEmpty)
    }

    @Test func commentsWithoutAnImageAreLost() {
        let found = MarkdownPictures(
            """
            <!-- zoetrope: A.swift -->

            words only

            ![too far](a.png)
            <!-- zoetrope: B.swift -->
            <!-- zoetrope: C.swift -->
            ![c](c.png)
            <!-- zoetrope: D.swift -->
            """)
        #expect(found.pictures.map(\.arguments) == ["C.swift"])
        #expect(found.lost == [1, 6, 9])
    }

    @Test(arguments: ["```", "~~~~"]) func codeDoesNotCount(_ fence: String) {
        let text = """
            \(fence)md
            <!-- zoetrope: A.swift -->
            ![a](a.png)
            \(fence)
            <!-- zoetrope: B.swift -->
            ![b](b.png)
            """
        #expect(MarkdownPictures(text).pictures.map(\.arguments) == ["B.swift"])
    }

    @Test func wordsAreSplitAsInAShell() {
        #expect(
            CommandWords.split("a  --b 'c d' \"e \\\" f\" g\\ h '' i'j k'l") == [
                "a", "--b", "c d", "e \" f", "g h", "", "ij kl",
            ])
        #expect(CommandWords.split(" ") == [])
        #expect(CommandWords.split("'a") == nil && CommandWords.split("a\\") == nil)
    }
}

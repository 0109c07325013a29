// SPDX-License-Identifier: MIT
"use strict";

const assert = require("node:assert/strict");
const { test } = require("node:test");
require("./support");
const { blockAt, hasViews, nameAmong, previewBlocks, stemOf } = require("../src/preview-blocks");
const { codeOnly } = require("../src/swift-text");

test("comments and strings become spaces, and all indices stay", () => {
  const text = 'let a = "x { \\("y}" + f("z")) {" /* { /* } */ */ + #"\\("# // }\nlet b = """\n } "quoted" \n"""\nend';
  const code = codeOnly(text);
  assert.equal(code.length, text.length);
  assert.equal(code.split("\n").length, text.split("\n").length);
  assert.equal(code.replace(/ +/g, " "), 'let a = " " + #" "# \nlet b = """\n \n"""\nend');
});

test("a string without an end spoils only its line", () => {
  assert.deepEqual(previewBlocks('let a = "open\n#Preview { Text("}") }').map(block => block.line), [1]);
});

const SOURCE = `import SwiftUI

// #Preview { Text("not this one") }
let text = "#Preview { nor this one }"

#Preview("Red") {
  Text("}")
}
#Preview("red", traits: .fixedLayout(width: 10, height: f(")"))) { Text("b") }
#Preview { Text("c") }
#Preview(traits: .landscapeLeft) {
  Text("d")
}
#Preview("A \\"quoted\\" title: 1.5/2") { Text("e") }
struct Card_Previews: PreviewProvider {
  static var previews: some View {
    Card().previewDisplayName("One")
    Card().previewDisplayName("Two")
  }
}
`;

test("previews are found with their lines, titles and names", () => {
  const found = previewBlocks(SOURCE).map(block => [block.line, block.endLine, block.title, block.word]);
  assert.deepEqual(found, [
    [5, 7, "Red", "Red"], [8, 8, "red", "red-2"], [9, 9, undefined, "Preview"], [10, 12, undefined, "Preview-2"],
    [13, 13, 'A "quoted" title: 1.5/2', "A-quoted-title-1.5-2"], [14, 19, "Card", undefined],
  ]);
});

test("a line chooses the preview around it, and no line outside", () => {
  const blocks = previewBlocks(SOURCE);
  assert.equal(blockAt(blocks, 6).title, "Red");
  assert.equal(blockAt(blocks, 3), undefined);
});

test("a preview's name is chosen among those that the program lists", () => {
  const blocks = previewBlocks(SOURCE);
  const name = (names, line) => nameAmong(names, blockAt(blocks, line), line, "Sources/Card");
  assert.equal(name(["Red", "red"], 5), "Red");
  assert.equal(name(["Sources/Card/Red", "Sources/Other/Red"], 5), "Sources/Card/Red");
  assert.equal(name(["Preview", "Preview-2"], 11), "Preview-2");
  assert.equal(name(["One", "Two"], 16), "One");
  assert.equal(name(["One", "Two"], 17), "Two");
  assert.equal(name(["Other"], 5), undefined);
});

test("only files with SwiftUI are checked", () => {
  assert.ok(hasViews("import SwiftUI\n"));
  assert.ok(hasViews("@testable import A\n@preconcurrency public import SwiftUI\n"));
  assert.ok(hasViews("import struct SwiftUI.Color\n"));
  assert.ok(!hasViews("import Foundation\n// import SwiftUI\n"));
  assert.equal(stemOf("/a/Sources/Card.swift", "/a"), "Sources/Card");
});

// SPDX-License-Identifier: MIT
"use strict";

// The test view, with the real program.

const assert = require("node:assert/strict");
const fs = require("node:fs");
const path = require("node:path");
const { test } = require("node:test");
const { fake, manifest, until, vscode, workspaceWith } = require("./support");
const { previewBlocks } = require("../src/preview-blocks");

const CARD = `import SwiftUI

struct Card: View {
    var title: String
    var body: some View { Text(title).padding().background(.yellow) }
}

#Preview("Hello", traits: .fixedLayout(width: 120, height: 60)) { Card(title: "Hello") }
#Preview("hello", traits: .fixedLayout(width: 90, height: 60)) { Card(title: "Hello") }
#Preview(traits: .fixedLayout(width: 100, height: 50)) {
    Card(title: "Plain")
}
#Preview("Clock: 1.5/2 \\"left\\"", traits: .sizeThatFitsLayout) { Card(title: "Clock").snapshotDisabled("a clock") }
`;

const PACKAGE = {
  "Package.swift": "// swift-tools-version: 6.0\nimport PackageDescription\n\n"
    + "let package = Package(name: \"Pack\", targets: [.target(name: \"Pack\", exclude: [\"__Snapshots__\"])])\n",
  "Sources/Pack/__Snapshots__/.keep": "",
  "Sources/Pack/Badge.swift": "import SwiftUI\n\n"
    + "struct Badge: View {\n    var body: some View { Text(\"a\").framed() }\n}\n\n"
    + "#Preview(\"Red\", traits: .sizeThatFitsLayout) { Badge() }\n",
  "Sources/Pack/Framed.swift": "import SwiftUI\n\nextension View {\n    func framed() -> some View { padding() }\n}\n\n"
    + "#Preview(\"Red\", traits: .sizeThatFitsLayout) { Text(\"b\").framed() }\n",
};

function itemsOf(collection) {
  const all = [];
  collection.forEach(item => all.push(item));
  return all;
}

/** Opens the test view: finds the targets, and lists the previews of all. */
async function list() {
  const [controller] = fake.controllers;
  await controller.resolveHandler(undefined);
  for (const item of itemsOf(controller.items)) await controller.resolveHandler(item);
  return itemsOf(controller.items);
}

function states(run) { return Object.fromEntries([...run.states].sort(([a], [b]) => a < b ? -1 : 1)); }

test("the tests of a file have the names and lines of its previews", async test => {
  const workspace = workspaceWith(test, { "Card.swift": CARD, "Other.swift": "import SwiftUI\n" });
  const [card, ...others] = await list();
  assert.equal(others.length, 0);
  assert.equal(card.label, "Card.swift");
  assert.equal(card.error, undefined);
  const items = itemsOf(card.children).sort((a, b) => a.range.start.line - b.range.start.line);
  assert.deepEqual(items.map(item => item.label), ["Hello", "hello-2", "Preview", "Clock-1.5-2-left"]);
  // The parser must name and place previews as the program does.
  const blocks = previewBlocks(CARD);
  const words = blocks.map(block => [block.word, block.line]);
  assert.deepEqual(items.map(item => [item.label, item.range.start.line]), words);
  assert.equal(items[0].uri.fsPath, workspace.file("Card.swift"));
});

test("the tests of a package are grouped by file", async test => {
  workspaceWith(test, PACKAGE);
  const roots = await list();
  assert.equal(roots.length, 1);
  const labels = collection => itemsOf(collection).map(item => item.label);
  const groups = itemsOf(roots[0].children).map(group => [group.label, labels(group.children)]);
  assert.deepEqual(groups, [["Sources/Pack/Badge.swift", ["Red"]], ["Sources/Pack/Framed.swift", ["Red"]]]);
});

test("a difference fails with its pictures, and is recorded", async test => {
  const workspace = workspaceWith(test, { "Cards (old)/Card.swift": CARD });
  const file = workspace.file("Cards (old)/Card.swift"), folder = path.dirname(file);

  // Nothing is recorded yet, and a run records nothing.
  let run = await fake.runTests();
  assert.deepEqual(states(run), {
    "Clock-1.5-2-left": "skipped", Hello: "failed", Preview: "failed", "hello-2": "failed",
  });
  assert.ok(run.hasEnded);
  assert.deepEqual(fs.readdirSync(folder).filter(name => name !== ".build"), ["Card.swift"]);

  // Records one, from its code lens.
  fake.document(file);
  await vscode.commands.executeCommand("zoetrope.record", vscode.Uri.file(file), 7);
  assert.deepEqual(fs.readdirSync(path.join(folder, "__Snapshots__/Card")), ["Hello.png"]);
  assert.deepEqual(states(fake.controllers[0].runs.at(-1)), { Hello: "passed" });

  // The view changes.
  await fake.save(file, CARD.replace(".yellow", ".orange"));
  const [card] = itemsOf(fake.controllers[0].items);
  const hello = itemsOf(card.children).find(item => item.label === "Hello");
  run = await fake.runTests([hello]);
  assert.deepEqual(states(run), { Hello: "failed" });
  const message = run.messages.get("Hello");
  assert.equal(message.location.uri.fsPath, file);
  assert.equal(message.location.range.line, 7);
  assert.match(message.message.value, /of 28800 pixels differ/);
  assert.deepEqual(message.message.isTrusted.enabledCommands, ["zoetrope.showFailure", "zoetrope.recordTest"]);
  const picture = /!\[Expected, difference and actual\]\((file:[^|]+)\|width=\d+\)/.exec(message.message.value);
  assert.ok(isPicture(vscode.Uri.parse(picture[1]).fsPath));

  // Its pictures, as the message's link shows them.
  const link = /\[Show pictures\]\(command:([\w.]+)\?([^)]+)\)/.exec(message.message.value);
  await vscode.commands.executeCommand(link[1], ...JSON.parse(decodeURIComponent(link[2])));
  const panel = fake.panels.at(-1);
  assert.match(panel.webview.html, /<figcaption>Expected<.*<figcaption>Actual</s);
  const sources = panel.webview.html.matchAll(/<img src="https:\/\/resources\.example([^"]+)"/g);
  const pictures = [...sources].map(each => each[1]);
  assert.equal(pictures.length, 3);
  for (const each of pictures) {
    assert.ok(isPicture(each), each);
    assert.ok(panel.webview.options.localResourceRoots.some(root => each.startsWith(root.fsPath + "/")));
  }
  assert.notDeepEqual(fs.readFileSync(pictures[1]), fs.readFileSync(pictures[2]));

  // Accepts the picture that was shown, from the message's link, though the code has changed since.
  await fake.save(file, CARD.replace(".yellow", ".blue"));
  const record = /\[Record\]\(command:([\w.]+)\?([^)]+)\)/.exec(message.message.value);
  const actual = fs.readFileSync(pictures[2]);
  await vscode.commands.executeCommand(record[1], ...JSON.parse(decodeURIComponent(record[2])));
  assert.deepEqual(fs.readFileSync(path.join(folder, "__Snapshots__/Card/Hello.png")), actual);
  assert.deepEqual(states(fake.controllers[0].runs.at(-1)), { Hello: "failed" });

  // The menu of the test view records the picture of the present code.
  await vscode.commands.executeCommand("zoetrope.recordTest", hello);
  assert.notDeepEqual(fs.readFileSync(path.join(folder, "__Snapshots__/Card/Hello.png")), actual);
  assert.deepEqual(states(fake.controllers[0].runs.at(-1)), { Hello: "passed" });
  assert.deepEqual(fs.readdirSync(path.join(folder, "__Snapshots__/Card")), ["Hello.png"]);
  assert.deepEqual(fake.errors, []);
});

test("one preview of a package is tested and recorded, not that of the same name in another file", async test => {
  const workspace = workspaceWith(test, PACKAGE);
  const { uri } = fake.document(workspace.file("Sources/Pack/Framed.swift"));
  await vscode.commands.executeCommand("zoetrope.record", uri, 6);
  const snapshots = workspace.file("Sources/Pack/__Snapshots__");
  assert.deepEqual(fs.readdirSync(snapshots).sort(), [".keep", "Framed"]);
  assert.deepEqual(states(fake.controllers[0].runs.at(-1)), { Red: "passed" });
  assert.deepEqual(fake.errors, []);
});

test("a preview that traps fails with its reason, and others are still tested", async test => {
  const trap = CARD.replace("Card(title: \"Plain\")", "Card(title: [String]()[1])");
  workspaceWith(test, { "Card.swift": trap });
  const run = await fake.runTests();
  assert.equal(run.states.get("Preview"), "failed");
  assert.match(run.messages.get("Preview").message.value, /Index out of range|trap/i);
  assert.doesNotMatch(run.messages.get("Preview").message.value, /command:zoetrope.recordTest/);
  assert.match(run.messages.get("Hello").message.value, /^nothing is recorded/);
});

test("code that does not compile is an error of the target", async test => {
  const wrong = CARD.replace("Text(title)", "Txt(title)");
  const workspace = workspaceWith(test, { "Card.swift": wrong }, { check: "never" });
  const [card] = await list();
  assert.match(card.error, /Card\.swift does not compile/);
  const run = await fake.runTests();
  assert.deepEqual(states(run), { "Card.swift": "errored" });
  await fake.save(workspace.file("Card.swift"), CARD);
  await fake.controllers[0].resolveHandler(card);
  assert.equal(card.children.size, 4);
  assert.equal(card.error, undefined);
});

test("a save with another preview lists the previews again", async test => {
  const workspace = workspaceWith(test, { "Card.swift": CARD }, { check: "never" });
  const [card] = await list();
  await fake.save(workspace.file("Card.swift"), CARD + "#Preview(\"New\") { Text(\"new\") }\n");
  assert.deepEqual(itemsOf(card.children).map(item => item.label).sort(),
    ["Clock-1.5-2-left", "Hello", "New", "Preview", "hello-2"]);
});

test("variants are tests of their own", async test => {
  workspaceWith(test, { "Card.swift": CARD }, { variants: "light,dark" });
  const [card] = await list();
  assert.equal(card.children.size, 8);
  assert.ok(itemsOf(card.children).some(item => item.label === "Hello.dark"));
});

test("a cancelled run ends its process", async test => {
  const workspace = workspaceWith(test, { "Card.swift": CARD });
  await list();
  const source = new vscode.CancellationTokenSource();
  const [controller] = fake.controllers;
  const ended = controller.profiles[0].handler(new vscode.TestRunRequest(), source.token);
  await until("the tests run", () => workspace.program.children.size === 1);
  source.cancel();
  await ended;
  assert.ok(controller.runs[0].hasEnded);
  assert.deepEqual([...controller.runs[0].states.values()], Array(4).fill("skipped"));
  assert.equal(workspace.program.children.size, 0);
  assert.deepEqual(fake.errors, []);
});

test("each preview has two code lenses", test => {
  const workspace = workspaceWith(test, { "Card.swift": CARD });
  const [{ selector, provider }] = fake.lenses;
  assert.equal(selector.language, "swift");
  const lenses = provider.provideCodeLenses(fake.document(workspace.file("Card.swift")));
  assert.deepEqual(lenses.map(lens => [lens.range.start.line, lens.command.title]), [7, 8, 9, 12].flatMap(line =>
    [[line, "Preview"], [line, "Record"]]));
  for (const lens of lenses) assert.ok(fake.commands.has(lens.command.command));
});

test("the manifest names the commands and settings that the code uses", test => {
  workspaceWith(test, {});
  assert.deepEqual([...fake.commands.keys()].sort(), manifest.contributes.commands.map(each => each.command).sort());
  const folder = path.join(__dirname, "../src");
  const code = fs.readdirSync(folder).map(name => fs.readFileSync(path.join(folder, name), "utf8")).join("\n");
  for (const key of Object.keys(manifest.contributes.configuration.properties)) {
    const name = key.replace("zoetrope.", "");
    assert.ok(code.includes(`"${name}"`) || new RegExp(`\\b${name}: "--`).test(code), `no code reads ${key}`);
  }
});

function isPicture(file) { return fs.readFileSync(file).subarray(0, 4).equals(Buffer.from("\x89PNG", "latin1")); }

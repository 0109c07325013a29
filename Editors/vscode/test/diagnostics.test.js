// SPDX-License-Identifier: MIT
"use strict";

// Diagnostics, with the reports of the real program.

const assert = require("node:assert/strict");
const { test } = require("node:test");
const { descendants, fake, isRunning, until, vscode, workspaceWith } = require("./support");

const { Error: ERROR, Warning: WARNING, Information: INFORMATION } = vscode.DiagnosticSeverity;

/** Diagnostics as `line:start-end severity code text`, with the text that the range marks. */
function words(workspace, name) {
  const lines = fake.document(workspace.file(name)).getText().split("\n");
  const all = fake.collections[0].get(vscode.Uri.file(workspace.file(name))) ?? [];
  return all.map(({ range: { start, end }, severity, code, message }) => ({
    line: start.line, text: (lines[start.line] ?? "").slice(start.character, end.character), severity, code, message,
  })).sort((a, b) => a.line - b.line);
}

const WRONG = `import SwiftUI
import RealityKit

struct Wrong: View {
    @Environment(\\.openDocument) private var open

    var body: some View {
        /* é 😀 */ Txt("x")
            .presentationBackgroundInteraction(.enabled)
    }
}
`;

test("a save shows errors, missing names and missing modules at their words", async test => {
  const workspace = workspaceWith(test, { "Wrong.swift": WRONG });
  await fake.save(workspace.file("Wrong.swift"), WRONG);
  await until("there are diagnostics", () => words(workspace, "Wrong.swift").length);
  const found = words(workspace, "Wrong.swift");
  assert.deepEqual(found.map(({ message, ...rest }) => rest), [
    { line: 1, text: "RealityKit", severity: WARNING, code: "missing-module" },
    { line: 4, text: "openDocument", severity: WARNING, code: "missing-name" },
    { line: 7, text: "Txt", severity: ERROR, code: "error" },
    { line: 8, text: "enabled", severity: INFORMATION, code: "consequence" },
  ]);
  assert.equal(found[2].message, "cannot find 'Txt' in scope");
  assert.match(found[0].message, /'RealityKit'; render leaves out code that needs it/);
  assert.match(found[1].message, /environment.*'openDocument'/);
  assert.equal(fake.collections[0].get(vscode.Uri.file(workspace.file("Wrong.swift")))[0].source, "zoetrope");
  assert.deepEqual(fake.errors, []);
});

test("a misspelt name has a quick fix, until its word changes", async test => {
  const text = "import SwiftUI\n\nstruct Card: View {\n    var body: some View { /* é 😀 */ VStak { Text(\"x\") } }\n}\n";
  const workspace = workspaceWith(test, { "Card.swift": text });
  await fake.save(workspace.file("Card.swift"), text);
  await until("there is a diagnostic", () => words(workspace, "Card.swift").length);
  const document = fake.document(workspace.file("Card.swift"));
  const [{ provider, kinds }] = fake.actions;
  const all = fake.collections[0].get(document.uri);
  const line = text.split("\n")[3], column = line.indexOf("VStak");
  const actions = (start, end) =>
    provider.provideCodeActions(document, new vscode.Range(3, start, 3, end), { diagnostics: all });
  assert.deepEqual(kinds, ["quickfix"]);
  const [action, ...others] = actions(column + 2, column + 2);
  assert.deepEqual(others, []);
  assert.equal(action.title, "Change to 'VStack'");
  assert.deepEqual(action.diagnostics, all);
  const [{ uri, range, text: replacement }] = action.edit.all;
  assert.equal(uri.fsPath, document.uri.fsPath);
  assert.deepEqual([range.start, range.end], [{ line: 3, character: column }, { line: 3, character: column + 5 }]
    .map(at => new vscode.Position(at.line, at.character)));
  assert.equal(replacement, "VStack");
  assert.deepEqual(actions(0, column - 1), [], "elsewhere in the line");
  document.text = text.replace("VStak", "Other");
  assert.deepEqual(actions(column, column), []);
});

test("a missing parenthesis has a quick fix that inserts it, until its line changes", async test => {
  const text = "import SwiftUI\n\nstruct Card: View {\n    var body: some View {\n        Text(\"é\"\n        Text(\"b\")\n    }\n}\n";
  const workspace = workspaceWith(test, { "Card.swift": text });
  await fake.save(workspace.file("Card.swift"), text);
  await until("there is a diagnostic", () => words(workspace, "Card.swift").length);
  const found = words(workspace, "Card.swift"), cause = found.find(each => each.severity === ERROR);
  assert.ok(found.every(each => each === cause || each.severity === INFORMATION), "the others follow from it");
  const document = fake.document(workspace.file("Card.swift")), [{ provider }] = fake.actions;
  const end = text.split("\n")[4].length;
  const actions = () => provider.provideCodeActions(document, new vscode.Range(4, end, 4, end), { diagnostics: [] });
  const [action] = actions();
  assert.equal(action.title, "Insert ')'");
  const [{ range, text: inserted }] = action.edit.all;
  assert.deepEqual([range.start, range.end], [new vscode.Position(4, end), new vscode.Position(4, end)]);
  assert.equal(inserted, ")");
  document.text = text.replace("é", "e");
  assert.deepEqual(actions(), []);
});

test("a mended file has no diagnostics", async test => {
  const workspace = workspaceWith(test, { "Wrong.swift": WRONG });
  await fake.save(workspace.file("Wrong.swift"), WRONG);
  await until("there are diagnostics", () => words(workspace, "Wrong.swift").length);
  const right = "import SwiftUI\n\nstruct Wrong: View {\n    var body: some View { Text(\"x\") }\n}\n";
  await fake.save(workspace.file("Wrong.swift"), right);
  await until("there are none", () => words(workspace, "Wrong.swift").length === 0);
});

test("saves in a row make one check, and a new check ends the last one", async test => {
  const workspace = workspaceWith(test, { "Wrong.swift": WRONG });
  const uri = vscode.Uri.file(workspace.file("Wrong.swift"));
  const checks = () => fake.output.split("\n").filter(line => line.includes(" check ")).length;
  for (let count = 0; count < 5; count++) await fake.save(uri.fsPath, WRONG);
  await until("a check runs", () => checks());
  const [first] = workspace.program.children;
  const processes = [first.pid, ...descendants(first.pid)];
  const both = [workspace.diagnostics.check(uri), workspace.diagnostics.check(uri)];
  const reports = await Promise.all(both);
  // The program handles the signal itself once it has started.
  assert.ok([143, "SIGTERM"].includes(first.signalCode ?? first.exitCode));
  await until("the compiler has ended too", () => !processes.some(isRunning), 5000);
  assert.deepEqual(reports.map(report => report?.version), [undefined, 1]);
  assert.equal(checks(), 3);
  assert.deepEqual(fake.errors, [], "a cancelled check is no error");
});

test("a file of a package is checked with its package, and other files get diagnostics too", async test => {
  const workspace = workspaceWith(test, {
    "Package.swift": "// swift-tools-version: 6.0\nimport PackageDescription\n\n"
      + "let package = Package(name: \"Pack\", targets: [.target(name: \"Pack\")])\n",
    "Sources/Pack/Badge.swift": "import SwiftUI\n\n"
      + "struct Badge: View {\n    var body: some View { Text(\"a\").framed() }\n}\n",
    "Sources/Pack/Framed.swift": "import SwiftUI\n\n"
      + "extension View {\n    func framed() -> some View { padin() }\n}\n",
  });
  const file = workspace.file("Sources/Pack/Badge.swift");
  await workspace.diagnostics.check(vscode.Uri.file(file));
  assert.deepEqual(words(workspace, "Sources/Pack/Badge.swift"), []);
  const found = words(workspace, "Sources/Pack/Framed.swift");
  assert.deepEqual(found.map(each => [each.line, each.text, each.severity]), [[3, "padin", ERROR]]);
  assert.deepEqual(fake.errors, []);
});

test("settings decide when files are checked", async test => {
  const files = { "Wrong.swift": WRONG, "Other.swift": "let a: Int = \"\"\n" };
  const workspace = workspaceWith(test, files, { check: "never" });
  await fake.save(workspace.file("Wrong.swift"), WRONG);
  fake.settings.check = "onSave";
  // A file without SwiftUI is not checked.
  await fake.save(workspace.file("Other.swift"), "let a: Int = \"\"\n");
  await new Promise(resolve => setTimeout(resolve, 400));
  assert.ok(!fake.output.includes(" check "));
  fake.settings.check = "onOpenAndSave";
  fake.documents.clear();
  fake.edit(workspace.file("Wrong.swift"));
  await until("there are diagnostics", () => words(workspace, "Wrong.swift").length === 4);
});

test("an error of the program is shown", async test => {
  const workspace = workspaceWith(test, { "Wrong.swift": WRONG }, { path: "/bin/false" });
  await workspace.diagnostics.check(vscode.Uri.file(workspace.file("Wrong.swift")));
  assert.equal(fake.errors[0].message, "Zoetrope: render ended with status 1");
});
